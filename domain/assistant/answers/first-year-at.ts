/** One first year of study, worked out as the plan does. */
import { cheapestOf } from '../../plan/cheapest.ts'
import { emptyPlan } from '../../plan/plan.ts'
import { firstYear } from '../../plan/total.ts'
import type { KnownUniversity } from '../knowledge.ts'
import { type Context, levelAt, programmesFor } from './build.ts'

/**
 * The first year at a university as the plan works it out with its usual answers: of the subject, or, where none was named, of the
 * least expensive programme. Nothing where the university does not teach the subject: another programme's year is no answer.
 */
export function firstYearAt(context: Context, university: KnownUniversity) {
	const { reading, knowledge } = context
	const { facts } = knowledge
	const fitting = programmesFor(university, reading.subjects, reading.level)
	const isAny = reading.subjects.length === 0
	const level = isAny ? levelAt(context, university) : fitting.level
	const programmes = isAny ? university.programmes[level] : fitting.programmes
	const chosen = cheapestOf(programmes, facts)
	const programme = university.programmes[level].find(({ code }) => code === chosen?.code)
	if (!programme) return undefined
	return {
		programme,
		level,
		...firstYear({ university, level, programme, tier: emptyPlan.tier }, facts),
	}
}
