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
	/** Months until the English is reached, those that are missing included: dates count with them. */
	until: Range
	/** In sen, before tax. */
	fee: Range
}

const weeksPerMonth = 52 / 12

/** Whole months of lessons, with so many hours of them a week. */
export function monthsOf(hours: Range, hoursPerWeek: number): Range {
	const months = (value: number) => Math.ceil(value / (hoursPerWeek * weeksPerMonth))
	return { low: months(hours.low), high: months(hours.high) }
}

export function courseFor(
	{ institute, course }: ChosenCourse,
	way: English['way'],
	facts: PlanFacts,
): CourseOption | undefined {
	const level = way && facts.english.cefr[way.from]
	if (!way || !level || !course.stage || !course.levels.includes(level)) return undefined
	const { min, max } = course.months
	const within = (months: number) => Math.min(Math.max(months, min), max)
	const needed = monthsOf(way.hours, course.hoursPerWeek)
	const months = { low: within(needed.low), high: within(needed.high) }
	const margin = marginOf(course.confidence, facts)
	return {
		institute,
		course,
		months,
		missing: Math.max(0, needed.high - max),
		until: { low: Math.max(months.low, needed.low), high: Math.max(months.high, needed.high) },
		fee: {
			low: sen(months.low * course.monthlyFee * (1 - margin.low)),
			high: sen(months.high * course.monthlyFee * (1 + margin.high)),
		},
	}
}

/** All that lead there: institutes of the visitor's own list first, then least missing, least expensive, shortest. */
export function coursesFor(
	{ institutes }: Pick<PlanCatalogue, 'institutes'>,
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
