/** Holidays and Ramadan inside a step: they inform, and move no date. */
import { addDays } from '#domain/plan/days.ts'
import type { Holiday } from '#domain/plan/facts.ts'
import { hijriDate } from '#domain/plan/hijri.ts'

const ramadan = 9
/** More would hide the date they stand under. */
const namedAtMost = 3

export type Feast = { name: string; date: string } | { ramadan: true }

/** A second day or a substitute is the same feast. */
const feastOf = (name: string) => name.split(/[،,(]/)[0]?.trim() ?? name

export function feastsBetween(from: string, to: string, holidays: readonly Holiday[]): Feast[] {
	const named = new Map<string, Feast>()
	for (const { date, name } of holidays)
		if (date >= from && date <= to && !named.has(feastOf(name)))
			named.set(feastOf(name), { name: feastOf(name), date })
	const all = [...(hasRamadan(from, to) ? [{ ramadan: true as const }] : []), ...named.values()]
	return all.slice(0, namedAtMost)
}

/** No step is so long that Ramadan could hide between two looks a week apart, nor so short that its ends tell nothing. */
function hasRamadan(from: string, to: string): boolean {
	for (let day = from; day <= to; day = addDays(day, 7))
		if (hijriDate(day).month === ramadan) return true
	return hijriDate(to).month === ramadan
}
