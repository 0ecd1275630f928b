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

/** A new entry begins from another one: its choices and figures stay, its words and codes do not. */
export function emptied(field: Field, value: Json | undefined): Json {
	if (value === undefined) return emptyValue(field)
	switch (field.kind) {
		case 'text':
			return { ar: '', en: '' }
		case 'picture':
			return {
				scene: isRecord(value) ? (value.scene ?? '') : '',
				alt: { ar: '', en: '' },
			}
		case 'words':
		case 'code':
		case 'date':
		case 'address':
			return field.isNullable ? null : ''
		case 'confidence':
			return 'estimate'
		case 'list':
			return Array.isArray(value)
				? value.slice(0, field.min ?? 1).map((item) => emptied(field.item, item))
				: []
		case 'group':
			if (!isRecord(value)) return value
			return Object.fromEntries(
				Object.entries(field.fields)
					.filter(([name]) => name in value)
					.map(([name, inner]) => [name, emptied(inner, value[name])]),
			)
		default:
			return value
	}
}
