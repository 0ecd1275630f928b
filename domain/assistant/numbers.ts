/** Numbers in a question, each with what it counts: money, a test's score, months, age, a share. A digit inside a word is a letter. */
import { cefrLevels, type PlanCurrency } from '../plan/plan.ts'
import { readScore } from '../plan/score.ts'
import { bare } from './lexicon.ts'
import {
	ageWords,
	currencyOf,
	dualMonths,
	money,
	monthOf,
	monthWords,
	ofCountries,
	percentWords,
	scales,
	spoken,
	tests,
	whole,
	yearWords,
} from './number-words.ts'
import { formsOf } from './spelling.ts'

/** «ينتهي بعد سنة», `in a year`. */
const inAYear = new Set(['بعد', 'خلال', 'a', 'one', 'ba3d'])

/** «باقي فيه سنة» */
const isLeft = (...before: string[]) =>
	before.some((word) => /^و?(?:باقي\S{0,3}|ضايل\S{0,2}|فاضل\S{0,2}|متبقي)$/.test(word))

export interface Numbers {
	amount?: number
	/** Currencies in the order in which they are named. */
	currencies: PlanCurrency[]
	/** «12 ألف دينار», of a country that was not said. */
	hasNamelessMoney: boolean
	test?: 'ielts' | 'toefl' | 'muet'
	/** All that are named. */
	tests: ('ielts' | 'toefl' | 'muet')[]
	score?: string
	cefr: string[]
	months?: number
	percent?: number
	age?: number
	/** Of the year, 1 to 12. */
	month?: number
	year?: number
	/** Places of words that were read here. */
	used: Set<number>
}

/** `hasGrade`: a number of two digits beside a word for marks is a share. */
export function numbersIn(list: readonly string[], hasGrade: boolean): Numbers {
	const result: Numbers = {
		currencies: [],
		hasNamelessMoney: false,
		tests: [],
		cefr: [],
		used: new Set(),
	}
	const word = (at: number) => list[at] ?? ''
	const formsAt = (at: number) => [word(at), bare(word(at)), ...formsOf(word(at))]
	const isOneOf = (set: ReadonlySet<string>, at: number) =>
		formsAt(at).some((form) => set.has(form))
	const use = (...places: number[]) => {
		for (const place of places) result.used.add(place)
	}

	list.forEach((_, at) => {
		const test = formsAt(at).flatMap((form) => tests[form] ?? [])[0]
		if (test) {
			result.test ??= test
			result.tests.push(test)
			use(at)
		}
		const level = cefrLevels.find((one) => one.toLowerCase() === word(at))
		if (level) {
			result.cefr.push(level)
			use(at)
		}
		const month = monthNamed(list, at, formsAt(at))
		if (month && result.month === undefined) {
			result.month = month
			use(at)
		}
		const currency = currencyAt(list, at, formsAt(at))
		if (currency) {
			if (!result.currencies.includes(currency)) result.currencies.push(currency)
			use(at)
		} else if (isOneOf(money, at)) {
			result.hasNamelessMoney = true
			use(at)
		}
		const dual =
			dualMonths[word(at)] ??
			(isOneOf(yearWords, at) && (inAYear.has(word(at - 1)) || isLeft(word(at - 1), word(at - 2)))
				? 12
				: undefined)
		// «باقي فيه سنة ونص»
		const half = isOneOf(yearWords, at)
			? /^(?:ونص|ونصف|and a half)/.exec(list.slice(at + 1, at + 4).join(' '))
			: null
		if (half) {
			result.months ??= 18
			use(at, ...half[0].split(' ').map((_, offset) => at + 1 + offset))
		} else if (dual) {
			result.months ??= dual
			use(at)
		}
	})
	for (let at = 0; at < list.length; at += 1) {
		const value = valueAt(list, at)
		if (!value) continue
		const { number, length, isScaled, isShare } = value
		const after = at + length
		use(...Array.from({ length }, (_, offset) => at + offset))
		const score = result.test && readScore(result.test, String(number)).score
		const isMoney =
			currencyAt(list, after, formsAt(after)) ?? currencyAt(list, at - 1, formsAt(at - 1))
		if (isShare || isOneOf(percentWords, after)) result.percent ??= number
		else if (isScaled || isMoney || isOneOf(money, after)) result.amount ??= number
		else if (isOneOf(monthWords, after)) result.months ??= number
		else if (isOneOf(monthWords, at - 1) && number >= 1 && number <= 12) result.month ??= number
		else if (
			isOneOf(ageWords, at - 1) ||
			(isOneOf(yearWords, after) && number >= 14 && number <= 60)
		)
			result.age ??= number
		else if (isOneOf(yearWords, after)) result.months ??= number * 12
		else if (number >= 1990 && number <= 2035 && Number.isInteger(number)) result.year ??= number
		else if (score !== undefined && result.score === undefined) result.score = score
		else if (hasGrade && number >= 40 && number <= 100) result.percent ??= number
		// The baccalauréat of the Maghreb is marked out of twenty.
		else if (hasGrade && number >= 8 && number <= 20 && list.some((one) => /باك|^bac/.test(one)))
			result.percent ??= number * 5
		// "she is 16"
		else if (/^(?:is|am)$/.test(word(at - 1)) && number >= 12 && number <= 30) result.age ??= number
		else if (number >= 500) result.amount ??= number
		at = after - 1
	}
	return result
}

function valueAt(list: readonly string[], at: number) {
	const text = list[at] ?? ''
	const digits = /^(\d+(?:\.\d+)?)(k|%)?$/.exec(text)
	const said = whole[text] ?? spoken[text] ?? spoken[text.replace(/^(?:لل|ال|[لبو])/, '')]
	if (!digits && said === undefined) return undefined
	const isShare = digits?.[2] === '%'
	let number = digits ? Number(digits[1]) : (said ?? 0)
	let length = 1
	let isScaled = digits?.[2] === 'k' || whole[text] !== undefined
	if (digits?.[2] === 'k') number *= 1000
	// «خمسة وعشرين ألف»: units, then tens.
	const tens = spoken[(list[at + 1] ?? '').replace(/^و/, '')]
	if (!digits && tens !== undefined && tens >= 20 && tens < 100 && number < 10) {
		number += tens
		length = 2
	}
	const scale = scales[list[at + length] ?? '']
	if (scale) {
		number *= scale
		length += 1
		isScaled = true
	}
	// A spoken number alone counts many things: «ثلاث جامعات».
	if (!digits && !isScaled && number < 3) return undefined
	return { number, length, isScaled, isShare }
}

function currencyAt(
	list: readonly string[],
	at: number,
	forms: readonly string[],
): PlanCurrency | undefined {
	const isMoney = forms.some((form) => money.has(form))
	const named = forms.flatMap((form) => currencyOf.get(form) ?? [])[0]
	// «سعودي» alone is a person, beside a word for money a currency, as is «بالمصري».
	if (forms.some((form) => ofCountries.has(form))) {
		// «بالسعودية» is the country.
		const isSaidSo = /^بال(?!سعوديه)/.test(list[at] ?? '') || /^b[ei]l$/.test(list[at - 1] ?? '')
		const isBeside = [at - 1, at + 1, at - 2].some((place) => isMoneyAt(list, place))
		return isBeside || isSaidSo ? named : undefined
	}
	if (!isMoney) return named
	return countryBeside(list, at) ?? (named === 'AED' && list.some(isMoroccan) ? 'MAD' : named)
}

const isMoneyAt = (list: readonly string[], at: number) =>
	[list[at] ?? '', ...formsOf(list[at] ?? '')].some((form) => money.has(form))

/** Words that Moroccans use: their dirham is meant. */
const isMoroccan = (word: string) =>
	/^(?:عافاك|عفاك|بزاف|شحال|ديال\S*|واش|دابا|بغيت|نقرا|كاين\S*|chhal|ch7al|bzaf|3afak|dyal)$/.test(
		word,
	)

/** «درهم مغربي», `kuwaiti dinar`, `dinar el kuwaity`: the country decides. */
function countryBeside(list: readonly string[], at: number): PlanCurrency | undefined {
	return [at + 1, at - 1, at + 2]
		.map((place) => bare(list[place] ?? ''))
		.flatMap((word) => (ofCountries.has(word) ? (currencyOf.get(word) ?? []) : []))[0]
}

function monthNamed(
	list: readonly string[],
	at: number,
	forms: readonly string[],
): number | undefined {
	const pair = `${list[at]}_${list[at + 1]}`
	const found =
		monthOf.get(pair) ??
		forms
			.filter((form, place) => place < 3 || form.length > 3)
			.flatMap((form) => monthOf.get(form) ?? [])[0]
	if (found === undefined) return undefined
	// «may I work»: a month only where it could be nothing else.
	if (list[at] === 'may' || list[at] === 'mar')
		return /^(in|for|the|next|by)$/.test(list[at - 1] ?? '') ? found : undefined
	return found
}
