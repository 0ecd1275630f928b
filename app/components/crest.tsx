import type { Crest as Look } from '#domain/crest.ts'
import { Scene } from './scene.tsx'

interface CrestProps extends Look {
	eager?: boolean
}

/** Beside a name, which says all that the crest says. A drawing that is not there leaves no gap. */
export function Crest({ scene, letters, eager = false }: CrestProps) {
	const size = letters ? Math.min(66, 168 / letters.length) : 0
	return (
		<>
			<Scene
				name={scene}
				alt=""
				width={240}
				height={240}
				eager={eager && 'low'}
				hideOnError
				className="bg-transparent!"
			/>
			{letters && (
				<svg
					className="absolute inset-0 size-full font-display font-bold select-none"
					viewBox="0 0 240 240"
					fill="#fef6e7"
					aria-hidden="true"
				>
					<text
						x={120}
						// A capital's middle lies a third of its size above the line.
						y={120 + size * 0.33}
						fontSize={size}
						textAnchor="middle"
						direction="ltr"
					>
						{letters}
					</text>
				</svg>
			)}
		</>
	)
}
