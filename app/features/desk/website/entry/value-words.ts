/** Places and values of a document in the words of its form. */
import { useLanguage, useT } from '#app/language/strings.tsx'
import { formatDate, formatNumber } from '#domain/format.ts'
import { isLanguage, isText, type Language } from '#domain/language.ts'
import { labelKeyOf } from '#domain/website/field-names.ts'
import { isRecord, type Json } from '#domain/website/json.ts'
import { isPhoto } from '#domain/website/photos.ts'
import { valueAt } from '#domain/website/places.ts'

export const isDay = /^\d{4}-\d\d-\d\d$/

/** A code such as B2 has no other name. */
export const optionWords = (words: string, option: string) =>
	words === `options.${option}` ? option : words

/** Where a change is, in words: the names of fields, and of items what they are called. */
export function usePathWords() {
	const words = useT('website-fields')
	const language = useLanguage()
	const itemName = useItemName()
	return (document: Json | null, path: readonly string[]): string[] =>
		path.flatMap((step, at) => {
			const parent = valueAt(document ?? undefined, path.slice(0, at))
			if (!Array.isArray(parent)) {
				const label = words(`fields.${labelKeyOf(path.slice(0, at + 1))}`)
				const isRoot =
					at === 0 && path.length > 1 && isRecord(parent) && Object.keys(parent).length === 1
				return isRoot || isLanguage(step) ? [] : [label]
			}
			const item = valueAt(parent, [step])
			const text = isRecord(item)
				? isText(item)
					? item
					: Object.values(item).find((value) => isText(value) && (value.ar || value.en))
				: undefined
			if (isText(text)) return [`${text[language] || text.ar}`]
			// A code says nothing to anybody: the item's place does.
			const place = parent.indexOf(item ?? null)
			if (place === -1) return []
			return [`${itemName(path.slice(0, at))} ${formatNumber(language, place + 1)}`]
		})
}

export function useValueWords() {
	const words = useT('website-fields')
	const t = useT('website')
	return (value: Json | undefined, language: Language): string => {
		if (value === undefined || value === null) return t('field.unknown')
		if (typeof value === 'number') return formatNumber(language, value)
		if (typeof value === 'boolean') return value ? t('field.yes') : '–'
		if (typeof value === 'string' && isDay.test(value)) return formatDate(language, value)
		if (typeof value === 'string') return optionWords(words(`options.${value}`), value)
		if (isText(value)) return `${value[language]}`
		if (isPhoto(value)) return t('picture.photo')
		if (Array.isArray(value))
			return value
				.map((one) => (isText(one) ? `${one[language]}` : typeof one === 'object' ? '…' : `${one}`))
				.join(' · ')
		const named = isRecord(value) && Object.values(value).find((one) => isText(one))
		return isText(named) ? `${named[language]}` : ''
	}
}

/** What one item of a list is called: a question, a consultant. */
export function useItemName() {
	const words = useT('website-fields')
	return (path: readonly string[]): string => {
		const key = `items.${path.at(-1)}` as const
		const own = words(key)
		return own === key ? words('items.any') : own
	}
}
