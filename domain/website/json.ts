/** Documents of the website as data: what JSON can hold, and whether two of them say the same. */

export type Json = string | number | boolean | null | readonly Json[] | JsonRecord
export interface JsonRecord {
	[key: string]: Json
}

export function isRecord(value: unknown): value is JsonRecord {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The order of an object's keys does not count; a key that holds undefined counts as missing. */
export function isEqual(a: unknown, b: unknown): boolean {
	if (a === b) return true
	if (Array.isArray(a) && Array.isArray(b)) {
		return a.length === b.length && a.every((item, index) => isEqual(item, b[index]))
	}
	if (!isRecord(a) || !isRecord(b)) return false
	return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) =>
		isEqual(a[key], b[key]),
	)
}
