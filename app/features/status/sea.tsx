/** The way over the sea, with a star for each stage and the ship at the present one. The list below says the same in words. */
import { sceneAddress } from '#app/components/scene.tsx'
import type { TimelineStage } from '#domain/cases/status.ts'

interface Drawing {
	width: number
	/** From the coast to the harbour. */
	from: number
	to: number
	name: string
}

const wide: Drawing = { width: 1600, from: 420, to: 1240, name: 'status-sea' }
const slim: Drawing = { width: 780, from: 110, to: 640, name: 'status-sea-slim' }
const height = 600

/** Below the shore, along a slow wave, so that the way reads as one over water. */
function placeOf({ from, to }: Drawing, index: number, count: number) {
	const share = count === 1 ? 0.5 : index / (count - 1)
	return { x: from + share * (to - from), y: 486 + Math.sin(share * Math.PI * 3) * 30 }
}

const star = 'M0-17L5-12 12-12 12-5 17 0 12 5 12 12 5 12 0 17-5 12-12 12-12 5-17 0-12-5-12-12-5-12z'

export function Sea({ stages }: { stages: readonly TimelineStage[] }) {
	return (
		<div className="status-sea" aria-hidden="true">
			<Backdrop mood="day" />
			<Backdrop mood="night" />
			<Way stages={stages} drawing={wide} className="sea-wide" />
			<Way stages={stages} drawing={slim} className="sea-slim" />
			<div className="rebung" />
		</div>
	)
}

function Backdrop({ mood }: { mood: 'day' | 'night' }) {
	const end = mood === 'night' ? '#d' : ''
	return (
		<picture>
			<source media="(max-width: 699px)" srcSet={`${sceneAddress(slim.name)}${end}`} />
			<img
				src={`${sceneAddress(wide.name)}${end}`}
				alt=""
				width={wide.width}
				height={height}
				loading={mood === 'day' ? 'eager' : 'lazy'}
				draggable={false}
				className={`scene scene-${mood}`}
			/>
		</picture>
	)
}

interface WayProps {
	stages: readonly TimelineStage[]
	drawing: Drawing
	className: string
}

function Way({ stages, drawing, className }: WayProps) {
	const here = Math.max(
		0,
		stages.findIndex(({ state }) => state === 'now'),
	)
	const places = stages.map((_, index) => placeOf(drawing, index, stages.length))
	const line = (points: typeof places) => points.map(({ x, y }) => `${x},${y}`).join(' ')
	const ship = places[here] ?? placeOf(drawing, 0, 1)
	return (
		<svg
			className={`sea-way pal-duha ${className}`}
			viewBox={`0 0 ${drawing.width} ${height}`}
			preserveAspectRatio="xMidYMax slice"
			aria-hidden="true"
		>
			<polyline className="way-ahead" points={line(places.slice(here))} />
			<polyline className="way-behind" points={line(places.slice(0, here + 1))} />
			{stages.map(({ code, state }, index) =>
				state === 'now' ? null : (
					<g
						key={code}
						className={`way-${state}`}
						transform={`translate(${places[index]?.x ?? 0} ${places[index]?.y ?? 0})`}
					>
						<path d={star} />
						{state === 'done' && <path className="way-tick" d="M-6 0l4 5 8-9" />}
					</g>
				),
			)}
			<Ship {...ship} />
		</svg>
	)
}

/** Sails to where the way leads. */
function Ship({ x, y }: { x: number; y: number }) {
	return (
		<g className="way-ship" transform={`translate(${x} ${y})`}>
			<path
				className="ship-hull"
				d="M-64-16C-40-3 20-4 66-26C60-8 48 6 34 10L-38 10C-52 6-60-6-64-16z"
			/>
			<path className="ship-trim" d="M-59-8C-36 3 22 2 60-15" />
			<path className="ship-mast" d="M2-4L-4-132M-36-6L-42-84" />
			<path
				className="ship-mizzen"
				d="M-10-22C-26-50-46-80-62-100C-62-70-60-44-56-20C-44-28-26-30-10-22z"
			/>
			<path
				className="ship-sail"
				d="M54-34C28-78-6-122-34-154C-30-106-26-62-14-26C6-40 30-42 54-34z"
			/>
			<path
				className="ship-shade"
				d="M54-34C28-78-6-122-34-154C-10-112 0-70 4-34C20-41 38-40 54-34z"
			/>
			<path className="ship-mast" d="M58-32L-36-158M-6-22L-64-104" />
		</g>
	)
}
