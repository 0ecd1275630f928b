import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { flattenStrings } from '#domain/translate.ts'
import { areasFrom, keyReport } from './keys.ts'
import { code, isTest, sourcesUnder } from './sources.ts'

describe('the rule can fail', () => {
	const areas = areasFrom([
		['home', { title: '', 'step.one': '', 'step.two': '', files_one: '', files_other: '' }],
		['faq', { title: '' }],
	])
	const report = (body: string) =>
		keyReport([{ path: 'app/x.tsx', text: `function X() { ${body} }` }], areas)

	test('a key that nobody wrote', () => {
		expect(report(`const t = useT('home'); t('titel')`).missing).toEqual(['app/x.tsx:1 home:titel'])
		expect(report(`const t = useT('house'); t('title')`).missing).toEqual([
			'app/x.tsx:1 area house',
		])
		expect(report('const t = useT("home"); t(`stage.$' + '{n}`)').missing).toHaveLength(1)
	})

	test('a key put together without a written beginning', () => {
		expect(report('const t = useT("home"); t(`$' + '{n}.title`)').missing).toHaveLength(1)
	})

	test('a key that nobody reads', () => {
		const { unused } = report(`const t = useT('home'); t('title')`)
		expect(unused).toEqual(['home:step.one', 'home:step.two', 'home:files', 'faq:title'])
	})

	test('keys of an area that a file of the server imports itself', () => {
		const text = "import ar from '#locales/ar/home.json'; both('title'); both(`step.$" + '{n}`)'
		const { unused } = keyReport([{ path: 'server/x.ts', text }], areas)
		expect(unused).toEqual(['home:files', 'faq:title'])
	})

	test('titles and descriptions of pages', () => {
		const pages = areasFrom([
			['pages', { 'home.title': '', 'home.description': '', 'faq.title': '' }],
		])
		const text = `pageOf(language, 'home'); pageOf(language, 'faq')`
		const { missing, unused } = keyReport([{ path: 'app/routes/x.tsx', text }], pages)
		expect(missing).toEqual(['app/routes/x.tsx:1 pages:faq.description'])
		expect(unused).toEqual([])
	})

	test('texts of notices', () => {
		const notices = areasFrom([['notices', { 'sent.title': '', 'sent.text': '', old: '' }]])
		const text = `notify({ tone: 'success', title: 'sent.title', text: ok ? 'sent.text' : 'sent.txt' })`
		const { missing, unused } = keyReport([{ path: 'app/x.tsx', text }], notices)
		expect(missing).toEqual(['app/x.tsx:1 notices:sent.txt'])
		expect(unused).toEqual(['notices:old'])
		const given = `formNotices({ sent: { title: 'sent.title', text: 'sent.text' }, failed: { title: 'old', text: 'lost' } })`
		expect(keyReport([{ path: 'app/x.tsx', text: given }], notices)).toEqual({
			missing: ['app/x.tsx:1 notices:lost'],
			unused: [],
		})
	})

	test('a translator is the one of its own component', () => {
		const text = `
			function A() { const t = useT('home'); return t('files', { count: 1 }) }
			function B() { const t = useT('faq'); return t('title') }
		`
		const { missing, unused } = keyReport([{ path: 'app/x.tsx', text }], areas)
		expect(missing).toEqual([])
		expect(unused).toEqual(['home:title', 'home:step.one', 'home:step.two'])
	})

	test('keys that are put together, chosen, or come as values', () => {
		expect(report('const t = useT("home"); t(`step.$' + '{n}`)').unused).not.toContain(
			'home:step.one',
		)
		expect(report(`const t = useT('home'); t(a ? 'title' : 'step.one')`).unused).toHaveLength(3)
		expect(report(`const key = 'title'; const t = useT('faq'); t(key)`).unused).not.toContain(
			'faq:title',
		)
	})
})

test('every key is written, and every key is read', () => {
	const strings = sourcesUnder(['locales/ar'], /\.json$/).map(
		({ path, text }): [string, Record<string, string>] => [
			basename(path, '.json'),
			flattenStrings(JSON.parse(text)),
		],
	)
	const sources = sourcesUnder(['app', 'scripts', 'server'], code).filter(
		({ path }) => !isTest(path),
	)
	expect(keyReport(sources, areasFrom(strings))).toEqual({ missing: [], unused: [] })
})
