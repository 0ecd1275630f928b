import CalendarDays from 'lucide-react/icons/calendar-days'
import Flag from 'lucide-react/icons/flag'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import MessageCircle from 'lucide-react/icons/message-circle'
import Wallet from 'lucide-react/icons/wallet'
import type { ReactNode } from 'react'
import { Bidi } from '#app/components/bidi.tsx'
import { Scene } from '#app/components/scene.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { formatDate, formatMonth } from '#domain/format.ts'
import { BudgetMark } from './budget-mark.tsx'
import { FromTo, useFigures } from './figures.tsx'
import type { PlanResult } from './plan-view.ts'
import { Timing } from './timing.tsx'

interface PlanHeroProps {
	result: PlanResult | undefined
	/** How an empty plan begins: before the picture. */
	children?: ReactNode
}

export function PlanHero({ result, children }: PlanHeroProps) {
	const t = useT('plan')
	const language = useLanguage()
	return (
		<section className={`plan-hero pal-duha ${result ? '' : 'plan-hero-empty'}`}>
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
				{children}
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
	const { ringgit } = useFigures()
	const { total, way, dates, budget, intake } = result
	const isBehind = dates.slack < 0
	return (
		<div className="wrap tickets">
			<Ticket to="#total" icon={<Wallet className="icon" />}>
				<small>{t('ticket.total', { currency: t(`inCurrency.${total.currency}`) })}</small>
				<b>{total.known ? <FromTo {...total.amount} /> : t('ticket.unknown')}</b>
				<span>
					{!total.known && t('ways.noTotal')}
					{total.known && (
						<Bidi>
							{total.currency === 'MYR'
								? t('ticket.indicative')
								: t('ticket.ringgit', { range: ringgit(total.ringgit) })}
						</Bidi>
					)}
				</span>
				{total.withoutEnglish && <span>{t('ways.withoutEnglish')}</span>}
				{budget?.state && budget.by && (
					<span>
						<BudgetMark state={budget.state} by={budget.by} />
					</span>
				)}
			</Ticket>
			<Ticket to="#route" icon={<GraduationCap className="icon" />}>
				<small>{t('ticket.way')}</small>
				<b className="ticket-words">
					{way.chosen ? t(`ways.name.${way.chosen}`) : t(`verdict.${way.verdict}`)}
				</b>
				<span>
					{way.needs
						? t('verdictNote.later', { certificate: t(`certificate.${way.needs}`) })
						: t('ticket.wayNote', { intake: formatMonth(language, intake) })}
				</span>
			</Ticket>
			<Ticket to="#dates" icon={<Flag className="icon" />}>
				<small>
					{t(dates.colour === 'red' ? 'ticket.late' : isBehind ? 'ticket.latest' : 'ticket.dates')}
				</small>
				<b>
					{dates.colour === 'red'
						? formatMonth(language, intake)
						: formatDate(language, dates.nextDate)}
				</b>
				<span>
					<Timing colour={dates.colour} slack={dates.slack} />
				</span>
				{dates.colour === 'red' && <span>{t('ticket.later')}</span>}
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
