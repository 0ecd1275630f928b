/** The editor's manual for the figures that plans count with, and for rates of exchange. Amounts are in ringgit. */
import * as v from 'valibot'
import { planCurrencies } from '#domain/plan/plan.ts'
import { confidence, isoDay, text } from './schema.ts'

const number = (most: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(most))
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
const amount = number(10_000_000)
const days = whole(365)
const months = whole(60)
/** A part of an amount: 0.06 is six per cent. */
const share = number(1)
/** Codes of universities. */
const codes = v.array(v.pipe(v.string(), v.regex(/^[a-z0-9]+$/)))

/** Where a figure comes from, and the day on which it was looked up. */
const sourced = { source: text, date: isoDay, confidence }
const between = { min: amount, max: amount }
/** Days of a step: as long as it may take, and as short. */
const stage = v.pipe(
	v.strictObject({ safe: days, tight: days }),
	v.check(({ safe, tight }) => tight <= safe, 'The short duration is the longer one.'),
)

export const planFigures = v.strictObject({
	serviceTax: v.strictObject({ rate: share, ...sourced }),
	languageTax: v.strictObject(sourced),
	tuition: v.strictObject(sourced),
	language: v.strictObject(sourced),
	/** On entry, before tax; universities that publish theirs have it in their own entry. */
	registration: v.strictObject({ ...between, ...sourced }),
	/** The lower amount is the sum of the visa page. */
	visaFile: v.strictObject({ max: amount, ...sourced }),
	languageVisaFile: v.strictObject({ max: amount, ...sourced }),
	visaDeposit: v.strictObject({ ...between, ...sourced }),
	/** The higher amount is a visa file without insurance. */
	passRenewal: v.strictObject({ min: amount, ...sourced }),
	roomRent: v.strictObject(sourced),
	rent: v.strictObject(sourced),
	rentDeposit: v.strictObject({ months: v.strictObject({ min: months, max: months }), ...sourced }),
	living: v.strictObject(sourced),
	/** How far the real amount may lie from a single figure, by how sure we are. */
	margins: v.strictObject({
		verified: share,
		'well-known': share,
		estimate: share,
		sample: share,
	}),
	/** What the bank statement of a visa file must reach. */
	financialProof: amount,
	notCounted: v.pipe(v.array(text), v.minLength(1), v.maxLength(12)),
	lights: v.strictObject({ spareDays: days, behindDays: days, ...sourced }),
	cond: v.strictObject({
		hoursPerWeek: whole(60),
		passMonths: months,
		assess: stage,
		monthlyFee: v.strictObject(between),
		ask: codes,
		...sourced,
	}),
	home: v.strictObject({ hoursPerWeek: whole(60), ...sourced }),
	test: v.strictObject({ ...stage.entries, ...sourced }),
	waiting: v.strictObject({ months: v.strictObject({ min: months, max: months }), ...sourced }),
	foundation: v.strictObject({ months, universities: codes, ...sourced }),
	budget: v.strictObject(between),
	stages: v.strictObject({
		papers: stage,
		passport: stage,
		acceptance: stage,
		val: stage,
		entry: stage,
		afterLanguage: stage,
		arrival: days,
		medical: days,
	}),
})

/** What one ringgit is worth; a rate of nothing would show every fee as free. */
const rate = v.pipe(v.number(), v.gtValue(0), v.maxValue(100_000))
const foreign = planCurrencies.filter((code) => code !== 'MYR')
type Foreign = Exclude<(typeof planCurrencies)[number], 'MYR'>
const pageRates = v.strictObject({ USD: rate, EUR: rate, DZD: rate })

export const exchangeRates = v.strictObject({
	/** The plan's rates are those of this day. */
	date: isoDay,
	perRinggit: v.strictObject(
		Object.fromEntries(foreign.map((code) => [code, rate])) as Record<Foreign, typeof rate>,
	),
	/** What fees on the pages of universities are multiplied by; indicative. */
	universityPages: pageRates,
	/** The same on the pages of institutes. */
	institutePages: pageRates,
})

export type PlanFigures = v.InferOutput<typeof planFigures>
export type ExchangeRates = v.InferOutput<typeof exchangeRates>
