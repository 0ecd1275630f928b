/** Sums over the cost of living: what a month costs in all, and which part of it goes where. */
export interface Range {
	min: number
	max: number
}

export function sumOf(ranges: readonly Range[]): Range {
	return {
		min: ranges.reduce((sum, { min }) => sum + min, 0),
		max: ranges.reduce((sum, { max }) => sum + max, 0),
	}
}

export function middleOf({ min, max }: Range): number {
	return (min + max) / 2
}

export interface Segment {
	id: string
	/** Along the bar, from its beginning, in percent of the longest bar. */
	start: number
	length: number
}

/** Parts of a whole laid end to end, each as long as the middle of its range. */
export function segmentsOf(parts: readonly (Range & { id: string })[], longest: number): Segment[] {
	let start = 0
	return parts.map((part) => {
		const length = (100 * middleOf(part)) / longest
		const segment = { id: part.id, start, length }
		start += length
		return segment
	})
}
