/** The office day in the direction of reading: the sun where it is now, a star for every promise due. */
import { Scene } from '#app/components/scene.tsx'
import { useT } from '#app/language/strings.tsx'
import { minutesOfDay } from '#domain/desk/clock.ts'
import type { ListedCase } from '#domain/desk/desk-api.ts'
import { formatTime } from '#domain/format.ts'
import type { Language } from '#domain/language.ts'
import { timeOf } from '../case-parts/clock.tsx'
import { khatam, rosette, seaWaves } from '../case-parts/day-drawing.ts'
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
	const place = { insetInlineStart: `${sun}%`, insetBlockStart: Math.round(62 - 24 * rise) }
	return (
		<section className="day pal-duha" aria-label={t('day.label')}>
			<div className="day-picture" aria-hidden="true">
				{[520, 330, 170].map((size, index) => (
					<i
						key={size}
						className={`day-halo day-halo-${index + 1}`}
						style={{ ...place, width: size, height: size }}
					/>
				))}
				<Scene name="desk-skyline" alt="" width={420} height={110} eager className="day-skyline" />
				<i className="day-now" style={place} />
				<svg aria-hidden="true" className="day-sun" viewBox="-60 -60 120 120" style={place}>
					<circle r="46" className="day-sun-ring" />
					<circle r="38" className="day-sun-disc" />
					<path d={rosette} className="day-sun-lines" />
				</svg>
				<div className="day-sea">
					<svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1200 34">
						<path d={seaWaves} />
					</svg>
					{hourMarks(hours).map((mark) => (
						<span key={mark} style={{ insetInlineStart: `${placeOf(mark * 60, hours)}%` }}>
							{mark % 12 || 12}
						</span>
					))}
				</div>
				{drawn.map(({ row, x, column, height, tone }) => (
					<svg
						key={row.id}
						aria-hidden="true"
						viewBox="0 0 100 100"
						className={`day-star ${tone}`}
						style={{
							insetInlineStart: `calc(${x}% + ${column * 21}px)`,
							insetBlockEnd: 29 + height * 19,
						}}
					>
						<path d={khatam} />
					</svg>
				))}
				{uncounted > 0 && (
					<b
						className="day-uncounted"
						style={{ insetInlineStart: `calc(5% + ${mostColumns * 21}px)` }}
					>
						+{uncounted}
					</b>
				)}
			</div>
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
