/** The figures as plans count with them: those of `plan.ts`, and what follows from the guide, the visa page, the rates and the holidays. */
import { type Multipliers, ratesStaleAfterDays } from '#domain/currencies.ts'
import { type Language, localize, type Text } from '#domain/language.ts'
import type { PlanFacts } from '#domain/plan/facts.ts'
import { englishLadder } from '../english-ladder.ts'
import type { ExchangeRates, PlanFigures } from '../figures-schema.ts'
import type { GuidePage, VisaPage } from '../page-schema.ts'
import type { PublicHoliday } from '../public-holidays.ts'
import type { Documents } from '../shipped.ts'
import { createMemory, remembered } from './remembered.ts'

interface PlanFrom {
	plan: PlanFigures
	currencies: ExchangeRates
	guide: Pick<GuidePage, 'budgets'>
	visa: Pick<VisaPage, 'fees'>
	holidays: readonly PublicHoliday[]
}

/** The rent of a tier and what else one lives on, as the guide's budgets have them. */
function tierOf({ guide }: PlanFrom, id: string) {
	const lines = guide.budgets.find((budget) => budget.id === id)?.lines ?? []
	const sum = (end: 'min' | 'max', rent: boolean) =>
		lines
			.filter((line) => (line.id === 'rent') === rent)
			.reduce((total, line) => total + line[end], 0)
	return {
		rent: { low: sum('min', true), high: sum('max', true) },
		rest: { low: sum('min', false), high: sum('max', false) },
	}
}

/** The rows of the visa page, with or without the insurance, which may still run when a second file follows. */
function visaRowsOf({ visa }: PlanFrom, withInsurance: boolean): number {
	return visa.fees.items
		.filter(({ id }) => withInsurance || id !== 'insurance')
		.reduce((total, { amount }) => total + amount, 0)
}

/** Rules read `low` and `high`, as editors read "from" and "to". */
function ranged<Figure extends { min: number; max: number }>({ min, max, ...rest }: Figure) {
	return { ...rest, low: min, high: max }
}

function planFacts(from: PlanFrom): PlanFacts<Text> {
	const { plan, currencies } = from
	const wholeFile = visaRowsOf(from, true)
	const withoutInsurance = visaRowsOf(from, false)
	return {
		...plan,
		registration: ranged(plan.registration),
		visaFile: ranged({ ...plan.visaFile, min: wholeFile }),
		languageVisaFile: ranged({ ...plan.languageVisaFile, min: withoutInsurance }),
		visaDeposit: ranged(plan.visaDeposit),
		passRenewal: ranged({ ...plan.passRenewal, max: withoutInsurance }),
		rentDeposit: { ...plan.rentDeposit, months: ranged(plan.rentDeposit.months) },
		cond: { ...plan.cond, monthlyFee: ranged(plan.cond.monthlyFee) },
		waiting: { ...plan.waiting, months: ranged(plan.waiting.months) },
		budget: ranged(plan.budget),
		tiers: {
			budget: tierOf(from, 'budget'),
			comfortable: tierOf(from, 'comfortable'),
			premium: tierOf(from, 'premium'),
		},
		rates: {
			date: currencies.date,
			staleAfterDays: ratesStaleAfterDays,
			perRinggit: { MYR: 1, ...currencies.perRinggit },
			/** Smaller steps than these would pretend to know more than a rate does. */
			roundTo: { EGP: 10, DZD: 100, IQD: 1000 },
			/** Families pay another rate than the official one. */
			officialOnly: ['DZD', 'LYD', 'IQD'],
		},
		english: englishLadder,
		/** Malaysian offices are closed when ours is. */
		holidays: [...from.holidays],
	}
}

const memory = createMemory<PlanFacts<Text>>()

/** Of the documents of a moment: the same object while none of them changed. */
export function planFactsOf({ pages }: Pick<Documents, 'pages'>): PlanFacts<Text> {
	return memory(pages.plan, planDocuments({ pages }), () =>
		planFacts({
			plan: pages.plan.plan,
			currencies: pages.currencies.currencies,
			guide: pages.guide.guide,
			visa: pages.visa.visa,
			holidays: pages['public-holidays'].publicHolidays,
		}),
	)
}

/** The same in one language. */
export const localFacts = remembered(
	(facts: PlanFacts<Text>, language: Language): PlanFacts => localize(facts, language),
)

/** The documents that figures of the plan follow from. */
export function planDocuments({ pages }: Pick<Documents, 'pages'>): readonly unknown[] {
	return [pages.plan, pages.currencies, pages.guide, pages.visa, pages['public-holidays']]
}

/** What a ringgit is multiplied by on a page of the catalogue. */
export const multipliersOf = (rates: Omit<Multipliers, 'MYR'>): Multipliers => ({
	MYR: 1,
	...rates,
})
