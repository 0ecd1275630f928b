/** What there is to count, in large figures: the label is read before its figure and stands below it. */
export function Numbers({
	numbers,
}: {
	numbers: { value: string; unit?: string | undefined; label: string }[]
}) {
	return (
		<dl className="wrap numbers">
			{numbers.map(({ value, unit, label }) => (
				<div key={value} className="number">
					<dt>{label}</dt>
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
