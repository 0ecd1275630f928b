/** What universities are compared by, as figures: none is guessed, and what is missing stays missing. */
import type { PlanCatalogue, PlanProgramme, PlanUniversity, ProgrammeLevel } from './catalogue.ts'
import type { PlanFacts, Range } from './facts.ts'
import { firstYear } from './total.ts'

export interface ComparedUniversity {
	programmes: PlanProgramme[]
	/** The least expensive of them, with the usual answers; in sen. */
	firstYear: Range | null
	/** By its listings, hotels excepted; in ringgit a month. */
	rentInCity: Range | null
}

export function compareUniversity(
	university: PlanUniversity,
	{ level, field }: { level: ProgrammeLevel; field?: string | undefined },
	catalogue: PlanCatalogue,
	facts: PlanFacts,
): ComparedUniversity {
	const programmes = university.programmes[level].filter(
		({ fields }) => field === undefined || fields.includes(field),
	)
	const totals = programmes
		.map(
			(programme) => firstYear({ university, level, programme, tier: 'comfortable' }, facts).total,
		)
		.sort((a, b) => a.low + a.high - (b.low + b.high))
	const homes = catalogue.homes.filter(
		({ location, type }) => location === university.location && type !== 'hotel',
	)
	const rentInCity = homes.length > 0 && {
		low: Math.min(...homes.map(({ priceRange }) => priceRange.min)),
		high: Math.max(...homes.map(({ priceRange }) => priceRange.max)),
	}
	return { programmes, firstYear: totals[0] ?? null, rentInCity: rentInCity || null }
}

/** Where the best figure stands: nowhere if two share it, or if it has nothing to be compared with. */
export function onlyBest(figures: readonly (number | null)[]): number | undefined {
	const known = figures.filter((figure) => figure !== null)
	if (known.length < 2) return undefined
	const best = Math.min(...known)
	const places = figures.flatMap((figure, place) => (figure === best ? [place] : []))
	return places.length === 1 ? places[0] : undefined
}
