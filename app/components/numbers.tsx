export interface Figure {
	value: string
	unit?: string | undefined
	label: string
	/** What the figure counts, where another one on the site seems to say otherwise. */
	note?: string | undefined
}

/** Counts in large figures: each label is read before its figure and drawn below it. */
export function Numbers({ numbers }: { numbers: Figure[] }) {
	return (
		<dl className="wrap numbers">
			{numbers.map(({ value, unit, label, note }) => (
				<div key={value} className="number">
					<dt>
						{label}
						{note && <span className="number-note"> {note}</span>}
					</dt>
					<dd>
						<bdi dir="ltr">{value}</bdi>
						{/* A real space: a margin is neither copied, nor found, nor read aloud. */}
						{unit && <span className="text-[0.55em]"> {unit}</span>}
					</dd>
				</div>
			))}
		</dl>
	)
}
