/** The ways to the degree as the page shows them, and what lies between the visitor's English and what is asked for. */
import type { CourseOption } from '#domain/plan/courses.ts'
import type { PlanSources } from '#domain/plan/facts.ts'
import type { Outcome, WorkedWay } from '#domain/plan/outcome.ts'
import type { Plan } from '#domain/plan/plan.ts'
import type { WayFlag, WayId } from '#domain/plan/ways.ts'
import { entriesOf } from './entries-of.ts'
import { inCurrency, inRinggit } from './total-view.ts'

/** What is never certain about a way, and what these answers add to it: keys of sentences. */
const doubtsOf = {
	open: ['openGrades'],
	test: ['testResult'],
	cond: ['condDecides', 'condYear', 'condScholarship'],
	home: ['homeHours', 'homeNotCounted'],
	course: ['courseFile', 'courseAge', 'courseWaiting'],
	foundation: ['foundationFee', 'foundationCheck'],
} as const satisfies Record<WayId, readonly string[]>
type Doubt = (typeof doubtsOf)[WayId][number] | 'ask' | 'tooLong' | 'missing' | 'check'

const said: ReadonlySet<WayFlag> = new Set(['ask', 'tooLong', 'missing', 'check'])
const isSaid = (flag: WayFlag): flag is Extract<WayFlag, Doubt> => said.has(flag)

const month = (day: string) => day.slice(0, 7)

export function wayView({ way, ...one }: WorkedWay, plan: Plan, sources: PlanSources) {
	const doubts: Doubt[] = [...one.flags.filter(isSaid), ...doubtsOf[way]]
	return {
		way,
		months: one.months,
		intake: month(one.intake),
		colour: one.colour,
		slack: one.slack,
		amount: one.total && inCurrency(one.total.total, plan, sources),
		withoutEnglish: one.flags.includes('withoutEnglish'),
		doubts,
	}
}
export type WayView = ReturnType<typeof wayView>

function courseView({ institute, course, months, missing, fee }: CourseOption) {
	return {
		code: course.code,
		institute: institute.name,
		name: course.name,
		hoursPerWeek: course.hoursPerWeek,
		months,
		missing,
		fee: inRinggit(fee),
	}
}

export function wayIn(outcome: Outcome, plan: Plan, sources: PlanSources) {
	const { admission, english, courses, way, ways, university, level, programme } = outcome
	const { catalogue, facts } = sources
	const field = programme?.fields[0]
	const { ielts, toefl, muet } = facts.english.bands[level]
	const isOpen = way?.way === 'open'
	return {
		...admission,
		english: english.status,
		likelyEnough: english.likelyEnough,
		steps: english.way,
		asked: { ielts, toefl, muet },
		chosen: way?.way,
		months: way?.months,
		ways: ways.map((one) => wayView(one, plan, sources)),
		results: outcome.results.map((one) => ({ ...one, intake: month(one.intake) })),
		courses: way?.way === 'course' ? courses.map(courseView) : [],
		course: way?.course?.course.code,
		admissionText: university.admission,
		programmes: isOpen
			? entriesOf(plan.universities, catalogue.universities).flatMap((one) => {
					const names = one.programmes[level]
						.filter(({ fields }) => !field || fields.includes(field))
						.map(({ code, name }) => ({ code, name }))
					return names.length > 0 ? [{ university: one.name, programmes: names }] : []
				})
			: [],
	}
}
