import { expect, test } from 'vitest'
import { currencies } from '#content/currencies.ts'
import { plan } from '#content/plan.ts'
import { openQuestions, planSources } from '#content/plan-open-points.ts'
import { publicHolidays } from '#content/public-holidays.ts'
import { ratesStaleAfterDays } from '#domain/currencies.ts'
import { addDays } from '#domain/plan/days.ts'
import {
	holidaysToAdd,
	mailboxToConsider,
	missingScanner,
	oldRates,
	openPoints,
	report,
	whatsappToConsider,
} from './check-golive.ts'

const planted = {
	entry: {
		name: { ar: 'معهد', en: 'Institute' },
		rating: { value: 4.6, confidence: 'sample' },
		established: { value: 1905, confidence: 'verified' },
		courses: [
			{ name: { ar: 'دورة', en: 'Course' }, monthlyFee: 900, confidence: 'verified' },
			{ name: { ar: 'نادٍ', en: 'Club' }, monthlyFee: 600, confidence: 'estimate' },
		],
		videoUrl: null,
	},
	email: { address: 'hello@rihla.example' },
	statistics: [{ value: '500+', label: { ar: 'طالب وطالبة ساعدناهم', en: 'Students helped' } }],
}

test('finds one of each, with its field and what stands there', () => {
	expect(openPoints('content/planted.ts', planted)).toEqual(
		[
			{ kind: 'video', field: 'entry.videoUrl', value: 'Institute' },
			{ kind: 'sample', field: 'entry.rating', value: '4.6' },
			{ kind: 'estimate', field: 'entry.courses[1]', value: 'Club: 600' },
			{ kind: 'address', field: 'email.address', value: 'hello@rihla.example' },
			{ kind: 'claim', field: 'statistics[0]', value: 'Students helped: 500+' },
		].map((point) => ({ file: 'content/planted.ts', ...point })),
	)
})

test('is silent where everything is confirmed', () => {
	const confirmed = {
		rating: { value: 4.6, confidence: 'verified' },
		videoUrl: 'https://video.test/1',
		email: 'office@company.test',
	}
	expect(openPoints('content/confirmed.ts', confirmed)).toEqual([])
	expect(report([])).toBe('0 to confirm before going live.')
})

test('groups by what is to be done and counts', () => {
	const text = report(openPoints('content/planted.ts', planted))
	expect(text).toContain('Videos')
	expect(text).toMatch(
		/to be replaced \(1\)\n {2}content\/planted\.ts \(1\)\n {4}entry\.rating {2}4\.6/,
	)
	expect(text).toContain('5 to confirm before going live.')
})

test('says a year before that the list of holidays ends', () => {
	const holidays = [{ date: '2028-12-25' }, { date: '2028-01-01' }]
	expect(holidaysToAdd(holidays, new Date('2027-12-26T00:00:00Z'))).toEqual([])
	expect(holidaysToAdd(holidays, new Date('2027-12-27T00:00:00Z'))).toMatchObject([
		{ kind: 'calendar', value: expect.stringContaining('2028-12-25') },
	])
	expect(holidaysToAdd([], new Date())).toHaveLength(1)
})

test('the holidays stand in order, each day once, and a Sunday is made up for on the next free weekday', () => {
	const dates = publicHolidays.map(({ date }) => date)
	expect(dates).toEqual([...new Set(dates)].sort())
	const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()
	for (const { date, name } of publicHolidays) {
		if (weekday(date) !== 0) continue
		const following = dates.slice(dates.indexOf(date) + 1, dates.indexOf(date) + 3)
		expect(
			following.some((next) => weekday(next) !== 0),
			`${name.en} ${date}`,
		).toBe(true)
		const makesUp = publicHolidays.find(
			(day) => day.date > date && /substitute/.test(day.name.en) && following.includes(day.date),
		)
		expect(makesUp, `${name.en} ${date}`).toBeDefined()
	}
})

test('rates that are older than the plan calls fresh are listed, younger ones are not', () => {
	const [old] = oldRates(currencies, addDays(currencies.date, ratesStaleAfterDays + 1))
	expect(old).toMatchObject({ kind: 'rate', field: 'currencies.date' })
	expect(oldRates(currencies, addDays(currencies.date, ratesStaleAfterDays))).toEqual([])
})

test("the plan's estimates are listed with the others", () => {
	const fields = openPoints('content/plan.ts', { plan }).map(({ field }) => field)
	expect(fields).toContain('plan.registration')
	expect(fields).toContain('plan.visaDeposit')
})

test('a machine without a scanner is told so', () => {
	expect(missingScanner(undefined)).toMatchObject([{ kind: 'setting', field: 'CLAMD_URL' }])
	expect(missingScanner('unix:///run/clamav/clamd.ctl')).toEqual([])
})

test('who reads a mailbox is told what makes its matching sure', () => {
	const fields = (env: Record<string, string>) => mailboxToConsider(env).map(({ field }) => field)
	expect(fields({})).toEqual([])
	expect(fields({ MAILBOX_URL: 'imaps://x' })).toEqual(['REPLY_ADDRESS', 'MAILBOX_AUTHSERV'])
	const whole = { REPLY_ADDRESS: 'office+*@b.example', MAILBOX_AUTHSERV: 'mx.b.example' }
	expect(fields({ MAILBOX_URL: 'imaps://x', ...whole })).toEqual(['REPLY_ADDRESS'])
})

test('who writes by WhatsApp is told which messages need approval', () => {
	expect(whatsappToConsider({})).toEqual([])
	expect(whatsappToConsider({ WHATSAPP_TOKEN: 'x' }).map(({ field }) => field)).toContain(
		'rihla_go_on',
	)
})

test('what the ways of a plan stand on without certainty is listed, figure by figure and as questions to the universities', () => {
	const figures = openPoints('content/plan.ts', { plan }).map(({ field }) => field)
	for (const name of ['cond', 'passRenewal', 'foundation', 'home', 'test', 'waiting', 'lights'])
		expect(figures).toContain(`plan.${name}`)
	const asked = openPoints('content/plan-open-points.ts', { openQuestions }).map(
		({ value }) => value,
	)
	for (const topic of [
		/12 months/,
		/conditional offers/,
		/English: ask/,
		/Foundation fees/,
		/renewing/,
		/hours a week/,
		/14 days/,
		/Hotel/,
	])
		expect(asked.filter((one) => topic.test(one))).toHaveLength(1)
	for (const source of planSources) expect(source.seen).toMatch(/^2026-11-/)
})
