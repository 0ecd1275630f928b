/** Everything that can be edited has words in both languages, and what is shipped passes the checks that editors meet. */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { shippedEntries } from '#content/entries.ts'
import { isText } from '#domain/language.ts'
import { changesOf } from '#domain/website/changes.ts'
import type { Field } from '#domain/website/fields.ts'
import { isRecord, type Json } from '#domain/website/json.ts'
import { valueAt, withValueAt } from '#domain/website/places.ts'
import { sectionsOf } from '#domain/website/sections.ts'
import arabic from '#locales/ar/website.json' with { type: 'json' }
import arabicFields from '#locales/ar/website-fields.json' with { type: 'json' }
import englishFields from '#locales/en/website-fields.json' with { type: 'json' }
import { findingsOf } from '#server/desk/website/checks.ts'
import { formOf, parsedJson, schemaOf, shippedDocument } from '#server/desk/website/entries.ts'
import { root } from './sources.ts'

const entries = shippedEntries().map(({ kind, id }) => ({ kind, id }))

/** Names of fields and what can be chosen, wherever they are in a form. */
function namesIn(field: Field, name = ''): { fields: string[]; options: string[] } {
	if (field.kind === 'list') return namesIn(field.item, name)
	// An id that is one of a few ties an item to its icon; levels of language are their own names.
	const isCode = name === 'id' || name === 'key' || name === 'levels'
	if (field.kind === 'choice') return { fields: [], options: isCode ? [] : [...field.options] }
	if (field.kind !== 'group') return { fields: [], options: [] }
	const inner = Object.entries(field.fields).map(([own, one]) => namesIn(one, own))
	return {
		fields: [...Object.keys(field.fields), ...inner.flatMap(({ fields }) => fields)],
		options: inner.flatMap(({ options }) => options),
	}
}

const fixed = new Set([
	'id',
	'code',
	'key',
	'dial',
	'ielts',
	'href',
	'url',
	'address',
	'crest',
	'mark',
])

/** Every value that the form offers to change, by its place in the document. */
function valuesIn(
	field: Field,
	value: Json | undefined,
	path: readonly string[] = [],
): [path: readonly string[], field: Field][] {
	const name = path.at(-1) ?? ''
	if (field.kind === 'fixed' || fixed.has(name) || value === undefined || value === null) return []
	if (field.kind === 'group')
		return Object.entries(field.fields).flatMap(([own, inner]) =>
			valuesIn(inner, isRecord(value) ? value[own] : undefined, [...path, own]),
		)
	if (field.kind === 'list' && Array.isArray(value) && isRecord(value[0] ?? null))
		return value.flatMap((item, at) => valuesIn(field.item, item, [...path, `${at}`]))
	return field.kind === 'list' ? [] : [[path, field]]
}

/** Another value of the same kind. */
function otherThan(field: Field, value: Json | undefined): Json {
	if (field.kind === 'number') return Number(value) + 1
	if (field.kind === 'boolean') return value !== true
	if (field.kind === 'date') return '2027-02-03'
	if (field.kind === 'choice') return field.options.find((one) => one !== value) ?? 'another'
	if (field.kind === 'confidence') return value === 'verified' ? 'estimate' : 'verified'
	if (isRecord(value) && isText(value)) return { ar: `${value.ar} ثم`, en: `${value.en} more` }
	if (isRecord(value)) return { ...value, scene: `${value.scene}-2` }
	return `${value} more`
}

describe.each(entries.map((entry) => [`${entry.kind}/${entry.id}`, entry] as const))(
	'%s',
	(_, entry) => {
		const form = formOf(entry)

		test('has a label for every field and a word for every choice, in both languages', () => {
			const { fields, options } = namesIn(form)
			// The name of the whole document is its section's.
			const missing = (known: object, names: string[]) => names.filter((name) => !(name in known))
			const roots = form.kind === 'group' ? Object.keys(form.fields) : []
			const isPage = roots.length === 1
			const asked = fields.filter((name) => !(isPage && roots.includes(name)))
			for (const words of [arabicFields, englishFields]) {
				expect(missing(words.fields, asked)).toEqual([])
				expect(missing(words.options, options)).toEqual([])
			}
		})

		test('has every field in one section', () => {
			const sections = sectionsOf(entry.kind, entry.id, form)
			const placed = sections.flatMap(({ paths }) => paths.map((path) => path.at(-1) ?? ''))
			const [top] = form.kind === 'group' ? Object.values(form.fields) : []
			const isWrapped =
				form.kind === 'group' && Object.keys(form.fields).length === 1 && top?.kind === 'group'
			const own = isWrapped && top?.kind === 'group' ? top : form
			const names = own.kind === 'group' ? Object.keys(own.fields) : []
			const shown = names.filter((name) => name !== 'id' && name !== 'code')
			expect(placed.toSorted()).toEqual(shown.toSorted())
		})

		test('has a field for every value, and each can be changed by itself', () => {
			const document = parsedJson(shippedDocument(entry)) ?? undefined
			const schema = schemaOf(entry)
			const unchangeable: string[] = []
			for (const [path, field] of valuesIn(form, document)) {
				const changed = withValueAt(document, path, otherThan(field, valueAt(document, path)))
				const changes = changesOf(document, changed)
				const place = path.join('.')
				if (changes.length !== 1) unchangeable.push(place)
				// Figures may depend on each other, as the two ends of a range do; words never.
				const isWord = field.kind === 'text' || field.kind === 'words'
				if (isWord && schema && !v.safeParse(schema, changed).success) unchangeable.push(place)
			}
			expect(unchangeable).toEqual([])
		})

		test('as it is shipped can be published', () => {
			const document = parsedJson(shippedDocument(entry))
			const siblings = entries.filter(({ kind }) => kind === entry.kind).map(({ id }) => id)
			// Rates and the calendar grow old by themselves.
			const found = findingsOf(entry, document, document, { siblings })
			expect(found.filter(({ code }) => code !== 'oldRates' && code !== 'calendar')).toEqual([])
		})
	},
)

test('every code of a finding has its sentence', () => {
	const files = ['days', 'elsewhere', 'figures', 'fixed', 'schema-errors', 'texts'].map((name) =>
		readFileSync(`${root}/domain/website/checks/${name}.ts`, 'utf8'),
	)
	const codes = files.flatMap((text) =>
		[...text.matchAll(/(?:code: |warn\(|warning\(|error\(|: )'([a-z]+[A-Za-z]*)'/g)].map(
			([, code]) => code ?? '',
		),
	)
	const known = Object.keys(arabic.findings).map((key) =>
		key.replace(/_(zero|one|two|few|many|other)$/, ''),
	)
	const levels = ['error', 'warning', 'note', 'ar', 'en', 'both', 'template', 'href', 'id', 'code']
	expect(codes.filter((code) => !known.includes(code) && !levels.includes(code))).toEqual([])
	expect(codes.length).toBeGreaterThan(15)
})
