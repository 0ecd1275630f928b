import { CalendarDays, Flag, GraduationCap, MessageCircle, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { Bidi } from '#app/components/bidi.tsx'
import { Scene } from '#app/components/scene.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { formatDate, formatMonth } from '#domain/format.ts'
import { FromTo, useFigures } from './figures.tsx'
import type { PlanResult } from './plan-view.ts'

export function PlanHero({ result }: { result: PlanResult | undefined }) {
	const t = useT('plan')
	const language = useLanguage()
	return (
		<section className="plan-hero pal-duha">
			<div className="art" aria-hidden="true">
				<Scene name="cta-sea" alt="" width={1600} height={600} eager />
			</div>
			<div className="wrap">
				<p className="eyebrow">{t('hero.eyebrow')}</p>
				<h1>{t('hero.title')}</h1>
				<p className="lead">
					<Bidi>
						{result
							? t(result.programme ? 'hero.chosen' : 'hero.university', {
									programme: result.programme ?? '',
									university: result.university.name,
									intake: formatMonth(language, result.intake),
								})
							: t('hero.empty')}
					</Bidi>
				</p>
				{result && (
					<div className="actions no-print">
						<ButtonAnchor variant="brand" small href="#family">
							<MessageCircle className="icon" aria-hidden="true" />
							{t('hero.share')}
						</ButtonAnchor>
						<ButtonAnchor variant="line" small href="#dates">
							<CalendarDays className="icon" aria-hidden="true" />
							{t('hero.calendar')}
						</ButtonAnchor>
					</div>
				)}
			</div>
		</section>
	)
}

/** The three answers, each leading to where it is worked out. */
export function Tickets({ result }: { result: PlanResult }) {
	const t = useT('plan')
	const language = useLanguage()
	const { ringgit, months } = useFigures()
	const { total, way, dates } = result
	return (
		<div className="wrap tickets">
			<Ticket to="#total" icon={<Wallet className="icon" />}>
				<small>{t('ticket.total', { currency: t(`inCurrency.${total.currency}`) })}</small>
				<b>
					<FromTo {...total.amount} />
				</b>
				<span>
					<Bidi>{t('ticket.ringgit', { range: ringgit(total.ringgit) })}</Bidi>
				</span>
			</Ticket>
			<Ticket to="#route" icon={<GraduationCap className="icon" />}>
				<small>{t('ticket.way')}</small>
				<b>{t(`verdict.${way.verdict}`)}</b>
				<span>
					{t(`verdictNote.${way.verdict}`, {
						months: way.months ? months(way.months) : '',
						certificate: way.needs ? t(`certificate.${way.needs}`) : '',
					})}
				</span>
			</Ticket>
			<Ticket to="#dates" icon={<Flag className="icon" />}>
				<small>{t(dates.colour === 'red' ? 'ticket.late' : 'ticket.dates')}</small>
				<b>{dates.colour === 'red' ? t('colour.red') : formatDate(language, dates.nextDate)}</b>
				<span>
					<Timing colour={dates.colour} daysLeft={dates.daysLeft} />
				</span>
			</Ticket>
		</div>
	)
}

function Ticket({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
	return (
		<a className="ticket" href={to}>
			<span className="star" aria-hidden="true">
				{icon}
			</span>
			<span className="ticket-text">{children}</span>
		</a>
	)
}

/** A circle, a diamond or a square, and the word: colour never speaks alone. */
export function Timing({
	colour,
	daysLeft,
}: {
	colour: PlanResult['dates']['colour']
	daysLeft?: number
}) {
	const t = useT('plan')
	return (
		<span className={`timing timing-${colour}`}>
			{t(`colour.${colour}`)}
			{daysLeft !== undefined && colour !== 'red' && (
				<span className="timing-days"> · {t('days.left', { count: daysLeft })}</span>
			)}
		</span>
	)
}
