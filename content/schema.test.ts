import * as v from 'valibot'
import { expect, test } from 'vitest'
import { site } from './company-schema.ts'
import { familiesPage } from './page-schema.ts'
import { institute, university } from './schema.ts'
import { shipped } from './shipped.ts'

const [file] = shipped.universities
const takes = (more: object) => v.safeParse(university, { ...file, ...more }).success

test('an entry names scenes and addresses as the site writes them', () => {
	expect(takes({})).toBe(true)
	for (const crest of ['', '../secret', 'https://x.example/a.svg'])
		expect(takes({ crest })).toBe(false)
	for (const id of ['', 'A', 'a/b', '-a']) expect(takes({ id })).toBe(false)
	expect(takes({ videoUrl: 'javascript:alert(1)' })).toBe(false)
	expect(takes({ videoUrl: 'http://youtu.be/x' })).toBe(false)
	expect(takes({ videoUrl: 'https://youtu.be/x' })).toBe(true)
	const [mark] = shipped.institutes
	expect(v.safeParse(institute, { ...mark, mark: 'a b' }).success).toBe(false)
	const own = shipped.pages.site.site
	const social = [{ ...own.social[0], url: 'javascript:alert(1)' }]
	expect(v.safeParse(site, { ...own, social }).success).toBe(false)
})

test('a source is a page of this site or a whole address: two slashes would name another site', () => {
	const own = shipped.pages.families.families
	const takesUrl = (url: string) => {
		const lists = { ...own.recognition.lists, sources: [{ title: { ar: 'م', en: 's' }, url }] }
		return v.safeParse(familiesPage, { ...own, recognition: { ...own.recognition, lists } }).success
	}
	for (const url of ['/visa', 'https://x.example/a', 'http://x.example'])
		expect(takesUrl(url)).toBe(true)
	for (const url of ['//x.example', '/\\x.example', 'javascript:alert(1)', 'x.example'])
		expect(takesUrl(url)).toBe(false)
})

test('figures have a least and a largest value', () => {
	const students = (value: number) => takes({ students: { value, confidence: 'estimate' } })
	expect(students(20_000)).toBe(true)
	for (const value of [-1, 10_000_001]) expect(students(value)).toBe(false)
})

test('a picture is described in both languages; the general drawing, which shows nothing, need not be', () => {
	const [photo] = file?.photos ?? []
	const unsaid = { ar: '', en: '' }
	expect(takes({ photos: [photo] })).toBe(true)
	expect(takes({ photos: [{ ...photo, alt: unsaid }] })).toBe(false)
	expect(takes({ photos: [{ ...photo, alt: { ...photo?.alt, en: ' ' } }] })).toBe(false)
	expect(takes({ photos: [{ scene: 'fallback', alt: unsaid }] })).toBe(true)
	const own = { hash: 'a'.repeat(32), width: 1200, height: 800, focus: { x: 50, y: 50 } }
	expect(takes({ photos: [{ scene: 'fallback', alt: unsaid, photo: own }] })).toBe(false)
	const said = { ar: 'حرم الجامعة', en: 'The campus' }
	expect(takes({ photos: [{ scene: 'fallback', alt: said, photo: own }] })).toBe(true)
})
