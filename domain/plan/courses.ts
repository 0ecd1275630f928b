/** Which language courses lead to the English that is asked for, how long they take this visitor, and what they cost. */
import type { ChosenCourse, PlanCatalogue } from './catalogue.ts'
import type { English } from './english.ts'
import type { PlanFacts, Range } from './facts.ts'
import { marginOf, sen } from './money.ts'

export interface CourseOption extends ChosenCourse {
	/** Months, within what the course allows. */
	months: Range
	/** Months that the longest enrolment lacks. */
	missing: number
	/** In sen, before tax. */
	fee: Range
}

const weeksPerMonth = 52 / 12

export function courseFor(
	{ institute, course }: ChosenCourse,
	way: English['way'],
	facts: PlanFacts,
): CourseOption | undefined {
	const level = way && facts.english.cefr[way.from]
	if (!way || !level || !course.stage || !course.levels.includes(level)) return undefined
	const monthsFor = (hours: number) => Math.ceil(hours / (course.hoursPerWeek * weeksPerMonth))
	const { min, max } = course.months
	const within = (months: number) => Math.min(Math.max(months, min), max)
	const needed = monthsFor(way.hours.high)
	const months = { low: within(monthsFor(way.hours.low)), high: within(needed) }
	const margin = marginOf(course.confidence, facts)
	return {
		institute,
		course,
		months,
		missing: Math.max(0, needed - max),
		fee: {
			low: sen(months.low * course.monthlyFee * (1 - margin.low)),
			high: sen(months.high * course.monthlyFee * (1 + margin.high)),
		},
	}
}

/** All that lead there: institutes of the visitor's own list first, then least missing, least expensive, shortest. */
export function coursesFor(
	{ institutes }: PlanCatalogue,
	way: English['way'],
	facts: PlanFacts,
	shortlisted: readonly string[] = [],
): CourseOption[] {
	const options = institutes.flatMap((institute) =>
		institute.courses.flatMap((course) => courseFor({ institute, course }, way, facts) ?? []),
	)
	const listed = ({ institute }: CourseOption) => (shortlisted.includes(institute.code) ? 0 : 1)
	return options.sort(
		(a, b) =>
			listed(a) - listed(b) ||
			a.missing - b.missing ||
			a.fee.high - b.fee.high ||
			a.months.high - b.months.high,
	)
}
