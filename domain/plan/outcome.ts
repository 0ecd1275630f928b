/** A plan worked out: which ways lead to the degree, what the first year takes, and when each step is due. */
import { firstDayOf } from './address.ts'
import {
	type ChosenHome,
	type ChosenProgramme,
	findHome,
	findProgramme,
	type PlanProgramme,
	type PlanUniversity,
	type ProgrammeLevel,
} from './catalogue.ts'
import { type CourseOption, coursesFor } from './courses.ts'
import { comingIntakes, datesOf, type PlanDates, type Timing, timingOf } from './dates.ts'
import { type English, englishFor } from './english.ts'
import type { PlanSources } from './facts.ts'
import type { ChosenWay, Plan } from './plan.ts'
import { firstYear, type Total } from './total.ts'
import { type Admission, admissionTo } from './verdict.ts'
import { type Candidate, chosenCourse, type OfferedWay, type WayId, waysFor } from './ways.ts'

/** A way with the intake that it leads to; null as total where a fee is not known. */
export interface WorkedWay extends OfferedWay, Timing {
	intake: string
	/** An earlier intake, behind the usual durations: only if offices are quick. */
	quick?: { intake: string; slack: number } | undefined
	total: Total | null
}

/** What a comparison needs of a plan: everything but the days of its steps. */
export interface Settled {
	university: PlanUniversity
	level: ProgrammeLevel
	programme?: PlanProgramme | undefined
	home?: ChosenHome | undefined
	english: English
	admission: Admission
	ways: WorkedWay[]
	/** The one that counts; absent where another certificate comes first. */
	way?: WorkedWay | undefined
	/** Of the way; where there is none, or none is known, that of the degree's first year alone. */
	total: Total
}

export interface Outcome extends Settled {
	/** Courses to choose from; the one that counts is among them. */
	courses: CourseOption[]
	dates: PlanDates
	/** The coming ones of this university, and the one that counts, in their order. */
	intakes: ({ intake: string } & Timing)[]
	/** The next that is not too late, where the one that counts is. */
	proposed?: string | undefined
	/** A way that the visitor chose and that these answers do not offer. */
	notOffered?: ChosenWay | undefined
	/** What each result of a test would mean, while there is none. */
	results: { score: string; way: WayId; intake: string }[]
}

const coursesShown = 3
const intakesShown = 5

/** The programme that was chosen, or the first university of the list whichever programme it will be. */
function targetOf(plan: Plan, { catalogue }: PlanSources) {
	const chosen = findProgramme(catalogue, plan.programme)
	if (chosen) return chosen
	const university = catalogue.universities.find(({ code }) => code === plan.universities[0])
	return university && { university, level: plan.level }
}

type Target = Omit<ChosenProgramme, 'programme'> & { programme?: PlanProgramme }

function intakesOf({ university, level, programme }: Target, today: string): string[] {
	const months = university.intakeMonths[level === 'bachelor' ? 'bachelor' : 'postgraduate']
	return comingIntakes(programme?.intakeMonths ?? months, today)
}

export function settle(plan: Plan, target: Target, sources: PlanSources): Settled {
	const { facts, catalogue, today } = sources
	const { university, level, programme } = target
	const home = findHome(catalogue, plan.room)
	const english = englishFor(plan, level, facts)
	const admission = admissionTo(level, plan.certificate, english.status)
	const candidate: Candidate = { plan, university, level, english, admission }
	const { tier, flight } = plan
	const totalOf = (offered?: OfferedWay) =>
		firstYear({ university, level, programme, home, tier, flight, before: offered }, facts)
	const coming = intakesOf(target, today)
	const ways = waysFor(candidate, sources).map((offered) => ({
		...offered,
		...intakeFor(plan, offered, coming, sources),
		total: offered.flags.includes('feeUnknown') ? null : totalOf(offered),
	}))
	const way = admission.verdict === 'later' ? undefined : wayThatCounts(candidate, ways, sources)
	return {
		...{ university, level, programme, home, english, admission, ways, way },
		total: way?.total ?? totalOf(),
	}
}

/** Where a way leads: to the intake that was asked for, or to the first for which there is time. */
function intakeFor(
	plan: Plan,
	offered: OfferedWay | undefined,
	coming: readonly string[],
	{ facts, today }: PlanSources,
): Pick<WorkedWay, 'intake' | 'slack' | 'colour' | 'quick'> {
	const timed = (intake: string) => ({
		intake,
		...timingOf({ ...plan, intake, before: offered?.before }, plan.stand, today, facts),
	})
	if (plan.intake) return timed(firstDayOf(plan.intake))
	let quick: ReturnType<typeof timed> | undefined
	for (const intake of coming) {
		const found = timed(intake)
		if (found.slack >= 0)
			return { ...found, quick: quick && { intake: quick.intake, slack: quick.slack } }
		if (found.colour === 'amber') quick ??= found
	}
	return quick ?? timed(coming.at(-1) ?? today)
}

/** Ways in the order in which they are taken where all else is equal. */
const order: WayId[] = ['open', 'test', 'cond', 'home', 'course', 'foundation']
const lights = ['green', 'amber', 'red']
const upper = ({ total }: WorkedWay) => total?.total.high ?? Number.POSITIVE_INFINITY
const doubtful = new Set(['ask', 'tooLong', 'feeUnknown'])

/**
 * The visitor's choice; else the earliest that can be relied on, then the better light, then the lower upper total. Where the visitor
 * named an intake and every way is behind, the one that is least behind.
 */
function wayThatCounts(
	of: Candidate,
	ways: readonly WorkedWay[],
	sources: PlanSources,
): WorkedWay | undefined {
	const { plan } = of
	const named = (id: WayId | undefined) => ways.find(({ way }) => way === id)
	const chosen = named(plan.way) ?? (chosenCourse(of, sources) && named('course'))
	if (chosen) return chosen
	const relied = ways.filter(({ flags }) => !flags.some((flag) => doubtful.has(flag)))
	const inTime = (one: WorkedWay) => (one.slack >= 0 ? 0 : 1)
	return (relied.length > 0 ? relied : ways).toSorted(
		(a, b) =>
			(plan.intake ? inTime(a) - inTime(b) : compareTexts(a.intake, b.intake)) ||
			lights.indexOf(a.colour) - lights.indexOf(b.colour) ||
			(plan.intake && a.slack < 0 ? b.slack - a.slack : 0) ||
			upper(a) - upper(b) ||
			order.indexOf(a.way) - order.indexOf(b.way),
	)[0]
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export function workOut(plan: Plan, sources: PlanSources): Outcome | undefined {
	const { catalogue, facts, today } = sources
	const target = targetOf(plan, sources)
	if (!target) return undefined
	const settled = settle(plan, target, sources)
	const { way, english } = settled
	const coming = intakesOf(target, today)
	const timed = (intake: string) => ({
		intake,
		...timingOf({ ...plan, intake, before: way?.before }, plan.stand, today, facts),
	})
	const { intake, colour } = way ?? intakeFor(plan, undefined, coming, sources)
	const shown = coursesFor(catalogue, english.way, facts, plan.institutes).slice(0, coursesShown)
	const isShown = shown.some(({ course }) => course.code === way?.course?.course.code)
	return {
		...settled,
		courses: way?.way === 'course' && way.course && !isShown ? [...shown, way.course] : shown,
		dates: datesOfWay(way, intake, plan, sources),
		intakes: around(coming, intake).map(timed),
		proposed:
			colour === 'red'
				? coming.find((one) => one > intake && timed(one).colour !== 'red')
				: undefined,
		notOffered: settled.ways.some((one) => one.way === plan.way) ? undefined : plan.way,
		results: way?.months === null && !plan.intake ? resultsOf(plan, target, sources) : [],
	}
}

export function datesOfWay(
	way: OfferedWay | undefined,
	intake: string,
	plan: Plan,
	{ facts, today }: PlanSources,
): PlanDates {
	return datesOf({ ...plan, intake, before: way?.before }, plan.stand, today, facts)
}

/** With the score that the level asks for, half a band less, and a band less. */
function resultsOf(plan: Plan, target: Target, sources: PlanSources): Outcome['results'] {
	const { way: _, course: __, ...answers } = plan
	const asked = Number(sources.facts.english.target[target.level])
	return [asked, asked - 0.5, asked - 1].flatMap((value) => {
		const score = value.toFixed(1)
		const { way } = settle({ ...answers, test: 'ielts', score }, target, sources)
		return way ? [{ score, way: way.way, intake: way.intake }] : []
	})
}

/** A few of the coming ones, and among them always the one that counts. */
function around(coming: readonly string[], own: string): string[] {
	const all = [...new Set([...coming, own])].sort()
	const start = Math.max(0, all.indexOf(own) - intakesShown + 2)
	return all.slice(start, start + intakesShown)
}
