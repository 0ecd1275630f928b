/** The places of a day's promises on the day strip. */
import { groupOf, isPressing, minutesOfDay } from '#domain/desk/clock.ts'
import type { ListedCase } from '#domain/desk/desk-api.ts'

export interface Hours {
	opens: number
	closes: number
}

/** Percent of the way from opening to closing, kept inside. */
export function placeOf(minutes: number, { opens, closes }: Hours): number {
	const part = (minutes - opens) / (closes - opens)
	return 5 + 90 * Math.min(1, Math.max(0, part))
}

/** The full hours from opening to closing. */
export function hourMarks({ opens, closes }: Hours): number[] {
	const first = Math.ceil(opens / 60)
	return Array.from({ length: Math.floor(closes / 60) - first + 1 }, (_, index) => first + index)
}

type StarCase = Pick<ListedCase, 'id' | 'name' | 'clock_at' | 'closed_at' | 'pressing_at'>

export interface DayStar<Row extends StarCase> {
	row: Row
	tone: 'late' | 'soon' | ''
	/** Percent of the strip. */
	x: number
	/** Stars at the same time are stacked in columns of three. */
	column: number
	height: number
}

const inColumn = 3
/** Hardly two stars apart. */
const oneSlot = 2.5

export function dayStars<Row extends StarCase>(
	rows: readonly Row[],
	hours: Hours,
	now: number,
): DayStar<Row>[] {
	const standing = new Map<number, number>()
	return rows.flatMap((row) => {
		const group = groupOf(row, now)
		if (group !== 'late' && group !== 'today') return []
		const isLate = group === 'late'
		const x = isLate ? 5 : placeOf(minutesOfDay(Date.parse(row.clock_at)), hours)
		// What is late waits by itself, whatever is due at the opening.
		const slot = isLate ? -1 : Math.round(x / oneSlot)
		const before = standing.get(slot) ?? 0
		standing.set(slot, before + 1)
		const tone = isLate ? 'late' : isPressing(row, now) ? 'soon' : ''
		return [{ row, tone, x, column: Math.floor(before / inColumn), height: before % inColumn }]
	})
}
