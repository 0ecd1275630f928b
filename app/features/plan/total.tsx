/** What the first year takes, line by line with its source, and as one amount with its parts as bars. */
import Info from 'lucide-react/icons/info'
import type { CSSProperties } from 'react'
import { Bidi } from '#app/components/bidi.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { formatDate, formatNumber, formatRinggit } from '#domain/format.ts'
import { FromTo } from './figures.tsx'
import { Lines } from './total-lines.tsx'
import type { TotalView } from './total-view.ts'

export function Total({ total }: { total: TotalView }) {
	const t = useT('plan')
	return (
		<section id="total" className="plan-block" aria-labelledby="total-title">
			<div className="plan-head">
				<h2 id="total-title">{t('total.title')}</h2>
				<p>{t('total.lead')}</p>
			</div>
			<div className="total-columns">
				<div className="panel total-lines">
					{!total.known && <p className="total-alone">{t('total.withoutFoundation')}</p>}
					<Lines total={total} />
					{total.currency !== 'MYR' && (
						<p className="plan-note">
							<Info className="icon" aria-hidden="true" />
							{t('total.paid')}
						</p>
					)}
				</div>
				<div className="total-side">
					<TotalPanel total={total} />
					<Beside total={total} />
				</div>
			</div>
		</section>
	)
}

const reaching = (parts: Readonly<Record<`--${string}`, number>>): CSSProperties => parts

function TotalPanel({ total }: { total: TotalView }) {
	const t = useT('plan')
	const language = useLanguage()
	const { amount, currency, groups, ringgit, refundable, rate } = total
	const most = Math.max(...groups.map(({ amount }) => amount.high))
	const share = (part: number) => Number((part / most).toFixed(3))
	const parts = groups.toSorted((a, b) => b.amount.high - a.amount.high)
	return (
		<aside className="total-panel on-dark" aria-label={t('total.panel')}>
			<p>{t('total.panel')}</p>
			<p className="total-amount">
				<span>{t('range.from')}</span> <bdi dir="ltr">{formatNumber(language, amount.low)}</bdi>
				<span>{t('range.to')}</span> <bdi dir="ltr">{formatNumber(language, amount.high)}</bdi>
			</p>
			<p className="total-currency">{t(`inCurrency.${currency}`)}</p>
			{total.withoutEnglish && <p className="total-hint">{t('ways.withoutEnglish')}</p>}
			{!total.known && <p className="total-hint">{t('total.withoutFoundation')}</p>}
			<ul className="total-bars">
				{parts.map(({ group, amount: { low, high } }) => (
					<li key={group}>
						<span>{t(`group.${group}`)}</span>
						<span>
							<FromTo low={low} high={high} />
						</span>
						<i
							aria-hidden="true"
							style={reaching({ '--low': share(low), '--high': share(high) })}
						/>
					</li>
				))}
			</ul>
			<dl>
				{currency !== 'MYR' && (
					<div>
						<dt>{t('total.inRinggit')}</dt>
						<dd>
							<FromTo {...ringgit} />
						</dd>
					</div>
				)}
				<div>
					<dt>{t('total.refundable')}</dt>
					<dd>
						<FromTo {...refundable.amount} />
					</dd>
				</div>
				{currency !== 'MYR' && (
					<div>
						<dt>{t('total.rate', { date: formatDate(language, rate.date) })}</dt>
						<dd>
							<Bidi>
								{t('total.perRinggit', {
									currency: t(`currency.${currency}`),
									rate: String(rate.perRinggit),
								})}
							</Bidi>
						</dd>
					</div>
				)}
			</dl>
			{currency !== 'MYR' && rate.official && <p className="total-hint">{t('total.official')}</p>}
			{currency !== 'MYR' && rate.old && <p className="total-hint">{t('total.old')}</p>}
		</aside>
	)
}

function Beside({ total }: { total: TotalView }) {
	const { proof, currency, notCounted, groups, atHome, hotel } = total
	const t = useT('plan')
	const language = useLanguage()
	const ringgit = formatRinggit(language, proof.ringgit)
	const amount = formatNumber(language, proof.amount)
	return (
		<div className="panel total-beside">
			<h3>{t('total.proofTitle')}</h3>
			<p>
				<Bidi>
					{currency === 'MYR'
						? t('total.proofRinggit', { ringgit })
						: t('total.proof', { ringgit, amount, currency: t(`inCurrency.${currency}`) })}
				</Bidi>
			</p>
			<h3>{t('total.notCounted')}</h3>
			<ul>
				{!groups.some(({ group }) => group === 'travel') && <li>{t('total.flights')}</li>}
				{atHome && <li>{t('total.home')}</li>}
				{notCounted.map((one) => (
					<li key={one}>{one}</li>
				))}
			</ul>
			{hotel && <p className="plan-small">{t('total.hotel')}</p>}
			<p className="plan-small">{t('total.otherCurrencies')}</p>
		</div>
	)
}
