/**
 * When each step has to be done, counted back from the first day of study: once with the long durations (safe) and once with the
 * short ones (tight). Steps hang on each other unshifted; only the day that is shown steps back to one on which offices work.
 */
import { dayNumber, dayOf, monthsBefore, workingDayUpTo } from './days.ts'
import type { PlanFacts, Range, Stage } from './facts.ts'
import type { Plan, Stand } from './plan.ts'

export const steps = [
	'english',
	'papers',
	'test',
	'send',
	'file',
	'embassy',
	'arrive',
	'medical',
	'courseStart',
	'courseEnd',
	'condStart',
	'condEnd',
	'foundation',
	'intake',
] as const
export type StepId = (typeof steps)[number]

/** What a step is called: before a language course the file goes to the institute, and without an entry visa the letter is all there is. */
export function stepName(step: StepId, hasCourse: boolean, { entryVisa }: Pick<Plan, 'entryVisa'>) {
	if (step === 'send' && hasCourse) return 'sendInstitute'
	return step === 'embassy' && entryVisa === 'no' ? 'embassyNone' : step
}

/** Steps that only some ways have. */
const stepsOfSome = [
	'english',
	'test',
	'courseStart',
	'courseEnd',
	'condStart',
	'condEnd',
	'foundation',
] as const
type StepOfSome = (typeof stepsOfSome)[number]

type Days<Value> = Record<Exclude<StepId, StepOfSome>, Value> & { [step in StepOfSome]?: Value }
export type Chain = Days<string>

/** Time enough; little time, or a few days behind; too late. */
export type Colour = 'green' | 'amber' | 'red'

/** What comes before the degree: where, and for how many months. */
export interface Before {
	kind: 'cond' | 'home' | 'course' | 'foundation' | 'test'
	months: Range
}

export interface DatesOf extends Pick<Plan, 'entryVisa' | 'passport'> {
	/** The first day of study. */
	intake: string
	before?: Before | undefined
}

type Pace = keyof Stage

function chainOf(of: DatesOf, pace: Pace, facts: PlanFacts): Days<number> {
	const { before, entryVisa, passport } = of
	const { stages, holidays } = facts
	const intake = dayNumber(of.intake)
	const lessons = before && (pace === 'safe' ? before.months.high : before.months.low)
	const inMalaysia = before && stayOf(before.kind, lessons ?? 0, intake, pace, facts)
	const arrive = (inMalaysia?.start ?? intake) - stages.arrival
	const val = entryVisa === 'no' ? arrive : arrive - stages.entry[pace]
	const file = val - stages.val[pace]
	const send = file - stages.acceptance[pace]
	const gathering = (passport === 'renew' ? stages.passport : stages.papers)[pace]
	const test = send - facts.test[pace]
	const office = (day: number) => workingDayUpTo(day, holidays)
	return {
		...(before?.kind === 'home' && { english: monthsBefore(test, lessons ?? 0), test }),
		// A test that is still to be taken runs beside the papers: the longer of both counts.
		papers: before?.kind === 'test' ? Math.min(send - gathering, test) : send - gathering,
		send: office(send),
		file: office(file),
		embassy: office(val),
		arrive,
		medical: arrive + stages.medical,
		...inMalaysia?.steps,
		intake,
	}
}

/** What is studied in Malaysia before the degree: the visitor arrives for its first day. */
function stayOf(
	kind: Before['kind'],
	months: number,
	intake: number,
	pace: Pace,
	{ stages, cond }: PlanFacts,
): { start: number; steps: { [step in StepOfSome]?: number } } | undefined {
	if (kind === 'home' || kind === 'test') return undefined
	if (kind === 'foundation') {
		const start = monthsBefore(intake, months)
		return { start, steps: { foundation: start } }
	}
	const end = intake - (kind === 'course' ? stages.afterLanguage : cond.assess)[pace]
	const start = monthsBefore(end, months)
	return kind === 'course'
		? { start, steps: { courseStart: start, courseEnd: end } }
		: { start, steps: { condStart: start, condEnd: end } }
}

/** The first step that is still to be done. Who has sent the papers waits for the offer, and files for the visa with it. */
function nextStep(stand: Stand, before: Before | undefined) {
	if (stand === 'papers') return before?.kind === 'home' ? 'english' : 'papers'
	return stand === 'val' ? 'embassy' : 'file'
}

/** How an intake can be reached: days from today to the safe day of the first remaining step, and the light that follows from it. */
export interface Timing {
	slack: number
	colour: Colour
}

/** Without the days of the steps: a plan tries many intakes. */
export function timingOf(of: DatesOf, stand: Stand, today: string, facts: PlanFacts): Timing {
	const next = nextStep(stand, of.before)
	const slack = (chainOf(of, 'safe', facts)[next] ?? 0) - dayNumber(today)
	const { spareDays, behindDays } = facts.lights
	if (slack >= spareDays) return { slack, colour: 'green' }
	const latest = chainOf(of, 'tight', facts)[next] ?? 0
	const isPossible = slack >= -behindDays && dayNumber(today) <= latest
	return { slack, colour: isPossible ? 'amber' : 'red' }
}

export interface PlanDates extends Timing {
	safe: Chain
	tight: Chain
	next: ReturnType<typeof nextStep>
}

export function datesOf(of: DatesOf, stand: Stand, today: string, facts: PlanFacts): PlanDates {
	return {
		...timingOf(of, stand, today, facts),
		safe: inDays(chainOf(of, 'safe', facts)),
		tight: inDays(chainOf(of, 'tight', facts)),
		next: nextStep(stand, of.before),
	}
}

function inDays(days: Days<number>): Chain {
	const { papers, send, file, embassy, arrive, medical, intake } = days
	const chain: Chain = {
		papers: dayOf(papers),
		send: dayOf(send),
		file: dayOf(file),
		embassy: dayOf(embassy),
		arrive: dayOf(arrive),
		medical: dayOf(medical),
		intake: dayOf(intake),
	}
	for (const step of stepsOfSome) {
		const day = days[step]
		if (day !== undefined) chain[step] = dayOf(day)
	}
	return chain
}

/** As far as a plan looks ahead: nobody learns English at home for longer than this takes. */
const monthsAhead = 48

/** The coming first days of study: of the months given, or of every month where none are fixed. */
export function comingIntakes(intakeMonths: readonly number[], today: string): string[] {
	const found: string[] = []
	const [year = 0, month = 0] = today.split('-').map(Number)
	for (let ahead = 0; ahead <= monthsAhead; ahead += 1) {
		const months = month - 1 + ahead
		const ofYear = (months % 12) + 1
		if (intakeMonths.length > 0 && !intakeMonths.includes(ofYear)) continue
		const intake = `${year + Math.floor(months / 12)}-${String(ofYear).padStart(2, '0')}-01`
		if (intake >= today) found.push(intake)
	}
	return found
}
