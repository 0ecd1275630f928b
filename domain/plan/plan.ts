/** A plan: what a visitor has chosen and answered. All of it stands in the address, and nothing of it says who they are. */
export const listLimit = 5

export const certificates = ['none', 'school', 'foundation', 'bachelor', 'master'] as const
export type Certificate = (typeof certificates)[number]

export const tests = ['none', 'ielts', 'toefl', 'muet', 'level'] as const
export type TestName = (typeof tests)[number]

export const cefrLevels = ['A0', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const

/** The ways to the English that is asked for, between which a visitor can choose. */
export const ways = ['cond', 'home', 'course', 'foundation', 'test'] as const
export type ChosenWay = (typeof ways)[number]

export const stands = ['papers', 'sent', 'offer', 'val'] as const
export type Stand = (typeof stands)[number]

export const tiers = ['budget', 'comfortable', 'premium'] as const
export type Tier = (typeof tiers)[number]

/** The ringgit, the currencies of families we know, and two that everybody knows. */
export const planCurrencies = [
	'MYR',
	'SAR',
	'AED',
	'QAR',
	'KWD',
	'BHD',
	'OMR',
	'JOD',
	'EGP',
	'DZD',
	'MAD',
	'TND',
	'IQD',
	'LYD',
	'USD',
	'EUR',
] as const
export type PlanCurrency = (typeof planCurrencies)[number]

export const planFields = ['medicine', 'engineering', 'business', 'computing', 'law'] as const
export const planLevels = ['bachelor', 'master', 'phd'] as const

export interface Plan {
	universities: string[]
	institutes: string[]
	homes: string[]
	programme?: string
	course?: string
	/** A room, or a home whichever room it will be. */
	room?: string
	certificate: Certificate
	test: TestName
	/** As a number, or as a level of the Common European Framework. */
	score?: string
	/** Without a choice the plan takes the earliest that can be relied on. */
	way?: ChosenWay
	/** A month (`2027-10`) or the day that the university named. */
	intake?: string
	stand: Stand
	entryVisa: 'yes' | 'no'
	passport: 'ok' | 'renew'
	tier: Tier
	/** The visitor's own figure, in ringgit. */
	flight?: number
	/** At most this for the first year, in the plan's currency. */
	budget?: number
	currency: PlanCurrency
	/** For comparing, and for what fits a budget. */
	field?: (typeof planFields)[number]
	level: (typeof planLevels)[number]
}

export const emptyPlan: Plan = {
	universities: [],
	institutes: [],
	homes: [],
	certificate: 'school',
	test: 'none',
	stand: 'papers',
	entryVisa: 'yes',
	passport: 'ok',
	tier: 'comfortable',
	currency: 'USD',
	level: 'bachelor',
}
