/** Publications in the direction of reading: the past ones, the sun at now, and those that wait for their date. */
import { Scene } from '#app/components/scene.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { StripEvent } from '#domain/desk/website-api.ts'
import { formatDate } from '#domain/format.ts'
import { khatam, rosette, seaWaves } from '../../case-parts/day-drawing.ts'

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
	const sun = { insetInlineStart: `${placeOf(now, now)}%`, insetBlockStart: 40 }
	const marks = [-28, -14, 14, 28, 42].map((days) => now + days * day)
	return (
		<section className="day pal-duha web-strip" aria-label={t('strip.label')}>
			<div className="day-picture" aria-hidden="true">
				{[520, 330, 170].map((size, index) => (
					<i
						key={size}
						className={`day-halo day-halo-${index + 1}`}
						style={{ ...sun, width: size, height: size }}
					/>
				))}
				<Scene name="desk-skyline" alt="" width={420} height={110} eager className="day-skyline" />
				<i className="day-now" style={sun} />
				<svg aria-hidden="true" className="day-sun" viewBox="-60 -60 120 120" style={sun}>
					<circle r="46" className="day-sun-ring" />
					<circle r="38" className="day-sun-disc" />
					<path d={rosette} className="day-sun-lines" />
				</svg>
				<div className="day-sea">
					<svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1200 34">
						<path d={seaWaves} />
					</svg>
					{marks.map((mark) => (
						<span key={mark} style={{ insetInlineStart: `${placeOf(mark, now)}%` }}>
							{dayAndMonth(language, mark)}
						</span>
					))}
				</div>
				{stars.map(({ event, place, height }) => (
					<svg
						key={`${event.kind} ${event.id} ${event.at}`}
						aria-hidden="true"
						viewBox="0 0 100 100"
						className={`day-star ${event.is_ahead ? 'web-star-ahead' : ''}`}
						style={{ insetInlineStart: `${place}%`, insetBlockEnd: 29 + height * 19 }}
					>
						<path d={khatam} />
					</svg>
				))}
			</div>
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
