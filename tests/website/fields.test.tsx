/** Every field of every schema has a control that a keyboard reaches and a screen reader names, in both languages. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { ConflictDialog } from '#app/features/desk/website/entry/conflict-dialog.tsx'
import { EditContext } from '#app/features/desk/website/entry/edit-context.ts'
import { FieldView, useFieldLabel } from '#app/features/desk/website/entry/field-view.tsx'
import { MoreStrings, stringsOf } from '#app/language/strings.tsx'
import { shippedEntries } from '#content/entries.ts'
import { shipped } from '#content/shipped.ts'
import { type Language, languages } from '#domain/language.ts'
import { byPlace } from '#domain/website/checks/finding.ts'
import { newValue } from '#domain/website/empty.ts'
import type { Field } from '#domain/website/fields.ts'
import { isRecord, type Json } from '#domain/website/json.ts'
import { valueAt } from '#domain/website/places.ts'
import { formOf, parsedJson, shippedDocument } from '#server/desk/website/entries.ts'

/** One entry of each schema. */
const entries = [
	...new Map(shippedEntries().map(({ kind, id, schema }) => [schema, { kind, id }])).values(),
]

/** With everything that may be missing, and in each list its first item alone. */
function full(field: Field, value: Json | undefined): Json {
	const given = value ?? newValue(field)
	if (field.kind === 'group')
		return Object.fromEntries(
			Object.entries(field.fields).map(([name, inner]) => [
				name,
				full(inner, isRecord(given) ? given[name] : undefined),
			]),
		)
	if (field.kind !== 'list' || field.item.kind !== 'group') return given
	return [full(field.item, Array.isArray(given) ? given[0] : undefined)]
}

/** The fields that hold a value, by their place; items of lists are asked for one by one. */
function leaves(field: Field, path: readonly string[] = []): [path: string[], field: Field][] {
	if (field.kind === 'group')
		return Object.entries(field.fields).flatMap(([name, inner]) => leaves(inner, [...path, name]))
	if (field.kind === 'list' && field.item.kind === 'group')
		return leaves(field.item, [...path, '0'])
	return [[[...path], field]]
}

/** Names that addresses and the drawn site hold: they are shown, and say why they stay. */
const locked = new Set(['id', 'code', 'key', 'brand', 'timeZone', 'currency', 'stage'])

const wordsIn = (html: string) => html.replace(/<[^>]*>/g, '').trim()

/** What a screen reader calls each control; empty for one without a name. */
function controlNames(html: string): string[] {
	return [...html.matchAll(/<(input|textarea|select|button)\b([^>]*)>/g)].map((control) => {
		const [whole, tag, attributes = ''] = control
		const said = /aria-label="([^"]+)"/.exec(attributes)?.[1]
		if (said) return said
		const rest = html.slice(control.index + whole.length)
		if (tag === 'button') return wordsIn(rest.slice(0, rest.indexOf('</button>')))
		const id = /\bid="([^"]+)"/.exec(attributes)?.[1]
		const label = id && new RegExp(`<label[^>]*for="${id}"[^>]*>(.*?)</label>`).exec(html)?.[1]
		if (label) return wordsIn(label)
		const before = html.slice(0, control.index)
		const isInside = before.lastIndexOf('<label') > before.lastIndexOf('</label>')
		return isInside ? wordsIn(rest.slice(0, rest.indexOf('</label>'))) : ''
	})
}

/** Two entries that a field may name. */
const siblings = shipped.accommodation.slice(0, 2).map(({ id, name }) => ({ id, name }))

const neverTabbed = /<(?:input|textarea|select|button)\b[^>]*tabindex="-1"/i

async function draw(language: Language, document: Json, Fields: () => ReactNode) {
	const strings = await stringsOf(language, 'website', 'website-fields', 'common')
	const editing = {
		...{ document, published: null, findings: byPlace([]), siblings },
		...{ change: () => undefined, announce: () => undefined, forget: () => undefined },
	}
	const Stub = createRoutesStub([
		{
			id: 'root',
			path: '/',
			Component: () => (
				<MoreStrings strings={strings}>
					<EditContext value={editing}>
						<Fields />
					</EditContext>
				</MoreStrings>
			),
		},
	])
	const data = { loaderData: { root: { language, siteUrl: '' } } }
	return renderToStaticMarkup(<Stub initialEntries={['/']} hydrationData={data} />)
}

describe.each(entries.map((entry) => [`${entry.kind}/${entry.id}`, entry] as const))(
	'%s',
	(_, entry) => {
		test.each(languages)('can be filled in by keyboard and by ear, in %s', async (language) => {
			const form = formOf(entry)
			const document = full(form, parsedJson(shippedDocument(entry)) ?? undefined)
			const all = leaves(form)
			const Fields = () => {
				const labelOf = useFieldLabel()
				return all.map(([path, field]) => (
					<section key={path.join()}>
						<FieldView field={field} path={path} label={labelOf(path)} />
					</section>
				))
			}
			const html = await draw(language, document, Fields)
			const drawn = html.split(/<section>/).slice(1)
			expect(drawn).toHaveLength(all.length)
			const unnamed: string[] = []
			for (const [at, [path]] of all.entries()) {
				const own = drawn[at] ?? ''
				const names = controlNames(own)
				const isLocked = locked.has(path.at(-1) ?? '') && own.includes('web-locked')
				if (!isLocked && names.length === 0) unnamed.push(`${path.join('.')}: no control`)
				if (names.includes('')) unnamed.push(`${path.join('.')}: a control without a name`)
				if (neverTabbed.test(own)) unnamed.push(`${path.join('.')}: out of the keyboard's way`)
				const stage = path.at(-1) === 'stage' && valueAt(document, path)
				if (stage && own.includes(`>${stage}<`))
					unnamed.push(`${path.join('.')}: a code for a word`)
				// A label that nobody has written is its key.
				if (/(?:fields|field|list|picture|options)\.[a-zA-Z]+/.test(wordsIn(own)))
					unnamed.push(`${path.join('.')}: a key for a word`)
			}
			expect(unnamed).toEqual([])
		})
	},
)

test('a text that both changed in both languages is asked about by language', async () => {
	const document = { description: { ar: 'نص', en: 'Text' }, code: 'one' }
	const clashes = languages.map((language) => ({
		...{ path: ['description', language], base: '', mine: 'mine', theirs: 'theirs' },
	}))
	const html = await draw('en', document, () => (
		<ConflictDialog
			{...{ clash: { by: '', merged: document, clashes }, name: 'Layan' }}
			onSettle={() => undefined}
		/>
	))
	const legends = [...html.matchAll(/<legend>(.*?)<\/legend>/g)].map(([, words]) => words)
	expect(legends).toEqual(['Description · Arabic', 'Description · English'])
})
