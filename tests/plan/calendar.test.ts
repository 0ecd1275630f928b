/** The calendar file of a plan, read as strictly as a calendar would. */
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import en from '#locales/en/plan.json' with { type: 'json' }
import { planCalendar } from '#server/pages/plan-calendar.ts'
import { factsIn } from './facts.ts'
import vectors from './vectors.json' with { type: 'json' }

const sources = {
	siteUrl: 'https://rihla.example',
	facts: factsIn('ar').facts,
	catalogues: { ar: factsIn('ar').catalogue, en: factsIn('en').catalogue },
}
const now = new Date(`${vectors.meta.today}T04:00:00Z`)
const calendarOf = (query: string, language: 'ar' | 'en' = 'ar', at = now) =>
	planCalendar(new URLSearchParams(query), language, at, sources) ?? ''

/** RFC 5545: lines end with CRLF, a line that begins with a space continues the one before. */
function linesOf(text: string): string[] {
	expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
	return text.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)
}

/** Components inside each other, each closed by its own name, and properties of the form NAME;PARAMS:VALUE. */
function eventsOf(text: string): Map<string, string>[] {
	const open: string[] = []
	const events: Map<string, string>[] = []
	for (const line of linesOf(text)) {
		const [, name = '', params = '', value = ''] =
			/^([A-Z-]+)((?:;[A-Z-]+=[^:;]+)*):(.*)$/u.exec(line) ?? []
		expect(name, line).not.toBe('')
		if (name === 'BEGIN') {
			open.push(value)
			if (value === 'VEVENT') events.push(new Map())
		} else if (name === 'END') expect(open.pop()).toBe(value)
		else if (open.at(-1) === 'VEVENT') events.at(-1)?.set(name, `${params.slice(1)}:${value}`)
		else if (open.at(-1) === 'VALARM') events.at(-1)?.set(`ALARM-${name}`, value)
	}
	expect(open).toEqual([])
	return events
}

describe('the calendar', () => {
	const { given, events: expected } = vectors.calendar
	const query = given.split('?')[1] ?? ''

	test.each(['ar', 'en'] as const)('has the expected days in %s', (language) => {
		const events = eventsOf(calendarOf(query, language))
		expect(
			events.map((event) => ({
				uid: event.get('UID')?.slice(1),
				dtstart: event.get('DTSTART'),
				dtend: event.get('DTEND'),
			})),
		).toEqual(expected.map((one) => ({ ...one, uid: one.uid.replace('{host}', 'rihla.example') })))
		for (const event of events) {
			expect(event.get('ALARM-TRIGGER')).toMatch(/^-P(7D|1W)$/)
			expect(event.get('DESCRIPTION')).toMatch(/\p{Script=Arabic}/u)
			expect(event.get('DESCRIPTION')).toMatch(/[a-z]{4}/)
			expect(/\p{Script=Arabic}/u.test(event.get('SUMMARY') ?? '')).toBe(language === 'ar')
		}
	})

	test.each(['ar', 'en'] as const)('is read by the parser of a calendar in %s', (language) => {
		const text = calendarOf(`${query}&test=ielts&score=5.5&way=course`, language)
		const calendar = new ICAL.Component(ICAL.parse(text))
		const read = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
		expect(read.map(({ uid, startDate }) => [uid, startDate.isDate, startDate.toString()])).toEqual(
			eventsOf(text).map((event) => {
				const [, year, month, day] = /(\d{4})(\d\d)(\d\d)$/.exec(event.get('DTSTART') ?? '') ?? []
				return [event.get('UID')?.slice(1), true, `${year}-${month}-${day}`]
			}),
		)
		for (const { duration, summary, component } of read) {
			expect(duration.toString()).toBe('P1D')
			expect(summary).not.toBe('')
			expect(component.getAllSubcomponents('valarm')).toHaveLength(1)
		}
	})

	test('no line is longer than 75 octets, and no letter is split between two', () => {
		const text = calendarOf(`${query}&test=ielts&score=5`)
		for (const line of text.split('\r\n')) {
			expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
			expect(line).not.toContain('\ufffd')
		}
	})

	test('a plan changed later has the same names and higher numbers', () => {
		const first = eventsOf(calendarOf(query))
		const later = eventsOf(calendarOf(`${query}&sev=no`, 'ar', new Date(now.getTime() + 120_000)))
		expect(later.map((event) => event.get('UID'))).toEqual(first.map((event) => event.get('UID')))
		const number = (event: Map<string, string> | undefined) =>
			Number(event?.get('SEQUENCE')?.slice(1))
		expect(number(later[0])).toBeGreaterThan(number(first[0]))
		expect(number(later[0])).toBeLessThan(2 ** 31)
	})

	const idsOf = (asked: string) =>
		eventsOf(calendarOf(asked)).map((event) => event.get('UID')?.slice(1).split('.')[0])

	test('a language course has its first and its last day', () => {
		const ids = idsOf(`${query}&test=ielts&score=5.5&way=course`)
		expect(ids).toContain('courseStart')
		expect(ids).toContain('courseEnd')
	})

	test.each([
		['home', ['english', 'papers', 'test']],
		['cond', ['papers', 'condStart', 'condEnd']],
	])('the way %s has its own days', (way, days) => {
		const ids = idsOf(`${query}&test=ielts&score=5.5&way=${way}`)
		for (const day of days) expect(ids).toContain(day)
	})

	test.each([
		['', 'send', en.dates.step.send],
		['&test=ielts&score=5.5&way=course', 'send', en.dates.step.sendInstitute],
		['', 'embassy', en.dates.step.embassy],
		['&sev=no', 'embassy', en.dates.step.embassyNone],
	])('with «%s» the step %s is called «%s»', (answers, step, name) => {
		const events = eventsOf(calendarOf(query + answers, 'en'))
		const event = events.find((one) => one.get('UID')?.startsWith(`:${step}.`))
		expect(event?.get('SUMMARY')).toBe(`:${name}`)
	})

	test('a plan without a university has none', () => {
		expect(calendarOf('i=stratford')).toBe('')
	})
})
