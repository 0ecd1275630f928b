/**
 * How large a draft may be. Saving takes unfinished documents, so the schema can't bound them; without bounds one draft with thousands
 * of empty items or levels would hold up everybody who opens the list or its form. The largest shipped entry has 916 values in nine
 * levels, lists of 44 items and texts of 600 letters.
 */
import { isRecord } from './json.ts'

export const mostLetters = 8000
export const mostItems = 200
const mostLevels = 12
const mostValues = 5000

/** Looks level by level: a function that calls itself would fail on the very documents that it has to refuse. */
export function isWithinBounds(document: unknown): boolean {
	let level: unknown[] = [document]
	let values = 0
	for (let depth = 0; level.length > 0; depth += 1) {
		values += level.length
		if (depth > mostLevels || values > mostValues) return false
		if (level.some((value) => typeof value === 'string' && value.length > mostLetters)) return false
		if (level.some((value) => Array.isArray(value) && value.length > mostItems)) return false
		level = level.flatMap((value) =>
			Array.isArray(value) || isRecord(value) ? Object.values(value) : [],
		)
	}
	return true
}
