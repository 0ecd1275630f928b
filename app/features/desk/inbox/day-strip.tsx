/** The office day in the direction of reading: the sun where it is now, a star for every promise due. */
import { useT } from '#app/language/strings.tsx'
import { formatTime } from '#domain/format.ts'
import type { Language } from '#domain/language.ts'
import type { ListedCase } from '../cases/answers.ts'
import { groupOf, minutesOfDay, timeOf } from '../cases/clock.tsx'

const hour = 60 * 60 * 1000

interface DayStripProps {
	rows: readonly ListedCase[]
	hours: { opens: number; closes: number }
	now: number
	language: Language
}

/** Percent of the way from opening to closing, kept inside. */
function placeOf(minutes: number, { opens, closes }: DayStripProps['hours']): number {
	const part = (minutes - opens) / (closes - opens)
	return 5 + 90 * Math.min(1, Math.max(0, part))
}

/** Those that fall on the same place stand above each other. */
function starsOf({ rows, hours, now }: DayStripProps) {
	const heights = new Map<number, number>()
	return rows.flatMap((row) => {
		const group = groupOf(row, now)
		if (group !== 'late' && group !== 'today') return []
		const at = Date.parse(row.clock_at)
		const x = group === 'late' ? 5 : placeOf(minutesOfDay(at), hours)
		const slot = Math.round(x / 2)
		const height = heights.get(slot) ?? 0
		heights.set(slot, height + 1)
		const tone = group === 'late' ? 'late' : at - now < 2 * hour ? 'soon' : ''
		return [{ row, x, height, tone }]
	})
}

export function DayStrip(props: DayStripProps) {
	const { hours, now, language } = props
	const t = useT('desk-inbox')
	const minutes = minutesOfDay(now)
	const sun = placeOf(minutes, hours)
	const stars = starsOf(props)
	const marks = Array.from(
		{ length: Math.floor(hours.closes / 60) - Math.ceil(hours.opens / 60) + 1 },
		(_, index) => Math.ceil(hours.opens / 60) + index,
	)
	// Highest at noon, on the water at both ends.
	const rise = Math.sin(((sun - 5) / 90) * Math.PI)
	const place = { insetInlineStart: `${sun}%`, insetBlockStart: Math.round(58 - 34 * rise) }
	return (
		<section className="day pal-duha" aria-label={t('day.label')}>
			<div className="day-picture" aria-hidden="true">
				{[420, 270, 130].map((size, index) => (
					<i
						key={size}
						className={`day-halo day-halo-${index + 1}`}
						style={{ ...place, width: size, height: size }}
					/>
				))}
				<i className="day-now" style={place} />
				<i className="day-sun" style={place} />
				<div className="day-sea">
					{marks.map((mark) => (
						<span key={mark} style={{ insetInlineStart: `${placeOf(mark * 60, hours)}%` }}>
							{mark % 12 || 12}
						</span>
					))}
				</div>
				{stars
					.filter(({ height }) => height < 3)
					.map(({ row, x, height, tone }) => (
						<i
							key={row.id}
							className={`day-star ${tone}`}
							style={{ insetInlineStart: `${x}%`, insetBlockEnd: 29 + height * 19 }}
						/>
					))}
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
