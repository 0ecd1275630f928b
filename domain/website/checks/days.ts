/** Days: those that have gone by, rates of an old day, a calendar that ends. */
import { ratesStaleAfterDays } from '../../currencies.ts'
import { addDays, daysBetween } from '../../plan/days.ts'
import { isRecord, type Json } from '../json.ts'
import { valueAt } from '../places.ts'
import type { CheckedEntry, Finding } from './finding.ts'

const isoDay = /^\d{4}-\d{2}-\d{2}$/

interface FoundDay {
	path: string[]
	day: string
	/** The day on which a source was looked up: it can only lie behind. */
	isLookedUp: boolean
}

function daysIn(value: Json | undefined, path: string[] = []): FoundDay[] {
	if (Array.isArray(value)) return value.flatMap((item, at) => daysIn(item, [...path, `${at}`]))
	if (!isRecord(value)) return []
	const isLookedUp = 'source' in value || 'perRinggit' in value
	return Object.entries(value).flatMap(([name, item]) =>
		typeof item === 'string' && isoDay.test(item)
			? [{ path: [...path, name], day: item, isLookedUp: isLookedUp || name !== 'date' }]
			: daysIn(item, [...path, name]),
	)
}

const warning = (code: string, path: string[], values: Finding['values'] = {}): Finding => ({
	level: 'warning',
	code,
	path,
	values,
})

/** Only days that were written now: what is on the site grows old by itself. */
function newDays({ document, before }: CheckedEntry, today: string): Finding[] {
	const known = new Set(daysIn(before).map(({ day }) => day))
	return daysIn(document)
		.filter(({ day }) => !known.has(day))
		.flatMap(({ path, day, isLookedUp }) => {
			if (isLookedUp) return day > today ? [warning('ahead', path, { day })] : []
			return day < today ? [warning('past', path, { day })] : []
		})
}

function rates({ kind, id, document }: CheckedEntry, today: string): Finding[] {
	if (kind !== 'figures' || id !== 'currencies') return []
	const path = ['currencies', 'date']
	const day = valueAt(document, path)
	if (typeof day !== 'string' || !isoDay.test(day)) return []
	const age = daysBetween(day, today)
	return age > ratesStaleAfterDays ? [warning('oldRates', path, { count: age })] : []
}

/** Plans and promises look a year ahead. */
function calendar({ kind, id, document }: CheckedEntry, today: string): Finding[] {
	if (kind !== 'company' || id !== 'public-holidays') return []
	const last =
		daysIn(document)
			.map(({ day }) => day)
			.toSorted()
			.at(-1) ?? ''
	return last < addDays(today, 365) ? [warning('calendar', ['publicHolidays'], { day: last })] : []
}

/** `today` as `2026-11-17`. */
export function dayFindings(entry: CheckedEntry, today: string): Finding[] {
	return [...newDays(entry, today), ...rates(entry, today), ...calendar(entry, today)]
}
