/**
 * A day as people type it: `14/03/2005`, `14-3-2005`, `14 03 2005`, `14032005`, or `2005-03-14` as browsers fill it in.
 * The day comes before the month, as in every country the site speaks to; a year alone at the front turns the order.
 */
import { singleLine } from './plain-text.ts'

const separated = /^(\d{1,4})\s*[-/.،\s]\s*(\d{1,2})\s*[-/.،\s]\s*(\d{1,4})$/
const unseparated = [/^(\d{2})(\d{2})(\d{4})$/, /^(\d{4})(\d{2})(\d{2})$/]

/** The day as `2005-03-14`, or undefined when it is none. */
export function readTypedDate(typed: string): string | undefined {
	const text = singleLine(typed)
	for (const pattern of [separated, ...unseparated]) {
		const [, first = '', month = '', last = ''] = pattern.exec(text) ?? []
		const found = first.length === 4 ? isoDate(first, month, last) : isoDate(last, month, first)
		if (found !== undefined) return found
	}
	return undefined
}

function isoDate(year: string, month: string, day: string): string | undefined {
	// Digits without signs can be read both ways; only one of them is a year that anybody was born in.
	if (!/^(?:19|20)\d\d$/.test(year)) return undefined
	const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
	const date = new Date(`${iso}T00:00:00Z`)
	// The thirtieth of February becomes a day in March instead of none at all.
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined
}
