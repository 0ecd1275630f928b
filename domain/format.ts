/**
 * The only file that touches `Intl`, but for places of the world (`places.ts`), the Umm al-Qura calendar (`plan/hijri.ts`) and the order of names (`collator.ts`). The locale tags pin digits and calendar, and what engines add
 * of their own (direction marks, narrow spaces) is removed, so that the server's HTML and the browser's
 * first render are the same to the character. Isolation of left-to-right runs is the markup's task.
 *
 * What nearly every page shows (whole numbers, ratings, counted nouns, days) is written without it: a browser's first use of `Intl` takes
 * 16 to 27 ms, four times that on a phone, while the page is starting. Tests hold both to the same words.
 */
import type { CurrencyCode } from './currencies.ts'
import { currencies } from './currencies.ts'
import type { Language } from './language.ts'

const tags: Record<Language, string> = {
	ar: 'ar-u-nu-latn-ca-gregory',
	en: 'en-GB-u-nu-latn-ca-gregory',
}

/**
 * What a preview lays in a draft's page where a figure or a day is not filled in yet. Nobody writes such a figure, and a sum, a range or
 * an exchange with one of them is as large: wherever it comes to be shown, it says that it is missing.
 */
export const unfilled = { figure: 1e15, day: '9999-12-31' }
const isUnfilled = (value: number) => value >= 1e12

/** Words that belong to a number or a time and change with it. */
const words = {
	ar: {
		unfilled: '[لم يُملأ بعد]',
		am: 'صباحًا',
		noon: 'ظهرًا',
		afternoon: 'عصرًا',
		pm: 'مساءً',
		year: 'سنة',
		twoYears: 'سنتان',
		twoYearsAfter: 'سنتين',
		years: 'سنوات',
		halfYear: 'نصف سنة',
		andHalf: 'ونصف',
		sizes: ['بايت', 'كيلوبايت', 'ميغابايت', 'غيغابايت'],
		weekdays: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
		months: [
			'يناير',
			'فبراير',
			'مارس',
			'أبريل',
			'مايو',
			'يونيو',
			'يوليو',
			'أغسطس',
			'سبتمبر',
			'أكتوبر',
			'نوفمبر',
			'ديسمبر',
		],
	},
	en: {
		unfilled: '[Not filled in yet]',
		am: 'AM',
		noon: 'PM',
		afternoon: 'PM',
		pm: 'PM',
		year: 'year',
		years: 'years',
		sizes: ['Bytes', 'KB', 'MB', 'GB'],
		weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
		months: [
			'January',
			'February',
			'March',
			'April',
			'May',
			'June',
			'July',
			'August',
			'September',
			'October',
			'November',
			'December',
		],
	},
} as const

/** `Intl` objects are slow to make and cheap to keep: one per language, made on first use. */
export function perLanguage<T>(make: (tag: string) => T): (language: Language) => T {
	const made = new Map<Language, T>()
	return (language) => {
		const known = made.get(language)
		if (known !== undefined) return known
		const fresh = make(tags[language])
		made.set(language, fresh)
		return fresh
	}
}

export function plain(text: string): string {
	return text.replace(/[\u200e\u200f\u061c]/g, '').replace(/[\u00a0\u202f]/g, ' ')
}

/** A date or an amount that stays on one line inside running text. */
export function unbroken(text: string): string {
	return text.replaceAll(' ', '\u00a0')
}

const numbers = perLanguage(
	(tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2, useGrouping: 'always' }),
)

/** The form of a noun that is counted. */
export function pluralCategory(language: Language, count: number): Intl.LDMLPluralRule {
	if (count === 1) return 'one'
	if (language === 'en' || !Number.isInteger(count)) return 'other'
	if (count === 0) return 'zero'
	if (count === 2) return 'two'
	const last = count % 100
	if (last >= 3 && last <= 10) return 'few'
	return last >= 11 ? 'many' : 'other'
}

export function formatNumber(language: Language, value: number): string {
	if (isUnfilled(value)) return words[language].unfilled
	return Number.isSafeInteger(value)
		? String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
		: plain(numbers(language).format(value))
}

/** A span of numbers. Arabic spells it out, because a dash between digits flips after Arabic letters. */
export function formatRange(language: Language, min: number, max: number): string {
	const from = formatNumber(language, min)
	const to = formatNumber(language, max)
	if (from === to) return from
	return language === 'ar' ? `من ${from} إلى ${to}` : `${from}–${to}`
}

/** An amount in a fee table: whole units, the symbol first in both languages. */
export function formatAmount(language: Language, amount: number, currency: CurrencyCode): string {
	const { symbol } = currencies[currency]
	const gap = /[a-z]$/i.test(symbol) ? ' ' : ''
	return `${symbol}${gap}${formatNumber(language, Math.round(amount))}`
}

/** The rate that a table uses, as it stands there: «1 RM = 0.21 $». */
export function formatRate(language: Language, currency: CurrencyCode, rate: number): string {
	return `1 ${currencies.MYR.symbol} = ${formatNumber(language, rate)} ${currencies[currency].symbol}`
}

/** An amount of ringgit in running text. */
export function formatRinggit(language: Language, amount: number): string {
	const number = formatNumber(language, amount)
	return language === 'ar' ? `${number} رينغيت` : `RM ${number}`
}

export function formatRinggitRange(language: Language, min: number, max: number): string {
	const range = formatRange(language, min, max)
	return language === 'ar' ? `${range} رينغيت` : `RM ${range}`
}

/** A length in years; halves are spoken in Arabic («3 سنوات ونصف»), written as decimals in English. */
export function formatYears(
	language: Language,
	years: number,
	/** After a preposition («إلى سنتين»), where the dual has another ending. */
	isAfter = false,
): string {
	const number = formatNumber(language, years)
	if (language === 'en') return `${number} ${years === 1 ? words.en.year : words.en.years}`
	const whole = Math.floor(years)
	const half = years - whole === 0.5
	if (!half && years !== whole) return `${number} ${words.ar.year}`
	if (half && whole === 0) return words.ar.halfYear
	const said = wholeYears(whole, isAfter)
	return half ? `${said} ${words.ar.andHalf}` : said
}

function wholeYears(years: number, isAfter: boolean): string {
	if (years === 1) return words.ar.year
	if (years === 2) return isAfter ? words.ar.twoYearsAfter : words.ar.twoYears
	const noun = pluralCategory('ar', years) === 'few' ? words.ar.years : words.ar.year
	return `${formatNumber('ar', years)} ${noun}`
}

/** 98 becomes `98%` in both languages. */
export function formatPercent(language: Language, percent: number): string {
	return `${formatNumber(language, percent)}%`
}

/** Ratings have one decimal: 4.8, 4.0. */
export function formatRating(language: Language, rating: number): string {
	return isUnfilled(rating) ? words[language].unfilled : rating.toFixed(1)
}

/** A year has no thousands. */
export function formatYear(language: Language, year: number): string {
	return isUnfilled(year) ? words[language].unfilled : String(year)
}

export function formatFileSize(language: Language, bytes: number): string {
	const names = words[language].sizes
	let size = bytes
	let unit = 0
	// Compared as it will be shown: 1,048,575 bytes are 1 MB, not 1,024 KB.
	while (unit < names.length - 1 && Math.round(size * 100) >= 102_400) {
		size /= 1024
		unit += 1
	}
	return `${formatNumber(language, size)} ${names[unit]}`
}

/** A day as the calendar of Kuala Lumpur has it, from an instant or from `2027-08-31`. */
export function formatDate(language: Language, date: Date | string): string {
	const there = new Date(new Date(date).getTime() + malaysiaAhead)
	if (there.getUTCFullYear() >= 9999) return words[language].unfilled
	return `${there.getUTCDate()} ${monthAndYear(language, there)}`
}

/** In milliseconds, all year round: a moment moved by it has in its UTC fields what clocks in Malaysia show. */
export const malaysiaAhead = 8 * 60 * 60 * 1000

export const monthNames = (language: Language): readonly string[] => words[language].months

function monthAndYear(language: Language, date: Date): string {
	return `${words[language].months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** A month of a year from `2027-10`, or of the day that begins so. */
export function formatMonth(language: Language, month: string): string {
	return monthAndYear(language, new Date(`${month.slice(0, 7)}-01T00:00:00Z`))
}

/** A time of day from minutes after midnight: `9:00 AM`, «9:00 صباحًا». */
export function formatTime(language: Language, minutes: number): string {
	const hour = Math.floor(minutes / 60) % 24
	return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${words[language][partOfDay(hour)]}`
}

/** How long a recording plays, as players write it in every language: `0:38`, `1:02:05`. */
export function formatLength(seconds: number): string {
	const hours = Math.floor(seconds / 3600)
	const minutes = Math.floor(seconds / 60) % 60
	const shown = hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}` : `${minutes}`
	return `${shown}:${String(seconds % 60).padStart(2, '0')}`
}

/** Arabic names the parts of the afternoon: 2:00 ظهرًا, 4:00 عصرًا, 6:00 مساءً. */
function partOfDay(hour: number): 'am' | 'noon' | 'afternoon' | 'pm' {
	if (hour < 12) return 'am'
	if (hour < 15) return 'noon'
	return hour < 18 ? 'afternoon' : 'pm'
}

/** The name of a day of the week, 0 = Sunday. */
export function formatWeekday(language: Language, day: number): string {
	return words[language].weekdays[day % 7] ?? ''
}
