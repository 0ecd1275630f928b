import { describe, expect, test } from 'vitest'
import { shipped } from '#content/shipped.ts'
import { unfilled } from '#domain/format.ts'
import { type Language, languages } from '#domain/language.ts'
import { newEntry } from '#domain/website/empty.ts'
import { serverBuild } from '#tests/factories/server-build.ts'
import { openTestDesk } from '#tests/services/desk.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { collectAll, isThere } from '#tests/services/garbage.ts'
import { testSettings } from '#tests/services/server.ts'
import { createApp } from '../app.ts'
import { createGuard } from '../desk/guard.ts'
import { formOf, isOfOtherShipped, merge } from '../desk/website/entries.ts'
import { PageCache } from '../pages/cache.ts'
import { createPreviews } from './preview.ts'

const sunway = { kind: 'university', id: 'sunway-university' }
const canary = 'Canary of a draft'

test('a draft is shown on the public page to editors alone, and kept by nobody', async () => {
	const settings = testSettings()
	const { services, person, lines } = await openTestDesk(settings)
	const cache = new PageCache(services.content)
	const pages = { build: serverBuild().build, cache }
	const app = createApp({ settings, services, files: temporaryFolder(), pages })
	const ask = (path: string, cookie = '') =>
		app.request(new Request(`${settings.siteUrl}${path}`, { headers: { cookie } }))
	const file = shipped.universities.find(({ id }) => id === sunway.id)
	const text = JSON.stringify(file)
	const drafted = JSON.stringify({ ...file, summary: { ar: canary, en: canary } })
	await services.store.website.drafts.open(sunway, drafted, { number: 0, document: text }, 'mona')
	const editor = await person('editor')
	const consultant = await person('consultant')
	const query = `?draft=university/${sunway.id}`
	const page = `/university/${sunway.id}${query}`
	const namesFor = async (cookie = '') => {
		const answer = await ask(`/content/en.json${query}`, cookie)
		const { names } = (await answer.json()) as { names: Record<string, string> }
		return { hash: names[`universities/${sunway.id}`] ?? '', headers: answer.headers }
	}

	const { hash, headers } = await namesFor(editor.cookie)
	expect(headers.get('cache-control')).toBe('no-store')
	expect(await (await ask(`/content/${hash}.json${query}`, editor.cookie)).text()).toContain(canary)
	const seen = await ask(page, editor.cookie)
	expect(seen.headers.get('cache-control')).toBe('no-store')
	expect(seen.headers.get('x-robots-tag')).toBe('noindex')
	const policy = seen.headers.get('content-security-policy') ?? ''
	for (const part of ["frame-ancestors 'self'", "form-action 'none'", 'connect-src '])
		expect(policy).toContain(part)

	const published = services.content.current().names.en[`universities/${sunway.id}`]
	for (const cookie of ['', consultant.cookie, 'desk=made-up']) {
		expect((await namesFor(cookie)).hash).toBe(published)
		expect((await ask(`/content/${hash}.json${query}`, cookie)).status).toBe(404)
		const answer = await ask(page, cookie)
		expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
		expect(answer.headers.get('x-robots-tag')).toBeNull()
	}
	// What everybody got was the kept page; the editor's was kept nowhere.
	expect(cache.size).toBe(1)
	expect(lines.join()).not.toContain(canary)
	// As it was: what a version said, and the file, while the draft says something else.
	const other = JSON.stringify({ ...file, summary: { ar: 'قديم', en: 'Once said' } })
	const said = { ...sunway, state: 'shown' as const, document: other, draftVersion: null }
	await services.store.website.publish({
		entries: [{ ...said, shipped: text, codes: [] }],
		...{ liveAt: null, note: '', actor: 'mona', key: 'one', merge, isOfOtherShipped },
	})
	await services.content.refresh()
	const textOf = async (more: string) => {
		const list = await ask(`/content/en.json${query}${more}`, editor.cookie)
		const { names } = (await list.json()) as { names: Record<string, string> }
		const name = names[`universities/${sunway.id}`]
		return (await ask(`/content/${name}.json${query}${more}`, editor.cookie)).text()
	}
	expect(await textOf('')).toContain(canary)
	expect(await textOf('&version=1')).toContain('Once said')
	expect(await textOf('&version=0')).toContain(file?.summary.en)
	expect(await textOf('&version=77')).toContain('Once said')
	// Another draft than any there is, and no draft at all.
	for (const other of ['?draft=university/nobody', '?draft=../x', '?draft='])
		expect((await ask(`/faq${other}`, editor.cookie)).headers.get('x-robots-tag')).toBeNull()
})

async function openEditor() {
	const settings = testSettings()
	const { services, person } = await openTestDesk(settings)
	const { cookie } = await person('editor')
	const guard = createGuard(services.store.sessions, settings)
	const previews = createPreviews(guard, services.store, services.content)
	const seen = (draft: string) =>
		previews(new Request(`${settings.siteUrl}/?draft=${draft}`, { headers: { cookie } }))
	return { services, seen }
}

/** Everything that is written of a new entry: its names. */
const begun = { ar: 'اسم مكتوب', en: 'A written name' }

describe.each([
	['university', 'universities'],
	['institute', 'institutes'],
	['home', 'accommodation'],
])('an unfinished draft of a %s', (kind, list) => {
	test.each(languages)(
		'is shown as far as it is written, with its gaps marked, in %s',
		async (language) => {
			const { services, seen } = await openEditor()
			const { website } = services.store
			const entry = { kind, id: 'begun' }
			const text = JSON.stringify({
				...newEntry(formOf(entry)),
				id: 'begun',
				code: 'begun',
				name: begun,
			})
			await website.drafts.open(entry, text, { number: 0, document: null }, 'mona')
			const preview = await seen(`${kind}/begun`)
			expect(preview?.faults).toEqual([])
			const shown = preview?.read(language, `${list}/begun`)?.json ?? ''
			expect(shown).toContain(begun[language])
			expect(shown).toContain({ ar: '[لم يُكتب بعد]', en: '[Not written yet]' }[language])
			expect(preview?.read(language, list)?.json).toContain(begun[language])
			expect(services.content.current().read(language, `${list}/begun`)).toBeUndefined()
		},
	)
})

test('a draft in which somebody emptied a field shows the rest of what they wrote', async () => {
	const { services, seen } = await openEditor()
	const file = shipped.universities.find(({ id }) => id === sunway.id)
	const summary = { ar: 'ملخص جديد', en: canary }
	const drafted = { ...file, summary, area: { ar: '', en: 'Bandar Sunway' }, established: {} }
	const base = { number: 0, document: JSON.stringify(file) }
	await services.store.website.drafts.open(sunway, JSON.stringify(drafted), base, 'mona')
	const preview = await seen(`university/${sunway.id}`)
	const shown = (language: Language) => preview?.read(language, `universities/${sunway.id}`)?.value
	expect(shown('en')).toMatchObject({ summary: canary, area: 'Bandar Sunway' })
	expect(shown('ar')).toMatchObject({ summary: summary.ar, area: '[لم يُكتب بعد]' })
	// A figure that is missing is none that anybody could take for true.
	expect(shown('ar')).toMatchObject({ established: { value: unfilled.figure } })
})

test('what an editor looked at before an erasure is in no memory after it', async () => {
	const { services, seen } = await openEditor()
	const entry = { kind: 'company', id: 'consultants' }
	const look = async () => new WeakRef((await seen('company/consultants')) ?? fail())
	const looked = await look()
	await collectAll()
	expect(isThere(looked)).toBe(true)
	await services.eraseFromWebsite({
		...{ id: 'one', entry, people: ['digest'], by: 'huda', reason: 'test' },
	})
	await collectAll()
	expect(isThere(looked)).toBe(false)
})

function fail(): never {
	throw new Error('nothing is shown')
}
