/**
 * The address is the plan. Whatever an address says, it is read as far as it makes sense: what is unknown, too much or past is left
 * out and named, a number that can't be is reported at its field, and the rest still counts.
 */
import { findCourse, findHome, findProgramme } from './catalogue.ts'
import { addDays, isDay } from './days.ts'
import type { PlanSources } from './facts.ts'
import {
	certificates,
	emptyPlan,
	listLimit,
	type Plan,
	planCurrencies,
	planFields,
	planLevels,
	stands,
	tests,
	tiers,
	ways,
} from './plan.ts'
import { type PlanParam, withoutThousands } from './plan-query.ts'
import { readNumber, readScore, type ScoreFault } from './score.ts'

export interface Note {
	kind: 'unknown' | 'tooMany' | 'past' | 'notOffered'
	/** What the address says: a code, a month, or whatever it was. */
	value: string
}

export interface Faults {
	score?: { code: ScoreFault; typed: string }
	fly?: { code: 'out_of_range'; typed: string }
	max?: { code: 'out_of_range'; typed: string }
}

export interface ReadPlan {
	plan: Plan
	notes: Note[]
	faults: Faults
}

/** A flight that costs more than this is a slip of the finger. */
const dearestFlight = 100_000
/** Nobody plans further ahead, and the holidays are not known. */
const furthest = 4 * 365

export function readPlan(
	params: URLSearchParams,
	{ catalogue, facts, today }: PlanSources,
): ReadPlan {
	const notes: Note[] = []
	const faults: Faults = {}
	const unknown = (value: string) => void notes.push({ kind: 'unknown', value: shorten(value) })
	const given = (name: PlanParam) => params.get(name)?.trim() ?? ''

	function option<Option extends string>(
		name: PlanParam,
		options: readonly Option[],
		otherwise: Option,
	): Option
	function option<Option extends string>(
		name: PlanParam,
		options: readonly Option[],
	): Option | undefined
	function option<Option extends string>(
		name: PlanParam,
		options: readonly Option[],
		otherwise?: Option,
	) {
		const value = given(name)
		if (value === '') return otherwise
		const found = options.find((one) => one.toLowerCase() === value.toLowerCase())
		if (found === undefined) unknown(value)
		return found ?? otherwise
	}

	function list(name: PlanParam, known: readonly { code: string }[]): string[] {
		const codes = new Set<string>()
		for (const code of params.getAll(name).filter(Boolean)) {
			if (!known.some((entry) => entry.code === code)) unknown(code)
			else if (codes.size < listLimit || codes.has(code)) codes.add(code)
			else notes.push({ kind: 'tooMany', value: code })
		}
		return [...codes]
	}

	/** A part that was chosen brings its entry into the list; where that is full, neither is taken. */
	function part(name: PlanParam, codes: string[], entryOf: (code: string) => string | undefined) {
		const code = given(name)
		if (code === '') return undefined
		const entry = entryOf(code)
		if (entry === undefined) {
			unknown(code)
			return undefined
		}
		if (codes.includes(entry)) return code
		if (codes.length < listLimit) {
			codes.push(entry)
			return code
		}
		notes.push({ kind: 'tooMany', value: entry })
		return undefined
	}

	function amount(name: 'fly' | 'max', least: number, most: number): number | undefined {
		const typed = given(name)
		if (typed === '') return undefined
		const value = readNumber(withoutThousands(typed))
		if (value !== undefined && value >= least && value <= most) return Math.round(value)
		faults[name] = { code: 'out_of_range', typed: shorten(typed) }
		return undefined
	}

	const plan: Plan = {
		...emptyPlan,
		universities: list('u', catalogue.universities),
		institutes: list('i', catalogue.institutes),
		homes: list('h', catalogue.homes),
	}
	const programme = part(
		'p',
		plan.universities,
		(code) => findProgramme(catalogue, code)?.university.code,
	)
	const course = part('c', plan.institutes, (code) => findCourse(catalogue, code)?.institute.code)
	const room = part('r', plan.homes, (code) => findHome(catalogue, code)?.home.code)
	plan.certificate = option('cert', certificates, emptyPlan.certificate)
	plan.test = option('test', tests, emptyPlan.test)
	const typed = given('score')
	const { score, fault } = typed === '' ? {} : readScore(plan.test, typed)
	if (fault) faults.score = { code: fault, typed: shorten(typed) }
	const way = option('way', ways)
	const intake = readIntake(given('in'), today, notes)
	plan.stand = option('at', stands, emptyPlan.stand)
	plan.entryVisa = option('sev', ['yes', 'no'], emptyPlan.entryVisa)
	plan.passport = option('pass', ['ok', 'renew'], emptyPlan.passport)
	plan.tier = option('tier', tiers, emptyPlan.tier)
	const flight = amount('fly', 0, dearestFlight)
	plan.currency = option('cur', planCurrencies, emptyPlan.currency)
	const perRinggit = facts.rates.perRinggit[plan.currency]
	const budget = amount('max', facts.budget.low * perRinggit, facts.budget.high * perRinggit)
	const field = option('field', planFields)
	plan.level = option('level', planLevels, emptyPlan.level)
	return {
		plan: {
			...plan,
			...(programme && { programme }),
			...(course && { course }),
			...(room && { room }),
			...(score && { score }),
			...(way && { way }),
			...(intake && { intake }),
			...(flight && { flight }),
			...(budget && { budget }),
			...(field && { field }),
		},
		notes,
		faults,
	}
}

/** What somebody put into an address is shown back to whoever opens it: a word, not a page. */
function shorten(value: string): string {
	return value.slice(0, 30)
}

function readIntake(text: string, today: string, notes: Note[]): string | undefined {
	if (text === '') return undefined
	const first = firstDayOf(text)
	if (!isDay(first) || first > addDays(today, furthest)) {
		notes.push({ kind: 'unknown', value: shorten(text) })
		return undefined
	}
	if (first < today) {
		notes.push({ kind: 'past', value: text })
		return undefined
	}
	return text
}

/** A month counts from its first day until the university names the day itself. */
export function firstDayOf(intake: string): string {
	return intake.length === 7 ? `${intake}-01` : intake
}
