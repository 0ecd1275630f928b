/** The picture above a list of the desk: the skyline, the sun at now, and the water with the marks of its time. Stars are the caller's. */
import type { CSSProperties, ReactNode } from 'react'
import { Scene } from '#app/components/scene.tsx'
import { khatam, rosette, seaWaves } from './day-drawing.ts'

interface DaySkyProps {
	/** Percent of the width, and pixels from the upper edge. */
	sun: { start: number; height: number }
	/** What stands on the water, each at its percent of the width. */
	marks: readonly { at: number; label: ReactNode }[]
	children: ReactNode
}

export function DaySky({ sun, marks, children }: DaySkyProps) {
	const place = { insetInlineStart: `${sun.start}%`, insetBlockStart: sun.height }
	return (
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
				{marks.map(({ at, label }) => (
					<span key={at} style={{ insetInlineStart: `${at}%` }}>
						{label}
					</span>
				))}
			</div>
			{children}
		</div>
	)
}

interface DayStarProps {
	/** From the start of the picture. */
	start: CSSProperties['insetInlineStart']
	/** How many stars lie below it. */
	height: number
	tone?: string
}

export function DayStar({ start, height, tone = '' }: DayStarProps) {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 100 100"
			className={`day-star ${tone}`}
			style={{ insetInlineStart: start, insetBlockEnd: 29 + height * 19 }}
		>
			<path d={khatam} />
		</svg>
	)
}
