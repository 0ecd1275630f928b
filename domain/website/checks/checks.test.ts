/** Each check with one document that raises it and one that does not. */
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Json } from '../json.ts'
import { dayFindings } from './days.ts'
import { elsewhereFindings } from './elsewhere.ts'
import { figureFindings } from './figures.ts'
import { asFilledIn, byPlace, type Finding, firstFindings, stillMissing } from './finding.ts'
import { fixedFindings } from './fixed.ts'
import { schemaErrors } from './schema-errors.ts'
import { textFindings } from './texts.ts'

const entry = (document: Json, before?: Json) => ({
	kind: 'university',
	id: 'sunway',
	document,
	before,
})
const both = (ar: string, en: string) => ({ ar, en })
const known = { siblings: ['um', 'sunway'], values: ['reference'], paths: ['/apply'] }
const codes = (findings: readonly { code: string }[]) => findings.map(({ code }) => code)

test.each<[string, Json, Json]>([
	['untranslated', { t: both('نص', 'نص') }, { t: both('نص', 'Text') }],
	['untranslated', { t: both('Text only', 'Text') }, { t: both('نص فقط', 'Text') }],
	[
		'copied',
		{ t: both('a b c d e f g نص', 'a b c d e f g نص') },
		{ t: both('نص طويل', 'a b c d e f g') },
	],
	['digits', { t: both('منذ ١٩٠٥', 'since 1905') }, { t: both('منذ 1905', 'since 1905') }],
	['punctuation', { t: both('نعم, هنا', 'yes, here') }, { t: both('نعم، هنا', 'yes, here') }],
	['terms', { t: both('السعر استرشادي', 'Price') }, { t: both('السعر تقديري', 'Price') }],
	['voice', { t: both('اكتب إلينا', 'Write') }, { t: both('اكتبوا إلينا', 'Write') }],
	['glyph', { t: both('نص', 'Text ☃') }, { t: both('نص', 'Text ✓'.slice(0, 4)) }],
	['tooLong', { summary: both('ن'.repeat(161), 'x') }, { summary: both('ن'.repeat(160), 'x') }],
])('%s', (code, bad, good) => {
	expect(codes(textFindings(entry(bad)))).toContain(code)
	expect(codes(textFindings(entry(good)))).not.toContain(code)
	// What is on the site already is not asked about again.
	expect(textFindings(entry(bad, bad))).toEqual([])
})

test('a text of which one language changed alone', () => {
	const before = { t: both('قديم', 'old') }
	expect(textFindings(entry({ t: both('جديد', 'old') }, before))).toMatchObject([
		{ code: 'oneLanguage', path: ['t', 'en'] },
	])
	expect(textFindings(entry({ t: both('جديد', 'new') }, before))).toEqual([])
})

test('a figure that jumps, and its old value in a text', () => {
	const text = both('نحو 18,000 رينغيت', 'about RM 18,000')
	const before = { fee: 18_000, text }
	expect(figureFindings(entry({ fee: 19_500, text }, before))).toMatchObject([
		{ code: 'oldFigure', path: ['text', 'ar'], values: { figure: '18,000' } },
	])
	const half = both('نحو 19,500 رينغيت', 'about RM 18,000')
	expect(figureFindings(entry({ fee: 19_500, text: half }, before))).toMatchObject([
		{ code: 'oldFigure', path: ['text', 'en'] },
	])
	const other = both('نحو 19,500 رينغيت', 'about RM 19,500')
	expect(figureFindings(entry({ fee: 19_500, text: other }, before))).toEqual([])
	expect(codes(figureFindings(entry({ fee: 40_000, text: other }, before)))).toEqual(['jump'])
})

test('a range that is turned round', () => {
	expect(figureFindings(entry({ tuition: { min: 40, max: 30 } }))).toMatchObject([
		{ level: 'error', code: 'range', path: ['tuition', 'max'] },
	])
	expect(figureFindings(entry({ tuition: { min: 30, max: 40 } }))).toEqual([])
})

test('a number that is read must be the number that is dialled', () => {
	const phone = (display: string, dial: string) => entry({ phone: { display, dial } })
	expect(figureFindings(phone('+60 3-2181 4477', '+60300000000'))).toMatchObject([
		{ level: 'error', code: 'dialled', path: ['phone', 'dial'] },
	])
	expect(figureFindings(phone('+60 3-2181 4477', '+60321814477'))).toEqual([])
	const whatsapp = { display: '+60 12-345 6789', dial: '60123456780' }
	expect(codes(figureFindings(entry({ people: [{ whatsapp }] })))).toEqual(['dialled'])
})

test('a number that is dialled has the code of its country, and a Malaysian one is offered with it', () => {
	const phone = (display: string, dial: string) => entry({ phone: { display, dial } })
	const offered = {
		code: 'national',
		path: ['phone', 'dial'],
		values: { better: '+60 3-7491 8622' },
	}
	expect(figureFindings(phone('03-7491 8622', '0374918622'))).toMatchObject([offered])
	// Half of the pair has it: the other is offered with it.
	expect(figureFindings(phone('03-7491 8622', '+60374918622'))).toMatchObject([
		{ code: 'dialled', values: { better: '+60 3-7491 8622' } },
	])
	expect(figureFindings(phone('03-7491 8623', '+60374918622'))).toMatchObject([{ values: {} }])
	// 00 is how many write the plus.
	expect(figureFindings(phone('00603 7491 8622', '0060374918622'))).toMatchObject([
		{ code: 'national', values: { better: '+603 7491 8622' } },
	])
	expect(figureFindings(phone('00-60 3-7491 8622', '0060374918622'))).toMatchObject([offered])
	expect(figureFindings(phone('+60 3-7491 8622', '60374918622'))).toMatchObject([offered])
	expect(figureFindings(phone('+60 3-7491 8622', '+60374918622'))).toEqual([])
	expect(figureFindings(phone('12', '12'))).toMatchObject([{ code: 'national', values: {} }])
	const people = (display: string, dial: string) =>
		figureFindings(entry({ people: [{ whatsapp: { display, dial } }] }))
	expect(people('012-345 6789', '0123456789')).toMatchObject([
		{ code: 'national', values: { better: '+60 12-345 6789' } },
	])
	expect(people('+60 12-345 6789', '60123456789')).toEqual([])
	expect(people('+20 10 1234 5678', '201012345678')).toEqual([])
})

const today = '2026-11-17'
const holidays = (...days: string[]) => ({
	...entry({ publicHolidays: days.map((date) => ({ date, name: both('عيد', 'Feast') })) }),
	kind: 'company',
	id: 'public-holidays',
})
const rates = (date: string) => ({
	...entry({ currencies: { date, perRinggit: { USD: 0.2 } } }),
	kind: 'figures',
	id: 'currencies',
})
const sourcedOn = (date: string) => entry({ tax: { rate: 0.06, source: both('أ', 'a'), date } })

test.each([
	['past', holidays('2026-11-16', '2028-01-01'), holidays('2026-11-17', '2028-01-01')],
	['ahead', sourcedOn('2026-11-18'), sourcedOn('2026-11-17')],
	['oldRates', rates('2026-09-17'), rates('2026-09-18')],
	['calendar', holidays('2027-11-16'), holidays('2027-11-17')],
])('%s', (code, bad, good) => {
	expect(codes(dayFindings(bad, today))).toContain(code)
	expect(codes(dayFindings(good, today))).not.toContain(code)
})

test('a day that is on the site already is not asked about again, rates and the calendar are', () => {
	const known = (checked: ReturnType<typeof entry>) => ({ ...checked, before: checked.document })
	expect(dayFindings(known(holidays('2026-11-16', '2028-01-01')), today)).toEqual([])
	expect(dayFindings(known(sourcedOn('2026-11-18')), today)).toEqual([])
	expect(codes(dayFindings(known(rates('2026-09-17')), today))).toEqual(['oldRates'])
	expect(codes(dayFindings(known(holidays('2026-11-16')), today))).toEqual(['calendar'])
})

test('a changed fee outside the range that its entry tells', () => {
	const withFee = (annualFee: number) => ({
		tuition: { min: 30_000, max: 40_000 },
		programmes: { master: [{ code: 'sunway.m1', annualFee }] },
	})
	expect(figureFindings(entry(withFee(41_000), withFee(39_000)))).toMatchObject([
		{ code: 'outside', path: ['programmes', 'master', '0', 'annualFee'] },
	])
	expect(figureFindings(entry(withFee(38_000), withFee(39_000)))).toEqual([])
	// It was outside before, and nobody touched it.
	expect(figureFindings(entry(withFee(41_000), withFee(41_000)))).toEqual([])
})

test('a sentence that another entry says too', () => {
	const line = both('جملة طويلة تقولها مادة أخرى', 'A sentence of another entry')
	const other = { kind: 'page', id: 'faq', name: both('الأسئلة', 'Questions') }
	const own = { kind: 'university', id: 'sunway', name: both('صنواي', 'Sunway') }
	const saidBy =
		(...entries: (typeof own)[]) =>
		(sentence: string) =>
			sentence === line.ar ? entries : []
	const changed = entry({ t: both('جملة أخرى', 'Another') }, { t: line })
	expect(elsewhereFindings(changed, saidBy(other, own))).toMatchObject([
		{ level: 'note', code: 'elsewhere', path: ['t', 'ar'], values: { names: 'الأسئلة', count: 1 } },
	])
	expect(elsewhereFindings(entry({ t: line }, { t: line }), saidBy(other))).toEqual([])
	expect(elsewhereFindings(changed, saidBy(own))).toEqual([])
})

test('names that must not change, and names that must be there', () => {
	const before = { id: 'sunway', code: 'sunway', related: ['um'], link: { href: '/apply#x' } }
	expect(fixedFindings(entry(before, before), known)).toEqual([])
	const bad = { id: 'other', code: 'other', related: ['sunway', 'gone'], link: { href: '/gone' } }
	expect(fixedFindings(entry(bad, before), known)).toMatchObject([
		{ code: 'fixed', path: ['id'] },
		{ code: 'fixed', path: ['code'] },
		{ code: 'reference', path: ['related', '0'] },
		{ code: 'reference', path: ['related', '1'] },
		{ level: 'warning', code: 'link', path: ['link', 'href'] },
	])
	const twice = { id: 'sunway', faq: [{ id: 'a' }, { id: 'a' }] }
	expect(codes(fixedFindings(entry(twice), known))).toEqual(['double'])
})

test('a value that a template may not use', () => {
	const template = (body: string) => ({ ...entry({ body: both(body, 'x') }), kind: 'template' })
	expect(codes(fixedFindings(template('{unknown}'), known))).toEqual(['value'])
	expect(fixedFindings(template('{reference} {status_link}'), known)).toEqual([])
})

test('what a schema refuses is said once for each field', () => {
	const schema = v.strictObject({
		name: v.strictObject({ ar: v.pipe(v.string(), v.nonEmpty()), en: v.string() }),
		fee: v.number(),
		faq: v.pipe(v.array(v.string()), v.minLength(3)),
	})
	const { issues = [] } = v.safeParse(schema, { name: { ar: '', en: 'x' }, faq: ['a'], more: 1 })
	expect(schemaErrors(issues)).toMatchObject([
		{ code: 'required', path: ['name', 'ar'] },
		{ code: 'required', path: ['fee'] },
		{ code: 'fewItems', path: ['faq'], values: { count: 3 } },
		{ code: 'unknown', path: ['more'] },
	])
})

test('findings are gathered by their place, and errors counted for every part around them', () => {
	const finding = (level: 'error' | 'warning', ...path: string[]) => ({
		...{ level, code: 'required', path, values: {} },
	})
	const own = [finding('error', 'list', '1', 'name'), finding('warning', 'list', '1')]
	const found = byPlace([...own, finding('error', 'list', '10', 'name')])
	expect(found.at(['list', '1', 'name'])).toEqual([own[0]])
	expect(found.at(['list', '1'])).toEqual([own[1]])
	expect(found.at(['list'])).toEqual([])
	expect(found.inside('error', ['list', '1'])).toBe(1)
	expect(found.inside('error', ['list'])).toBe(2)
	expect(found.inside('error', ['list', '1', 'name'])).toBe(0)
})

test('an empty field is to be filled in until somebody was there, and names that the server gives are not asked for', () => {
	const finding = (code: string, ...path: string[]) => ({
		...{ level: 'error' as const, code, path, values: {} },
	})
	const found = [
		finding('required', 'faq', '0', 'id'),
		finding('required', 'faq', '0', 'answer', 'ar'),
		finding('required', 'name', 'ar'),
		finding('fixed', 'code'),
	]
	const shown = asFilledIn(found, (path) => path[0] === 'name')
	expect(shown.map(({ level, path }) => `${level} ${path.join('.')}`)).toEqual([
		'missing faq.0.answer.ar',
		'error name.ar',
		'error code',
	])
	const places = byPlace(shown)
	expect([places.inside('missing', ['faq']), places.inside('error', ['faq'])]).toEqual([1, 0])
	// What was typed since the server looked is not missing, and zero is a figure.
	const typed = { faq: [{ id: '', answer: { ar: 'نعم' } }], name: { ar: '' }, code: 'x', fee: 0 }
	const late = stillMissing([...found, finding('required', 'fee')], typed)
	expect(late.map(({ path }) => path.join('.'))).toEqual(['faq.0.id', 'name.ar', 'code'])
	// Nor are spaces a text: hidden, it would keep a publication back and nobody would know why.
	const spaces = { ...typed, name: { ar: ' \t ' } }
	expect(stillMissing(found, spaces).map(({ path }) => path.join('.'))).toContain('name.ar')
	// A university without a programme is unwritten, not wrong.
	const none = { level: 'error' as const, code: 'noProgramme', path: ['programmes'], values: {} }
	expect(asFilledIn([none], () => false)).toEqual([{ ...none, level: 'missing' }])
})

test('a summary tells of as many findings as it counts', () => {
	const of = (level: Finding['level'], count: number) =>
		Array.from({ length: count }, (_, at) => ({ level, code: 'x', path: [`${at}`], values: {} }))
	const { first, more } = firstFindings([...of('missing', 3), ...of('error', 1)], 6)
	expect(first.map(({ level }) => level)).toEqual(['error', 'missing', 'missing', 'missing'])
	expect(more).toBe(0)
	expect(firstFindings([...of('missing', 9), ...of('warning', 1)], 6)).toMatchObject({ more: 4 })
})
