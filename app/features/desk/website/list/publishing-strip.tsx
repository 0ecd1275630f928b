/** Publications in the direction of reading: the past ones, the sun at now, and those that wait for their date. */
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { StripEvent } from '#domain/desk/website-api.ts'
import { formatDate } from '#domain/format.ts'
import { DaySky, DayStar } from '../../case-parts/day-sky.tsx'

const day = 24 * 60 * 60 * 1000
const [daysBack, daysAhead] = [30, 45]
const inColumn = 3

/** Percent of the strip. */
const placeOf = (at: number, now: number) =>
	4 + (92 * ((at - now) / day + daysBack)) / (daysBack + daysAhead)

export function PublishingStrip({ events, now }: { events: readonly StripEvent[]; now: number }) {
	const t = useT('website')
	const language = useLanguage()
	const shown = events.filter(({ at }) => {
		const days = (Date.parse(at) - now) / day
		return days > -daysBack && days < daysAhead
	})
	const columns = new Map<number, number>()
	const stars = shown.flatMap((event) => {
		const place = Math.round(placeOf(Date.parse(event.at), now) / 2) * 2
		const height = columns.get(place) ?? 0
		columns.set(place, height + 1)
		return height < inColumn ? [{ event, place, height }] : []
	})
	const marks = [-28, -14, 14, 28, 42].map((days) => now + days * day)
	return (
		<section className="day pal-duha web-strip" aria-label={t('strip.label')}>
			<DaySky
				sun={{ start: placeOf(now, now), height: 32 }}
				marks={marks.map((mark) => ({
					at: placeOf(mark, now),
					label: dayAndMonth(language, mark),
				}))}
			>
				{stars.map(({ event, place, height }) => (
					<DayStar
						key={`${event.kind} ${event.id} ${event.at}`}
						start={`${place}%`}
						height={height}
						tone={event.is_ahead ? 'web-star-ahead' : ''}
					/>
				))}
			</DaySky>
			{shown.length === 0 ? (
				<p className="sr-only">{t('strip.none')}</p>
			) : (
				<ul className="sr-only">
					{shown.map((event) => (
						<li key={`${event.kind} ${event.id} ${event.at}`}>
							{t(event.is_ahead ? 'strip.ahead' : 'strip.past', {
								name: event.name[language],
								date: formatDate(language, event.at),
							})}
						</li>
					))}
				</ul>
			)}
		</section>
	)
}

/** «1 ديسمبر»: the year is this one or the next. */
function dayAndMonth(language: 'ar' | 'en', at: number): string {
	return formatDate(language, new Date(at)).replace(/[,،]?\s*\d{4}$/, '')
}
