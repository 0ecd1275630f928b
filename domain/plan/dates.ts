/**
 * When each step has to be done, counted back from the first day of study: once with the long durations (safe) and once with the
 * short ones (tight). Steps hang on each other unshifted; only the day that is shown steps back to one on which offices work.
 */
import { addDays, monthsBefore, workingDayUpTo } from './days.ts'
import type { PlanFacts, Range, Stage } from './facts.ts'
import type { Plan, Stand } from './plan.ts'

export const steps = [
	'papers',
	'send',
	'file',
	'embassy',
	'arrive',
	'medical',
	'courseStart',
	'courseEnd',
	'intake',
] as const
export type StepId = (typeof steps)[number]

/** What a step is called: before a language course the file goes to the institute, and without an entry visa the letter is all there is. */
export function stepName(step: StepId, hasCourse: boolean, { entryVisa }: Pick<Plan, 'entryVisa'>) {
	if (step === 'send' && hasCourse) return 'sendInstitute'
	return step === 'embassy' && entryVisa === 'no' ? 'embassyNone' : step
}

export type Chain = Partial<Record<StepId, string>>

/** In time even if everything takes long; only if everything goes fast; not any more. */
export type Colour = 'green' | 'amber' | 'red'

export interface DatesOf extends Pick<Plan, 'entryVisa' | 'passport'> {
	/** The first day of study. */
	intake: string
	/** Of a language course before it. */
	months?: Range | undefined
}

type Pace = keyof Stage

function chainOf({ intake, months, entryVisa, passport }: DatesOf, pace: Pace, facts: PlanFacts) {
	const { stages, holidays } = facts
	const courseEnd = months && addDays(intake, -stages.afterLanguage[pace])
	const courseStart =
		months && courseEnd && monthsBefore(courseEnd, pace === 'safe' ? months.high : months.low)
	const arrive = addDays(courseStart ?? intake, -stages.arrival)
	const val = entryVisa === 'no' ? arrive : addDays(arrive, -stages.entry[pace])
	const file = addDays(val, -stages.val[pace])
	const send = addDays(file, -stages.acceptance[pace])
	const papers = addDays(send, -(passport === 'renew' ? stages.passport : stages.papers)[pace])
	const office = (date: string) => workingDayUpTo(date, holidays)
	return {
		papers,
		send: office(send),
		file: office(file),
		embassy: office(val),
		arrive,
		medical: addDays(arrive, stages.medical),
		...(courseStart && { courseStart }),
		...(courseEnd && { courseEnd }),
		intake,
	} satisfies Chain
}

/** Who has sent the papers waits for the offer, and files for the visa with it. */
const firstRemaining: Record<Stand, 'papers' | 'file' | 'embassy'> = {
	papers: 'papers',
	sent: 'file',
	offer: 'file',
	val: 'embassy',
}

export interface PlanDates {
	safe: ReturnType<typeof chainOf>
	tight: ReturnType<typeof chainOf>
	/** The first step that is still to be done. */
	next: (typeof firstRemaining)[Stand]
	colour: Colour
}

export function datesOf(of: DatesOf, stand: Stand, today: string, facts: PlanFacts): PlanDates {
	const safe = chainOf(of, 'safe', facts)
	const tight = chainOf(of, 'tight', facts)
	const next = firstRemaining[stand]
	const colour = today <= safe[next] ? 'green' : today <= tight[next] ? 'amber' : 'red'
	return { safe, tight, next, colour }
}

/** The coming first days of study: of the months given, or of every month where none are fixed. */
export function comingIntakes(
	intakeMonths: readonly number[],
	today: string,
	count = 24,
): string[] {
	const found: string[] = []
	const [year = 0, month = 0] = today.split('-').map(Number)
	for (let ahead = 0; ahead <= 36 && found.length < count; ahead += 1) {
		const first = new Date(Date.UTC(year, month - 1 + ahead, 1))
		const intake = first.toISOString().slice(0, 10)
		const fits = intakeMonths.length === 0 || intakeMonths.includes(first.getUTCMonth() + 1)
		if (fits && intake >= today) found.push(intake)
	}
	return found
}
