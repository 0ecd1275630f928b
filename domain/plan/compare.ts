/** What universities are compared by, as figures: none is guessed, and what is missing stays missing. */
import {
	findProgramme,
	type PlanProgramme,
	type PlanUniversity,
	type ProgrammeLevel,
} from './catalogue.ts'
import { cheapestOf } from './cheapest.ts'
import type { PlanSources, Range } from './facts.ts'
import { type Settled, settle } from './outcome.ts'
import type { Plan } from './plan.ts'

/** A university as the plan would be with one of its programmes, and the same answers. */
export interface Column extends Settled {
	programme: PlanProgramme
	/** Whether the visitor chose the programme, or it is the least expensive of field and level. */
	counted: 'chosen' | 'cheapest'
}

/** The field and level by which programmes are set side by side: those of the chosen programme, unless the address names a field. */
export function comparedBy(plan: Plan, { catalogue }: PlanSources) {
	const chosen = findProgramme(catalogue, plan.programme)
	return {
		level: chosen?.level ?? plan.level,
		field: plan.field ?? chosen?.programme.fields[0],
	}
}

export function columnOf(
	university: PlanUniversity,
	plan: Plan,
	sources: PlanSources,
): Column | undefined {
	const { level, field } = comparedBy(plan, sources)
	const own = university.programmes[level].find(({ code }) => code === plan.programme)
	const programme = own ?? cheapestOf(programmesOf(university, level, field), sources.facts)
	if (!programme) return undefined
	const settled = settle(plan, { university, level, programme }, sources)
	return { ...settled, programme, counted: own ? 'chosen' : 'cheapest' }
}

export function programmesOf(
	university: PlanUniversity,
	level: ProgrammeLevel,
	field: string | undefined,
): PlanProgramme[] {
	return university.programmes[level].filter(
		({ fields }) => field === undefined || fields.includes(field),
	)
}

/** By its listings, hotels excepted; in ringgit a month. */
export function rentInCity(
	university: PlanUniversity,
	{ catalogue }: Pick<PlanSources, 'catalogue'>,
): Range | null {
	const homes = catalogue.homes.filter(
		({ location, type }) => location === university.location && type !== 'hotel',
	)
	if (homes.length === 0) return null
	return {
		low: Math.min(...homes.map(({ priceRange }) => priceRange.min)),
		high: Math.max(...homes.map(({ priceRange }) => priceRange.max)),
	}
}
