/** Which list this is, how much is in it, and how late it is in Kuala Lumpur. */
import { useLanguage, useT } from '#app/language/strings.tsx'
import { minutesOfDay } from '#domain/desk/clock.ts'
import type { Counts } from '#domain/desk/desk-api.ts'
import { formatMoment } from '#domain/desk/moment.ts'
import { formatTime } from '#domain/format.ts'
import { useDesk } from '../frame/desk-context.ts'
import { useListQuery } from '../frame/use-list-query.ts'

interface HeadProps {
	counts: Counts
	/** How many the list holds, over all its pages. */
	total: number
	hours: { opens: number; closes: number; isOpenDay: boolean }
	now: number
}

/** In the menu an adjective will do; a heading has its noun. */
const titledViews = [
	'late',
	'new',
	'withdrawn',
	'erasure',
	'before',
	'failed',
	'silent',
	'closed',
] as const

/** The name of the list that the address asks for. */
function useListTitle(): string {
	const t = useT('desk-inbox')
	const desk = useT('desk')
	const words = useT('desk-cases')
	const asked = useListQuery()
	const { saved } = useDesk()
	const view = asked.get('view')
	const waiting = asked.get('waiting')
	if (asked.get('q')) return t('searchTitle')
	if (asked.has('all')) return t('titles.all')
	if (view === 'mine') return desk('views.mine')
	const titled = titledViews.find((one) => one === view)
	if (titled) return t(`titles.${titled}`)
	if (view) return saved.find(({ id }) => id === view)?.name ?? t('titles.saved')
	if (waiting) return t('titles.waiting', { who: words(`waitingOn.${waiting}`) })
	return desk('views.inbox')
}

export function InboxHead({ counts, total, hours, now }: HeadProps) {
	const t = useT('desk-inbox')
	const language = useLanguage()
	const title = useListTitle()
	// The numbers of the whole desk would say nothing about a part of it.
	const isNarrowed = useListQuery().size > 0
	const minutes = minutesOfDay(now)
	const isOpen = hours.isOpenDay && minutes >= hours.opens && minutes < hours.closes
	return (
		<header className="case-head">
			<title>{title}</title>
			<h1>{title}</h1>
			{isNarrowed ? (
				<p>{t('results.count', { count: total })}</p>
			) : (
				<p>
					{t('open.count', { count: counts.inbox })}
					{counts.late > 0 && (
						<>
							{' · '}
							<b>{t('lateNow', { n: counts.late })}</b>
						</>
					)}
					{` · ${t('todayNow', { n: counts.today })}`}
				</p>
			)}
			<p className="case-office">
				<b>{formatMoment(language, new Date(now).toISOString())}</b>
				{' · '}
				{isOpen
					? t('office.open', { time: formatTime(language, hours.closes) })
					: t('office.closed')}
			</p>
		</header>
	)
}
