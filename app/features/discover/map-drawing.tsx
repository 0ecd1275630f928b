/** The sheets of the map. Never mirrored: west stays on the left in either language. */
import { useId } from 'react'
import { countrySheet, type MapPlace, valley, valleyWindow } from './map-places.ts'
import { borneo, islands, neighbours, peninsula } from './outlines.ts'
import { type Bounds, type Position, pathOf, project, viewBoxOf } from './projection.ts'

const ours = [peninsula, borneo, ...islands].map(pathOf).join('')
const theirs = neighbours.map(pathOf).join('')
const keel =
	'M0 100V42C0 25 12 18 28 12.5C38 9 46 5 50 0C54 5 62 9 72 12.5C88 18 100 25 100 42V100z'

interface DotsProps {
	places: readonly MapPlace[]
	selected: string
	/** In units of the sheet. */
	size: number
}

function Dots({ places, selected, size }: DotsProps) {
	return places.map(({ id, position, destination }) => {
		const { x, y } = project(position)
		const mark = id === selected ? 'map-dot-on' : destination ? 'map-dot-trip' : 'map-dot'
		return (
			<circle key={id} className={mark} cx={x} cy={y} r={id === selected ? size * 1.5 : size} />
		)
	})
}

interface SheetProps {
	bounds: Bounds
	places: readonly MapPlace[]
	selected: string
	size: number
	className: string
}

/** One sheet with its dots, for screens without room for names on the map. */
export function Sheet({ bounds, places, selected, size, className }: SheetProps) {
	return (
		<svg className={className} viewBox={viewBoxOf(bounds)} aria-hidden="true">
			<path className="map-land" d={ours} />
			<Dots places={places} selected={selected} size={size} />
		</svg>
	)
}

/** The whole country, with the window on the valley and the dotted line of a voyage from place to place. */
export function CountryDrawing({ places }: { places: readonly MapPlace[] }) {
	const clip = useId()
	const frame = frameOf(valleyWindow)
	const { x, y } = project([101.68, 3.02])
	const [above, below] = [frame.y + frame.height * 0.6, frame.y + frame.height - 2]
	return (
		<>
			<svg className="map-around" viewBox={viewBoxOf(countrySheet)} aria-hidden="true">
				<path className="map-neighbour" d={theirs} />
			</svg>
			<svg viewBox={viewBoxOf(countrySheet)} aria-hidden="true">
				<clipPath id={clip}>
					<path
						d={keel}
						transform={`translate(${frame.x} ${frame.y}) scale(${frame.width / 100} ${frame.height / 100})`}
					/>
				</clipPath>
				<path className="map-land" d={ours} />
				<path className="map-voyage" d={voyageThrough(places)} />
				<path
					className="map-sight"
					d={`M${x + 12} ${y - 7}L${frame.x} ${above}M${x + 12} ${y + 7}L${frame.x} ${below}`}
				/>
				<circle className="map-sight" cx={x} cy={y} r="14" />
				<g clipPath={`url(#${clip})`}>
					<rect className="map-window" {...frame} />
					<svg {...frame} viewBox={viewBoxOf(valley)} preserveAspectRatio="none" aria-hidden="true">
						<path className="map-land" d={ours} />
					</svg>
				</g>
			</svg>
		</>
	)
}

function frameOf({ west, east, south, north }: Bounds) {
	const start = project([west, north])
	const end = project([east, south])
	return { x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y }
}

/** From north to south along the peninsula, then across the sea. */
function voyageThrough(places: readonly MapPlace[]): string {
	const stops = places
		.filter(({ destination }) => destination)
		.map(({ position }) => position)
		.sort((a, b) => legOf(a) - legOf(b))
	const [first, ...rest] = stops.map(project)
	if (!first) return ''
	return `M${first.x} ${first.y}${rest
		.map(({ x, y }, index) => {
			const from = rest[index - 1] ?? first
			// Across the sea the line swings south, as a ship would; on land it goes straight.
			const swing = x - from.x > 300 ? 190 : 0
			return `Q${(from.x + x) / 2} ${(from.y + y) / 2 + swing} ${x} ${y}`
		})
		.join('')}`
}

function legOf([lon, lat]: Position): number {
	return lon > 108 ? 100 : -lat
}
