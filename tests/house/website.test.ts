/** Everything that can be edited has words in both languages, and what is shipped passes the checks that editors meet. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { shippedEntries } from '#content/entries.ts'
import type { Field } from '#domain/website/fields.ts'
import { sectionsOf } from '#domain/website/sections.ts'
import arabic from '#locales/ar/website.json' with { type: 'json' }
import arabicFields from '#locales/ar/website-fields.json' with { type: 'json' }
import englishFields from '#locales/en/website-fields.json' with { type: 'json' }
import { findingsOf } from '#server/desk/website/checks.ts'
import { formOf, parsedJson, shippedDocument } from '#server/desk/website/entries.ts'
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
