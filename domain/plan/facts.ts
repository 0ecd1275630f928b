/** The figures of `content/plan.ts` as the rules read them, every amount in ringgit: `Words` are in one language here and in both there. */
import type { Confidence } from '../confidence.ts'
import type { PlanCatalogue } from './catalogue.ts'
import type { PlanCurrency } from './plan.ts'

export interface Range {
	low: number
	high: number
}

/** A figure with where it comes from and the day on which it was looked up. */
export interface Sourced<Words = string> {
	source: Words
	date: string
	confidence: Confidence
}

export type Level = 'foundation' | 'bachelor' | 'master' | 'phd'
export type Test = 'ielts' | 'toefl' | 'muet'

export interface Holiday<Words = string> {
	date: string
	name: Words
	confidence: Confidence
}

export interface PlanFacts<Words = string> {
	serviceTax: Sourced<Words> & { rate: number }
	languageTax: Sourced<Words>
	tuition: Sourced<Words>
	language: Sourced<Words>
	registration: Sourced<Words> & Range
	visaFile: Sourced<Words> & Range
	languageVisaFile: Sourced<Words> & Range
	visaDeposit: Sourced<Words> & Range
	/** Of the pass, when English in the university ends and the programme begins. */
	passRenewal: Sourced<Words> & Range
	roomRent: Sourced<Words>
	rent: Sourced<Words>
	rentDeposit: Sourced<Words> & { months: Range }
	living: Sourced<Words>
	tiers: Record<'budget' | 'comfortable' | 'premium', { rent: Range; rest: Range }>
	margins: Record<Confidence, number>
	financialProof: number
	notCounted: Words[]
	rates: {
		date: string
		staleAfterDays: number
		perRinggit: Record<PlanCurrency, number>
		roundTo: Partial<Record<PlanCurrency, number>>
		officialOnly: PlanCurrency[]
	}
	english: {
		bands: Record<Level, Record<Test, Range>>
		/** The rung to be reached before a level. */
		target: Record<Level, string>
		rungs: string[]
		/** Guided hours from each rung to the next. */
		hours: Range[]
		/** The level of the Common European Framework on which a rung stands. */
		cefr: Record<string, string>
		/** IELTS below 4.0, TOEFL, MUET and levels as rungs: the first entry whose limit lies above the score. */
		fromIelts: { below: number; rung: string }[]
		fromToefl: { below: number; rung: string }[]
		fromMuet: { below: number; rung: string }[]
		fromLevel: Record<string, string>
	}
	/** On how many days to spare a light is green, and how many behind it turns red. */
	lights: Sourced<Words> & { spareDays: number; behindDays: number }
	/** A conditional offer with English in the university. */
	cond: Sourced<Words> & {
		hoursPerWeek: number
		/** How long the pass of a conditional offer lasts. */
		passMonths: number
		/** Days between the end of the lessons and the first day of the programme. */
		assess: Stage
		monthlyFee: Range
		/** Universities that have to say whether they give conditional offers at all. */
		ask: string[]
	}
	/** English at home, then the test again. */
	home: Sourced<Words> & { hoursPerWeek: number }
	/** Days between a test and its result. */
	test: Sourced<Words> & Stage
	/** Months of rent and living between the end of a course in Malaysia and the first lecture. */
	waiting: Sourced<Words> & { months: Range }
	foundation: Sourced<Words> & { months: number; universities: string[] }
	/** What a budget can be, in ringgit. */
	budget: Range
	/** Days of each step, long (safe) and short (tight). */
	stages: {
		papers: Stage
		passport: Stage
		acceptance: Stage
		val: Stage
		entry: Stage
		afterLanguage: Stage
		arrival: number
		medical: number
	}
	holidays: Holiday<Words>[]
}

export interface Stage {
	safe: number
	tight: number
}

/** What every plan is worked out from. `today` is a day, such as 2026-11-17. */
export interface PlanSources {
	catalogue: PlanCatalogue
	facts: PlanFacts
	today: string
}
