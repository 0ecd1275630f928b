import type { Segment } from './costs.ts'

/** One bar of a chart. Drawn from the left and turned round by the style sheet where reading begins at the right. */
export function CostBar({ segments }: { segments: Segment[] }) {
	return (
		<svg className="cost-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
			{segments.map(({ id, start, length }) => (
				<rect
					key={id}
					className={`cost-${id}`}
					x={start}
					width={Math.max(0, length - 0.35)}
					height={10}
				/>
			))}
		</svg>
	)
}
