/** Words under which an entry is found in the room, beside its names. */
import { remembered } from '#content/derive/remembered.ts'
import { fold } from '#domain/fold.ts'
import { labelKeyOf } from '#domain/website/field-names.ts'
import { leavesOf } from '#domain/website/fields.ts'
import { isRecord, type Json, type JsonRecord } from '#domain/website/json.ts'
import arabic from '#locales/ar/website-fields.json' with { type: 'json' }
import english from '#locales/en/website-fields.json' with { type: 'json' }
import type { EntryName } from '../../store/website/documents.ts'
import { formOf } from './entries.ts'

const saidIn = remembered((document: JsonRecord) => fold(JSON.stringify(document)))

const labels: readonly Readonly<Record<string, unknown>>[] = [arabic.fields, english.fields]

/** Who looks for the telephone has no number in mind: what the office is asked for is found by what its fields are called. */
const kindsWithLabels = ['company', 'figures']
const labelsOf = remembered((form: ReturnType<typeof formOf>) => {
	const paths = leavesOf(form).map(([path]) => path.split('.'))
	const keys = paths.flatMap((path) => path.map((_, at) => labelKeyOf(path.slice(0, at + 1))))
	const words = [...new Set(keys)].flatMap((key) => labels.map((label) => label[key] ?? ''))
	return fold(words.join(' '))
})

export function wordsOf({ kind, id }: EntryName, document: Json | null): string {
	const said = isRecord(document) ? saidIn(document) : ''
	return kindsWithLabels.includes(kind) ? `${said} ${labelsOf(formOf({ kind, id }))}` : said
}
