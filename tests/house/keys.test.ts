import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { flattenStrings } from '#domain/translate.ts'
import { areasFrom, unusedKeys } from './keys.ts'
import { code, isTest, sourcesUnder } from './sources.ts'

describe('the rule can fail', () => {
	const areas = areasFrom([
		['home', { title: '', 'step.one': '', 'step.two': '', files_one: '', files_other: '' }],
		['faq', { title: '' }],
	])
	const unused = (text: string) => unusedKeys([{ path: 'app/x.tsx', text }], areas)

	test('a key that nobody reads', () => {
		expect(unused(`const t = useT('home'); t('title')`)).toEqual([
			'home:step.one',
			'home:step.two',
			'home:files',
			'faq:title',
		])
	})

	test('a key put together without a written beginning reads nothing', () => {
		expect(unused('const t = useT("home"); t(`$' + '{n}.one`)')).toHaveLength(5)
	})

	test('a file that does not name the area reads nothing of it', () => {
		expect(unused(`const t = useT('faq'); t('step.one')`)).toContain('home:step.one')
	})
})

test('keys are read that are put together, chosen, handed on, imported, or belong to a fixed area', () => {
	const areas = areasFrom([
		['home', { title: '', 'step.one': '', 'step.two': '', files_one: '', files_other: '' }],
		['pages', { 'home.title': '', 'home.description': '' }],
		['notices', { 'sent.title': '', 'sent.text': '' }],
		['mail', { subject: '' }],
	])
	const sources = [
		'const t = useT("home"); t(a ? "title" : `step.$' + '{n}`)',
		`function labels(t: TranslateIn<'home'>) { return t('files', { count: 2 }) }`,
		`pageOf(language, 'home')`,
		`notify({ tone: 'success', title: 'sent.title', text: 'sent.text' })`,
		`import ar from '#locales/ar/mail.json'; both('subject')`,
	].map((text, at) => ({ path: `app/${at}.ts`, text }))
	expect(unusedKeys(sources, areas)).toEqual([])
})

test('every key is read', () => {
	const strings = sourcesUnder(['locales/ar'], /\.json$/).map(
		({ path, text }): [string, Record<string, string>] => [
			basename(path, '.json'),
			flattenStrings(JSON.parse(text)),
		],
	)
	const sources = sourcesUnder(['app', 'domain', 'scripts', 'server', 'tools'], code).filter(
		({ path }) => !isTest(path),
	)
	expect(unusedKeys(sources, areasFrom(strings))).toEqual([])
})
