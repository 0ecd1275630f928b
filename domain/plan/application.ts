/** What an application form can take from a plan: fields by their names, as they are stored. */
import { furtherChoices, furtherField } from '../forms/further-choices.ts'
import { findCourse, findHome, findProgramme, type PlanCatalogue } from './catalogue.ts'
import type { Plan } from './plan.ts'

const typeOf = { bachelor: 'university', master: 'master', phd: 'phd' } as const

/** The kinds of housing that the form offers, by those of the listings. A hotel is none of them. */
const housing: Record<string, string> = {
	'university-dormitory': 'dormitory',
	'private-apartment': 'apartment',
	'shared-housing': 'shared',
}

/** `english` is the catalogue in English: what is stored never depends on the language. */
export function applicationFrom(plan: Plan, english: PlanCatalogue): Record<string, string> {
	const chosen = findProgramme(english, plan.programme)
	const university = chosen?.university.code ?? plan.universities[0]
	const course = findCourse(english, plan.course)
	const institute =
		course?.institute ?? english.institutes.find(({ code }) => code === plan.institutes[0])
	const home = findHome(english, plan.room ?? plan.homes[0])
	const fields: Record<string, string> = {}
	if (university) fields.preferred_university = university
	if (chosen) {
		fields.application_type = typeOf[chosen.level]
		fields.program_of_interest = chosen.programme.name
	} else if (!university && institute) {
		fields.application_type = 'language'
		fields.program_of_interest = course
			? `${course.course.name}, ${institute.name}`
			: institute.name
	}
	const level = proficiencyOf(plan)
	if (level) fields.english_proficiency = level
	const month = plan.intake?.slice(0, 7)
	if (month) fields.intake = month
	if (plan.score !== undefined && plan.test !== 'none' && plan.test !== 'level') {
		fields.english_test = plan.test
		fields.english_score = plan.score
	}
	const others = plan.universities.filter((code) => code !== university)
	for (const at of furtherChoices) {
		const code = others[at - 1]
		if (university && code) fields[furtherField(at, 'university')] = code
	}
	const kind = home && housing[home.home.type]
	if (kind) {
		fields.accommodation_needed = 'yes'
		fields.accommodation_type = kind
	}
	return fields
}

function proficiencyOf({ test, score }: Plan): string | undefined {
	if (score === undefined) return undefined
	if (test === 'ielts' || test === 'toefl') return test
	if (test !== 'level') return undefined
	if (score.startsWith('A')) return 'beginner'
	return score.startsWith('B') ? 'intermediate' : 'advanced'
}
