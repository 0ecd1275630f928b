/** What the first year takes, line by line, as a careful sum and one that holds no surprise. Amounts in sen. */
import { type Confidence, isIndicative } from '../confidence.ts'
import type { ChosenHome, PlanProgramme, PlanUniversity, ProgrammeLevel } from './catalogue.ts'
import type { PlanFacts, Range, Sourced } from './facts.ts'
import { addRanges, marginOf, sen } from './money.ts'
import type { Tier } from './plan.ts'
import type { OfferedWay } from './ways.ts'

export const lineGroups = ['study', 'language', 'visa', 'housing', 'living', 'travel'] as const
export type LineGroup = (typeof lineGroups)[number]

export type LineId =
	| 'tuition'
	| 'registration'
	| 'serviceTax'
	| 'language'
	| 'languageTax'
	| 'condEnglish'
	| 'condTax'
	| 'visaFile'
	| 'languageVisaFile'
	| 'passRenewal'
	| 'visaDeposit'
	| 'rent'
	| 'rentDeposit'
	| 'living'
	| 'flights'

export interface Line extends Range {
	id: LineId
	group: LineGroup
	refundable?: true
	/** Waits for confirmation; otherwise it comes from a source. */
	indicative: boolean
	/** Absent for the visitor's own figure. */
	source?: string
	date?: string
}

export interface Total {
	lines: Line[]
	total: Range
	refundable: Range
	/** Months of rent and living: a year, and those in Malaysia before it. */
	months: Range
	/** Rent of one month, in ringgit. */
	monthlyRent: Range
}

/** Of a university its charges alone. */
type Charged = Pick<PlanUniversity, 'tuition' | 'registration'>

export interface TotalOf {
	/** Without one nothing of the study itself counts. */
	university?: Charged | undefined
	level: ProgrammeLevel
	/** Without one the university's whole range of fees counts. */
	programme?: PlanProgramme | undefined
	/** What comes before the degree. */
	before?: Pick<OfferedWay, 'way' | 'months' | 'course'> | undefined
	home?: ChosenHome | undefined
	tier: Tier
	flight?: number | undefined
}

const monthsOfAYear = 12

export function firstYear(of: TotalOf, facts: PlanFacts): Total {
	const { home, tier, flight } = of
	const { months: added, lines: before } = beforeTheDegree(of, facts)
	const months = { low: monthsOfAYear + added.low, high: monthsOfAYear + added.high }
	const rent = rentOf(home, tier, facts)
	const lines = [
		...studyLines(of, facts),
		...before.filter(({ group }) => group === 'language'),
		line('visaFile', 'visa', inSen(facts.visaFile), facts.visaFile),
		...before.filter(({ group }) => group === 'visa'),
		refundable(line('visaDeposit', 'visa', inSen(facts.visaDeposit), facts.visaDeposit)),
		line('rent', 'housing', timesRange(rent.monthly, months), rent.sourced),
		refundable(
			line('rentDeposit', 'housing', timesRange(rent.monthly, facts.rentDeposit.months), {
				...facts.rentDeposit,
			}),
		),
		line('living', 'living', timesRange(facts.tiers[tier].rest, months), facts.living),
		...(flight ? [own('flights', 'travel', sen(flight))] : []),
	]
	return {
		lines,
		total: addRanges(lines),
		refundable: addRanges(lines.filter((one) => one.refundable)),
		months,
		monthlyRent: rent.monthly,
	}
}

/** What a month of English in the university adds: fee and tax, rent and living. */
export function monthOfEnglish({ home, tier }: Pick<TotalOf, 'home' | 'tier'>, facts: PlanFacts) {
	const fee = inSen(facts.cond.monthlyFee)
	const { monthly } = rentOf(home, tier, facts)
	return addRanges([fee, taxOn(fee, facts), inSen(monthly), inSen(facts.tiers[tier].rest)])
}

function studyLines({ university, ...of }: TotalOf, facts: PlanFacts): Line[] {
	if (!university) return []
	const tuition = tuitionOf(university, of.programme, facts)
	const registration = registrationOf(university, of.level, facts)
	const tax = taxOn(addRanges([tuition, registration]), facts)
	return [tuition, registration, line('serviceTax', 'study', tax, facts.serviceTax)]
}

/** English in Malaysia: its lines, and the months of rent and living that it adds. */
function beforeTheDegree({ before }: TotalOf, facts: PlanFacts): { months: Range; lines: Line[] } {
	if (before?.way === 'course' && before.course) {
		const { fee, course, months } = before.course
		return {
			months: addRanges([months, facts.waiting.months]),
			lines: [
				line('language', 'language', fee, { ...facts.language, confidence: course.confidence }),
				line('languageTax', 'language', taxOn(fee, facts), facts.languageTax),
				line('languageVisaFile', 'visa', inSen(facts.languageVisaFile), facts.languageVisaFile),
			],
		}
	}
	if (before?.way === 'cond' && before.months) {
		const fee = timesRange(facts.cond.monthlyFee, before.months)
		return {
			months: before.months,
			lines: [
				line('condEnglish', 'language', fee, facts.cond),
				line('condTax', 'language', taxOn(fee, facts), facts.languageTax),
				line('passRenewal', 'visa', inSen(facts.passRenewal), facts.passRenewal),
			],
		}
	}
	return { months: { low: 0, high: 0 }, lines: [] }
}

function line(id: LineId, group: LineGroup, { low, high }: Range, sourced: Sourced): Line {
	const { source, date, confidence } = sourced
	return { id, group, low, high, indicative: isIndicative(confidence), source, date }
}

function own(id: LineId, group: LineGroup, amount: number): Line {
	return { id, group, low: amount, high: amount, indicative: false }
}

function refundable(one: Line): Line {
	return { ...one, refundable: true }
}

const inSen = ({ low, high }: Range): Range => ({ low: sen(low), high: sen(high) })

/** Ringgit a month, times months, low with low and high with high. */
function timesRange(amount: Range, times: Range): Range {
	return { low: sen(amount.low * times.low), high: sen(amount.high * times.high) }
}

function taxOn(amount: Range, { serviceTax }: PlanFacts): Range {
	const tax = (value: number) => sen((value / 100) * serviceTax.rate)
	return { low: tax(amount.low), high: tax(amount.high) }
}

function tuitionOf(
	{ tuition }: Charged,
	programme: PlanProgramme | undefined,
	facts: PlanFacts,
): Line {
	if (!programme) {
		const { min, max } = tuition
		return line('tuition', 'study', inSen({ low: min, high: max }), {
			...facts.tuition,
			confidence: 'estimate',
		})
	}
	const { annualFee, confidence, feeMargin } = programme
	const margin = feeMargin ?? marginOf(confidence, facts)
	const range = { low: annualFee * (1 - margin.low), high: annualFee * (1 + margin.high) }
	return line('tuition', 'study', inSen(range), { ...facts.tuition, confidence })
}

function registrationOf(university: Charged, level: ProgrammeLevel, facts: PlanFacts): Line {
	const known = university.registration?.[level]
	if (known === undefined || !university.registration)
		return line('registration', 'study', inSen(facts.registration), facts.registration)
	const { source } = university.registration
	const sourced = { ...facts.registration, source, confidence: 'verified' as const }
	return line('registration', 'study', inSen({ low: known, high: known }), sourced)
}

interface Rent {
	monthly: Range
	sourced: Sourced
}

/** A hotel is for the first weeks: whoever marks one pays the rent of the tier for the year. */
function rentOf(home: ChosenHome | undefined, tier: Tier, facts: PlanFacts): Rent {
	if (!home || home.home.type === 'hotel')
		return { monthly: facts.tiers[tier].rent, sourced: facts.rent }
	const { room } = home
	if (!room) {
		const { min, max } = home.home.priceRange
		return { monthly: { low: min, high: max }, sourced: facts.roomRent }
	}
	const margin = marginOf(room.confidence, facts)
	const confidence: Confidence = room.confidence
	return {
		monthly: { low: room.price * (1 - margin.low), high: room.price * (1 + margin.high) },
		sourced: { ...facts.roomRent, confidence },
	}
}
