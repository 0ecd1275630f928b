/** The plan on one sheet of paper: what it costs, what to gather, when, and whom to ask. */
import { Bidi } from '#app/components/bidi.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { consultants } from '#content/consultants.ts'
import { formatDate, formatMonth } from '#domain/format.ts'
import type { Localized } from '#domain/language.ts'
import { BudgetMark } from './budget-mark.tsx'
import { FromTo } from './figures.tsx'
import type { PlanResult, PlanView } from './plan-view.ts'

const documents = [
	'passport',
	'certificates',
	'transcripts',
	'english',
	'photos',
	'statement',
	'medical',
	'offer',
] as const

interface PrintSheetProps {
	view: PlanView
	result: PlanResult
	consultants: Localized<typeof consultants>
	address: string
}

export function PrintSheet({ view, result, consultants, address }: PrintSheetProps) {
	const t = useT('print')
	const plan = useT('plan')
	const language = useLanguage()
	const { total, way, dates, university, programme, intake, budget } = result
	const inCurrency = total.currency === 'MYR' ? '' : plan(`inCurrency.${total.currency}`)
	const counted = way.ways.find((one) => one.way === way.chosen)
	return (
		<article className="sheet">
			<header>
				<h1>{t('title')}</h1>
				<p>{formatDate(language, view.today)}</p>
			</header>
			<dl className="sheet-plan">
				<dt>{t('university')}</dt>
				<dd>{university.name}</dd>
				{programme && (
					<>
						<dt>{t('programme')}</dt>
						<dd>
							<Bidi>{programme}</Bidi>
						</dd>
					</>
				)}
				<dt>{t('intake')}</dt>
				<dd>{intake.length > 7 ? formatDate(language, intake) : formatMonth(language, intake)}</dd>
				<dt>{t('way')}</dt>
				<dd>{way.chosen ? plan(`ways.name.${way.chosen}`) : plan(`verdict.${way.verdict}`)}</dd>
				{budget?.state && budget.by && (
					<>
						<dt>{t('budget')}</dt>
						<dd>
							<BudgetMark state={budget.state} by={budget.by} />
						</dd>
					</>
				)}
				{view.universities.length > 1 && (
					<>
						<dt>{t('shortlist')}</dt>
						<dd>{view.universities.map(({ name }) => name).join(plan('dates.comma'))}</dd>
					</>
				)}
			</dl>
			<section>
				<h2>{t('total')}</h2>
				<table>
					<thead>
						<tr>
							<th scope="col">{t('group')}</th>
							{inCurrency && <th scope="col">{inCurrency}</th>}
							<th scope="col">{t('ringgit')}</th>
						</tr>
					</thead>
					<tbody>
						{total.groups.map((one) => (
							<SheetRow key={one.group} name={plan(`group.${one.group}`)} of={one} total={total} />
						))}
					</tbody>
					<tfoot>
						<SheetRow name={plan('total.sum')} of={total} total={total} />
						<SheetRow name={plan('total.refundable')} of={total.refundable} total={total} />
					</tfoot>
				</table>
				{inCurrency && (
					<p>
						{plan('total.rate', { date: formatDate(language, total.rate.date) })}:{' '}
						<Bidi>
							{plan('total.perRinggit', {
								currency: plan(`currency.${total.currency}`),
								rate: String(total.rate.perRinggit),
							})}
						</Bidi>
					</p>
				)}
				{!total.known && <p>{plan('total.withoutFoundation')}</p>}
				{total.withoutEnglish && <p>{plan('ways.withoutEnglish')}</p>}
				{counted && (
					<p className="sheet-doubts">
						<b>{t('uncertain')}: </b>
						{counted.doubts.map((doubt) => plan(`ways.doubt.${doubt}`)).join(' ')}
					</p>
				)}
			</section>
			<section>
				<h2>{t('dates')}</h2>
				<ol>
					{dates.steps.map(({ id, name, date }) => (
						<li key={id}>
							<b>{formatDate(language, date)}</b>
							<span>
								<Bidi>{plan(`dates.step.${name}`, { university: university.name })}</Bidi>
							</span>
						</li>
					))}
				</ol>
			</section>
			<section>
				<h2>{t('documents')}</h2>
				<ul className="sheet-boxes">
					{documents.map((id) => (
						<li key={id}>{t(`document.${id}`)}</li>
					))}
				</ul>
			</section>
			<section>
				<h2>{t('consultants')}</h2>
				<ul className="sheet-people">
					{consultants.map(({ id, name, title, whatsapp }) => (
						<li key={id}>
							<b>{name}</b>
							<span>{title}</span>
							<bdi dir="ltr">{whatsapp.display}</bdi>
						</li>
					))}
				</ul>
			</section>
			<footer>
				<b>{t('link')}</b> <bdi dir="ltr">{address}</bdi>
			</footer>
		</article>
	)
}

/** A row of the sums: in the plan's currency, and in ringgit. */
function SheetRow({
	name,
	of,
	total: { currency },
}: {
	name: string
	of: PlanResult['total']['refundable']
	total: PlanResult['total']
}) {
	return (
		<tr>
			<th scope="row">{name}</th>
			{currency !== 'MYR' && (
				<td>
					<FromTo {...of.amount} />
				</td>
			)}
			<td>
				<FromTo {...of.ringgit} />
			</td>
		</tr>
	)
}
