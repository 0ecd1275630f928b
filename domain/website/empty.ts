/** Values for what is added: an item of a list, an optional part, a new entry. */
import type { Field } from './fields.ts'
import { isRecord, type Json } from './json.ts'

/** As little as the field allows; what must be filled in is empty and therefore an error until it is. */
export function emptyValue(field: Field): Json {
	return field.isNullable ? null : newValue(field)
}

/** The same for a part that somebody adds: also where it may be unknown. */
export function newValue(field: Field): Json {
	switch (field.kind) {
		case 'text':
			return { ar: '', en: '' }
		case 'picture':
			// Nobody who edits knows the names of drawings: without a photo the general one is shown.
			return { scene: 'fallback', alt: { ar: '', en: '' } }
		case 'confidence':
			return 'estimate'
		case 'choice':
			return field.options[0] ?? ''
		case 'boolean':
			return false
		case 'number':
			return null
		case 'fixed':
			return true
		case 'list':
			return Array.from({ length: field.min ?? 0 }, () => emptyValue(field.item))
		case 'group':
			return Object.fromEntries(
				Object.entries(field.fields)
					.filter(([, inner]) => !inner.isOptional)
					.map(([name, inner]) => [name, emptyValue(inner)]),
			)
		default:
			return ''
	}
}

/**
 * A new entry begins from another one and takes over what was chosen from a list: type, city, levels, months. Words, figures and
 * pictures of the other one would be untrue of it, and parts that may be missing are added by who has them.
 */
export function emptied(field: Field, value: Json | undefined): Json {
	if (value === undefined) return emptyValue(field)
	switch (field.kind) {
		case 'choice':
		case 'boolean':
		case 'fixed':
			return value
		case 'list':
			return isChosen(field.item) && Array.isArray(value)
				? value
				: Array.from({ length: field.min ?? 0 }, (_, at) =>
						emptied(field.item, Array.isArray(value) ? value[at] : undefined),
					)
		case 'group':
			if (!isRecord(value) || field.isNullable) return emptyValue(field)
			return Object.fromEntries(
				Object.entries(field.fields)
					.filter(([, inner]) => !inner.isOptional)
					.map(([name, inner]) => [name, emptied(inner, value[name])]),
			)
		default:
			return emptyValue(field)
	}
}

/** Levels and months are ticked in a row. */
const isChosen = ({ kind }: Field) => kind === 'choice' || kind === 'number'
