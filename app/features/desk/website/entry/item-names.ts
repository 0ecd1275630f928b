/** What a closed item of a list says of itself. */
import { formatDate, formatNumber } from '#domain/format.ts'
import { isText, type Language, otherLanguage } from '#domain/language.ts'
import { isEqual, isRecord, type Json } from '#domain/website/json.ts'
import { valueAt } from '#domain/website/places.ts'

const figures = ['annualFee', 'monthlyFee', 'price', 'amount', 'year', 'value', 'date', 'distance']

interface ItemName {
	/** Null for words that have none. */
	language: Language | null
	text: string
}

/** In the reader's language first; what is not written yet is left out. */
export const bothNames = (text: Record<Language, unknown>, language: Language): ItemName[] =>
	[language, otherLanguage(language)]
		.map((one) => ({ language: one, text: `${text[one] ?? ''}` }))
		.filter((name) => name.text !== '')

/** An id or a code is no name: it says nothing to a reader. */
export function namesOf(item: Json, language: Language): { names: ItemName[]; figure: string } {
	if (isText(item)) return { names: bothNames(item, language), figure: '' }
	if (!isRecord(item))
		return { names: item ? [{ language: null, text: `${item}` }] : [], figure: '' }
	const text = Object.values(item).find((value) => isText(value) && (value.ar || value.en))
	const figure = figures
		.map((name) => item[name])
		.find((value) => typeof value === 'number' || typeof value === 'string')
	const shown =
		typeof figure === 'number'
			? figure > 2100 || figure < 1900
				? formatNumber(language, figure)
				: `${figure}`
			: /^\d{4}-\d\d-\d\d$/.test(figure ?? '')
				? formatDate(language, `${figure}`)
				: `${figure ?? ''}`
	return {
		names: isText(text) ? bothNames(text, language) : [],
		figure: item.confidence === 'estimate' && shown ? `≈ ${shown}` : shown,
	}
}

/** Against what visitors read now; null where that has no such list. */
export function stateOfItem(
	list: Json | undefined,
	item: Json,
	at: number,
): 'new' | 'changed' | null {
	if (!Array.isArray(list)) return null
	const key = isRecord(item) ? (item.code ?? item.id) : undefined
	if (typeof key !== 'string') {
		if (list.some((one) => isEqual(one, item))) return null
		return at < list.length ? 'changed' : 'new'
	}
	const was = valueAt(list, [key])
	if (was === undefined) return 'new'
	return isEqual(was, item) ? null : 'changed'
}

const dayOf = (item: Json | undefined) =>
	isRecord(item) && typeof item.date === 'string' ? item.date : ''

/** Days that come, the next one first; below them those that are over, the last one first. What has no day yet is being written: on top. */
export function byDay(
	items: readonly Json[],
	today: string,
): { order: number[]; isOver: (at: number) => boolean } {
	const isOver = (at: number) => dayOf(items[at]) !== '' && dayOf(items[at]) < today
	const order = items
		.map((_, at) => at)
		.toSorted((a, b) => {
			if (isOver(a) !== isOver(b)) return isOver(a) ? 1 : -1
			const later = dayOf(items[a]) < dayOf(items[b]) ? -1 : 1
			return dayOf(items[a]) === dayOf(items[b]) ? 0 : isOver(a) ? -later : later
		})
	return { order, isOver }
}
