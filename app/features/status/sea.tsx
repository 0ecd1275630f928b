/** The way over the sea, with a star for each stage and the ship at the present one. Everything it shows stands in the list below. */
import type { StageOnWay } from '#domain/cases/status.ts'

const width = 1200
const edge = 130

/** Along a slow wave, so that the way reads as one over water. */
function placeOf(index: number, count: number) {
	const share = count === 1 ? 0.5 : index / (count - 1)
	return { x: edge + share * (width - 2 * edge), y: 178 + Math.sin(share * Math.PI * 3) * 26 }
}

const star =
	'M0-15L4.4-10.6 10.6-10.6 10.6-4.4 15 0 10.6 4.4 10.6 10.6 4.4 10.6 0 15-4.4 10.6-10.6 10.6-10.6 4.4-15 0-10.6-4.4-10.6-10.6-4.4-10.6z'

export function Sea({ stages }: { stages: readonly StageOnWay[] }) {
	const here = Math.max(
		0,
		stages.findIndex(({ state }) => state === 'now'),
	)
	const places = stages.map((_, index) => placeOf(index, stages.length))
	const line = (points: typeof places) => points.map(({ x, y }) => `${x},${y}`).join(' ')
	const ship = places[here] ?? placeOf(0, 1)
	return (
		<svg
			className="status-sea"
			viewBox={`0 0 ${width} 260`}
			preserveAspectRatio="xMidYMax slice"
			aria-hidden="true"
		>
			<circle className="sea-sun-far" cx="980" cy="110" r="96" />
			<circle className="sea-sun" cx="980" cy="110" r="54" />
			<path
				className="sea-land"
				d="M880 140h220v-8h-14V70h-12V50l-6-14-6 14v20h-10v24h-8V58l-6-14-6 14v36h-16v26h-40V96h-26v36h-70z"
			/>
			<path className="sea-coast" d="M40 140c40-2 56-18 84-18 6-22 34-22 40 0 20 2 30 16 66 18z" />
			<path className="sea-water" d={`M0 138H${width}V260H0z`} />
			<path
				className="sea-wave"
				d={`M0 214q50-16 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0M0 244q50-16 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0`}
			/>
			<polyline className="sea-way" points={line(places)} />
			<polyline className="sea-way sea-way-done" points={line(places.slice(0, here + 1))} />
			{stages.map(({ code, state }, index) =>
				state === 'now' ? null : (
					<path
						key={code}
						className={`sea-star sea-star-${state}`}
						d={star}
						transform={`translate(${places[index]?.x ?? 0} ${places[index]?.y ?? 0})`}
					/>
				),
			)}
			<g transform={`translate(${ship.x} ${ship.y})`}>
				<path className="ship-sail" d="M-4-14C14-34 22-62 20-96 2-78-16-46-22-14z" />
				<path className="ship-jib" d="M2-14c16-10 24-28 26-52 10 16 14 36 12 52z" />
				<path
					className="ship-hull"
					d="M-52-8C-20-12 26-12 56-14 48 6 36 16 18 16h-42C-38 16-48 6-52-8z"
				/>
			</g>
		</svg>
	)
}
