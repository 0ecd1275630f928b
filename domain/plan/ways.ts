/** The ways from a visitor's English to the degree, side by side: what each takes, and what is not certain about it. */
import type { PlanUniversity, ProgrammeLevel } from './catalogue.ts'
import { findCourse } from './catalogue.ts'
import { type CourseOption, courseFor, coursesFor, monthsOf } from './courses.ts'
import type { Before } from './dates.ts'
import { type English, englishFor } from './english.ts'
import type { PlanSources, Range } from './facts.ts'
import type { ChosenWay, Plan } from './plan.ts'
import type { Admission } from './verdict.ts'

/** `open`: nothing lies between. */
export type WayId = ChosenWay | 'open'

/**
 * `ask`: the university has to say whether it gives conditional offers; `tooLong`: the long estimate exceeds the pass of a
 * conditional offer; `missing`: the longest enrolment is too short; `feeUnknown`: there is no total; `notCounted`: lessons at home and
 * the test are not in the total; `withoutEnglish`: nor are months of English that nobody knows yet; `check`: the university decides on
 * the certificate.
 */
export type WayFlag =
	| 'ask'
	| 'tooLong'
	| 'missing'
	| 'feeUnknown'
	| 'notCounted'
	| 'withoutEnglish'
	| 'check'

export interface OfferedWay {
	way: WayId
	/** Of English or foundation before the degree; null where they are not known. */
	months: Range | null
	flags: WayFlag[]
	before?: Before
	course?: CourseOption
}

export interface Candidate {
	plan: Plan
	university: PlanUniversity
	level: ProgrammeLevel
	english: English
	admission: Admission
}

export function waysFor(of: Candidate, sources: PlanSources): OfferedWay[] {
	const { plan, english, admission } = of
	if (admission.verdict === 'later')
		return plan.certificate === 'none' ? foundationWay(of, sources, ['feeUnknown', 'check']) : []
	if (english.status === 'met' || english.status === 'partly')
		return [{ way: 'open', months: { low: 0, high: 0 }, flags: [] }]
	const none = { low: 0, high: 0 }
	if (english.likelyEnough)
		return [{ way: 'test', months: none, flags: [], before: { kind: 'test', months: none } }]
	if (!english.way)
		return [
			{
				way: 'test',
				months: null,
				flags: ['withoutEnglish'],
				before: { kind: 'test', months: none },
			},
			{ way: 'cond', months: null, flags: [...askFlag(of, sources), 'withoutEnglish'] },
		]
	return [
		...condWay(of, english.way.hours, sources),
		...homeWay(of, english.way.hours, sources),
		...courseWay(of, sources),
		...foundationWay(of, sources, ['feeUnknown']),
	]
}

function askFlag({ university }: Candidate, { facts }: PlanSources): WayFlag[] {
	return facts.cond.ask.includes(university.code) ? ['ask'] : []
}

function condWay(of: Candidate, hours: Range, sources: PlanSources): OfferedWay[] {
	const { hoursPerWeek, passMonths } = sources.facts.cond
	const months = monthsOf(hours, hoursPerWeek)
	// A month of the pass goes to arriving and to the result.
	const most = passMonths - 1
	if (months.low > most) return []
	const flags: WayFlag[] = [
		...askFlag(of, sources),
		...(months.high > most ? ['tooLong' as const] : []),
	]
	return [{ way: 'cond', months, flags, before: { kind: 'cond', months } }]
}

function homeWay({ plan }: Candidate, hours: Range, { facts }: PlanSources): OfferedWay[] {
	if (plan.stand !== 'papers') return []
	const months = monthsOf(hours, facts.home.hoursPerWeek)
	return [{ way: 'home', months, flags: ['notCounted'], before: { kind: 'home', months } }]
}

/** The course that the visitor chose, where it leads there. */
export function chosenCourse({ plan, english }: Candidate, { catalogue, facts }: PlanSources) {
	const found = findCourse(catalogue, plan.course)
	return found && courseFor(found, english.way, facts)
}

function courseWay(of: Candidate, sources: PlanSources): OfferedWay[] {
	const { catalogue, facts } = sources
	// Not the visitor's own institutes first: a dearer one that teaches only from some level on would make a better score cost more.
	const course = chosenCourse(of, sources) ?? coursesFor(catalogue, of.english.way, facts)[0]
	if (!course) return []
	const { months, missing, until } = course
	const before: Before = { kind: 'course', months: until }
	return [{ way: 'course', months, flags: missing > 0 ? ['missing'] : [], before, course }]
}

function foundationWay(
	{ plan, university, level }: Candidate,
	{ facts }: PlanSources,
	flags: WayFlag[],
): OfferedWay[] {
	const { months: count, universities } = facts.foundation
	const { status, likelyEnough } = englishFor(plan, 'foundation', facts)
	const unknown = plan.score === undefined && flags.includes('check')
	const isEnough = unknown || likelyEnough || status === 'met' || status === 'partly'
	if (plan.stand !== 'papers' || level !== 'bachelor' || !isEnough) return []
	if (!universities.includes(university.code)) return []
	const months = { low: count, high: count }
	return [{ way: 'foundation', months, flags, before: { kind: 'foundation', months } }]
}
