/** Values for what is added: an item of a list, an optional part, a new entry. */
import type { Field } from './fields.ts'
import { isRecord, type Json, type JsonRecord } from './json.ts'
import { generalScene } from './photos.ts'

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
			return { scene: generalScene, alt: { ar: '', en: '' } }
		case 'confidence':
			return 'estimate'
		case 'choice':
			return field.options[0] ?? ''
		case 'boolean':
			return false
		case 'number':
			return null
		case 'fixed':
			return field.value
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

/** A new entry: what its kind, city and the like are nobody knows before somebody chose them. */
export function newEntry(form: Field): JsonRecord {
	const empty = newValue(form)
	if (form.kind !== 'group' || !isRecord(empty)) return {}
	const chosen = Object.entries(form.fields).filter(
		([name, { kind }]) => name in empty && kind === 'choice',
	)
	return { ...empty, ...Object.fromEntries(chosen.map(([name]) => [name, ''])) }
}
