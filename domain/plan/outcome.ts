/** A plan worked out: what the first year takes, whether the way is open, and when each step is due. */
import { firstDayOf } from './address.ts'
import {
	type ChosenHome,
	findCourse,
	findHome,
	findProgramme,
	type PlanCatalogue,
	type PlanProgramme,
	type PlanUniversity,
	type ProgrammeLevel,
} from './catalogue.ts'
import { type CourseOption, courseFor, coursesFor } from './courses.ts'
import { type Colour, comingIntakes, datesOf, type PlanDates } from './dates.ts'
import { type English, englishFor } from './english.ts'
import type { PlanFacts } from './facts.ts'
import type { Plan } from './plan.ts'
import { firstYear, type Total } from './total.ts'
import { type Admission, admissionTo } from './verdict.ts'

export interface Outcome {
	university: PlanUniversity
	level: ProgrammeLevel
	programme?: PlanProgramme | undefined
	home?: ChosenHome | undefined
	english: English
	admission: Admission
	/** Courses to choose from; the one that counts is among them. */
	courses: CourseOption[]
	course?: CourseOption | undefined
	total: Total
	dates: PlanDates
	/** The coming ones of this university, and the one that counts, in their order. */
	intakes: { intake: string; colour: Colour }[]
	/** The next that is not too late, where the one that counts is. */
	proposed?: string | undefined
}

const coursesShown = 3
const intakesShown = 4

export function workOut(
	plan: Plan,
	catalogue: PlanCatalogue,
	facts: PlanFacts,
	today: string,
): Outcome | undefined {
	const chosen = findProgramme(catalogue, plan.programme)
	const university =
		chosen?.university ?? catalogue.universities.find(({ code }) => code === plan.universities[0])
	if (!university) return undefined
	const level = chosen?.level ?? plan.level
	const programme = chosen?.programme
	const home = findHome(catalogue, plan.room)
	const english = englishFor(plan, level, facts)
	const admission = admissionTo(level, plan.certificate, english.status)
	const { courses, course } = languageStage(plan, english, admission, catalogue, facts)
	const { tier, flight } = plan
	const total = firstYear({ university, level, programme, course, home, tier, flight }, facts)

	const datesFor = (intake: string) =>
		datesOf({ ...plan, intake, months: course?.months }, plan.stand, today, facts)
	const months =
		programme?.intakeMonths ??
		university.intakeMonths[level === 'bachelor' ? 'bachelor' : 'postgraduate']
	const coming = comingIntakes(months, today)
	const colourOf = (intake: string) => datesFor(intake).colour
	const inTime = coming.find((one) => colourOf(one) !== 'red')
	const usual = coming.find((one) => colourOf(one) === 'green') ?? inTime ?? coming[0] ?? today
	const intake = plan.intake ? firstDayOf(plan.intake) : usual
	const dates = datesFor(intake)
	return {
		university,
		level,
		programme,
		home,
		english,
		admission,
		courses,
		course,
		total,
		dates,
		intakes: around(coming, intake).map((one) => ({ intake: one, colour: colourOf(one) })),
		proposed:
			dates.colour === 'red'
				? coming.find((one) => one > intake && colourOf(one) !== 'red')
				: undefined,
	}
}

/**
 * Who is below the line learns first: without a choice the first course counts, or the sum would be too small. Who has no result may
 * be admitted on condition, so a course counts only if it was chosen.
 */
function languageStage(
	plan: Plan,
	{ way }: English,
	{ verdict }: Admission,
	catalogue: PlanCatalogue,
	facts: PlanFacts,
): Pick<Outcome, 'courses' | 'course'> {
	if (verdict !== 'language' && verdict !== 'conditional') return { courses: [] }
	const all = coursesFor(catalogue, way, facts, plan.institutes)
	const shown = all.slice(0, coursesShown)
	const found = findCourse(catalogue, plan.course)
	const own = found && courseFor(found, way, facts)
	const course = own ?? (verdict === 'language' ? shown[0] : undefined)
	const isShown = shown.some((one) => one.course.code === course?.course.code)
	return { courses: course && !isShown ? [...shown, course] : shown, course }
}

/** A few of the coming ones, and among them always the one that counts. */
function around(coming: readonly string[], own: string): string[] {
	const near = coming.filter((intake) => intake < own).slice(-1)
	const after = coming.filter((intake) => intake > own)
	return [...near, own, ...after].slice(0, intakesShown)
}
