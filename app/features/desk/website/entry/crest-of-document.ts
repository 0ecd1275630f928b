import { type Crest, crestOf } from '#domain/crest.ts'
import { isText, type Text } from '#domain/language.ts'
import { isRecord, type Json } from '#domain/website/json.ts'

const textOf = (value: Json | undefined): Text => (isText(value) ? value : { ar: '', en: '' })

const fields: Readonly<Record<string, 'crest' | 'mark'>> = {
	university: 'crest',
	institute: 'mark',
}

/** As visitors see it; null for kinds that have none. */
export function crestOfDocument(kind: string, document: Json | null): Crest | null {
	const field = fields[kind]
	if (!field || !isRecord(document)) return null
	const { name, shortName } = document
	const drawn = document[field]
	return crestOf(field, typeof drawn === 'string' ? drawn : undefined, {
		name: textOf(name),
		shortName: typeof shortName === 'string' ? shortName : textOf(shortName),
	})
}
