/** The office day in the direction of reading: the sun where it is now, a star for every promise due. */
import { useT } from '#app/language/strings.tsx'
import { minutesOfDay } from '#domain/desk/clock.ts'
import type { ListedCase } from '#domain/desk/desk-api.ts'
import { formatTime } from '#domain/format.ts'
import type { Language } from '#domain/language.ts'
import { timeOf } from '../case-parts/clock.tsx'
import { DaySky, DayStar } from '../case-parts/day-sky.tsx'
import { dayStars, type Hours, hourMarks, placeOf } from './day-stars.ts'

interface DayStripProps {
	rows: readonly ListedCase[]
	hours: Hours
	now: number
	language: Language
}

/** As many as are shown side by side; the rest is only counted. */
const mostColumns = 4

export function DayStrip({ rows, hours, now, language }: DayStripProps) {
	const t = useT('desk-inbox')
	const minutes = minutesOfDay(now)
	const sun = placeOf(minutes, hours)
	const stars = dayStars(rows, hours, now)
	const late = stars.filter(({ tone }) => tone === 'late')
	const drawn = stars.filter(({ column }) => column < mostColumns)
	const uncounted = late.length - drawn.filter(({ tone }) => tone === 'late').length
	// Highest at noon, on the water at both ends.
	const rise = Math.sin(((sun - 5) / 90) * Math.PI)
	return (
		<section className="day pal-duha" aria-label={t('day.label')}>
			<DaySky
				sun={{ start: sun, height: Math.round(62 - 24 * rise) }}
				marks={hourMarks(hours).map((mark) => ({
					at: placeOf(mark * 60, hours),
					label: mark % 12 || 12,
				}))}
			>
				{drawn.map(({ row, x, column, height, tone }) => (
					<DayStar key={row.id} start={`calc(${x}% + ${column * 21}px)`} {...{ height, tone }} />
				))}
				{uncounted > 0 && (
					<b
						className="day-uncounted"
						style={{ insetInlineStart: `calc(5% + ${mostColumns * 21}px)` }}
					>
						+{uncounted}
					</b>
				)}
			</DaySky>
			<p className="sr-only">{t('day.now', { time: formatTime(language, minutes) })}</p>
			{stars.length === 0 ? (
				<p className="sr-only">{t('day.none')}</p>
			) : (
				<ul className="sr-only">
					{stars.map(({ row, tone }) => (
						<li key={row.id}>
							{t(tone === 'late' ? 'day.lateStar' : 'day.star', {
								name: row.name,
								time: timeOf(language, row.clock_at, now),
							})}
						</li>
					))}
				</ul>
			)}
		</section>
	)
}
