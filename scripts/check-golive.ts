/**
 * `npm run check:golive`: what the owner has to confirm or replace before the site goes live, by file and field.
 * It informs and never fails: an honest estimate may go live, but never by accident.
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { approvedMessages } from '#content/approved-messages.ts'
import { currencies as rates } from '#content/currencies.ts'
import { familiesToConfirm } from '#content/families-to-confirm.ts'
import { publicHolidays } from '#content/public-holidays.ts'
import { currencies, isCurrencyCode, ratesStaleAfterDays } from '#domain/currencies.ts'
import { isText } from '#domain/language.ts'
import { daysBetween, todayIn } from '#domain/plan/days.ts'

const kinds = {
	sample: 'Samples: made up for the launch, to be replaced',
	estimate: 'Estimates: researched, shown as indicative, to be confirmed',
	video: "Videos: the site's own introduction plays until an address is set",
	address: 'Addresses that lead nowhere (.example)',
	claim: 'Claims of the company, to be confirmed',
	answer: 'Answers to families: what the owner has to find out or confirm',
	rate: 'Rates of exchange, to be confirmed',
	calendar: 'Calendars that end soon, to be carried on',
	setting: 'Settings of this machine, to be considered',
} as const
type Kind = keyof typeof kinds

export interface OpenPoint {
	kind: Kind
	file: string
	/** Where in the file, such as `courses[2]` or `site.phone`. */
	field: string
	/** The present text, so that it can be recognised. */
	value: string
}

/** Lists of figures that the company says of itself; only the company can confirm them. */
const claims = /(?:^|\.)(?:statistics|impact)\[\d+\]$/
const exampleAddress = /[\w.@:/-]*\.example\b[\w./-]*/

export function openPoints(file: string, content: unknown): OpenPoint[] {
	return walk(content, '').map((point) => ({ file, ...point }))
}

type Point = Omit<OpenPoint, 'file'>

function walk(value: unknown, field: string): Point[] {
	if (typeof value === 'string') {
		const address = exampleAddress.exec(value)?.[0]
		return address ? [{ kind: 'address', field, value: address }] : []
	}
	if (typeof value !== 'object' || value === null) return []
	if (Array.isArray(value)) return value.flatMap((item, at) => walk(item, `${field}[${at}]`))
	return [
		...pointsOf(value, field),
		...Object.entries(value).flatMap(([key, item]) => walk(item, field ? `${field}.${key}` : key)),
	]
}

function pointsOf(entry: object, field: string): Point[] {
	const points: Point[] = []
	if ('confidence' in entry && (entry.confidence === 'sample' || entry.confidence === 'estimate'))
		points.push({ kind: entry.confidence, field, value: describe(entry) })
	if ('videoUrl' in entry && entry.videoUrl === null)
		points.push({
			kind: 'video',
			field: field ? `${field}.videoUrl` : 'videoUrl',
			value: describe(entry),
		})
	if (claims.test(field)) points.push({ kind: 'claim', field, value: describe(entry) })
	return points
}

/** Fields that tell a reader which entry this is, and those that hold its figure. */
const naming = ['name', 'title', 'label', 'type', 'term', 'text', 'note', 'summary']
const figures = [
	'value',
	'annualFee',
	'monthlyFee',
	'price',
	'display',
	'whatsapp',
	'address',
	'url',
	'year',
	'date',
	'distance',
]

function describe(entry: object): string {
	const fields = new Map(Object.entries(entry))
	const name = naming.map((key) => words(fields.get(key))).find(Boolean)
	const range = [fields.get('min'), fields.get('max')].map(words).filter(Boolean).join('–')
	const figure = range || figures.map((key) => words(fields.get(key))).find(Boolean)
	return shorten([name, figure].filter(Boolean).join(': '))
}

function words(value: unknown): string {
	if (isText(value)) return value.en
	if (typeof value === 'object' && value !== null && 'display' in value) return words(value.display)
	return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function shorten(text: string): string {
	return text.length > 72 ? `${text.slice(0, 71).trimEnd()}…` : text
}

/** Grouped by what is to be done, then by file, each with its count. */
export function report(points: readonly OpenPoint[]): string {
	const groups = Object.entries(kinds).flatMap(([kind, title]) => {
		const group = points.filter((point) => point.kind === kind)
		if (group.length === 0) return []
		const files = Map.groupBy(group, (point) => point.file)
		const lines = [...files].flatMap(([file, found]) => [
			`  ${file} (${found.length})`,
			...found.map(({ field, value }) => `    ${field}${value ? `  ${value}` : ''}`),
		])
		return [`${title} (${group.length})`, ...lines, '']
	})
	return [...groups, `${points.length} to confirm before going live.`].join('\n')
}

/** Every rate of the catalogue's pages: given by the specification, and some look inverted. */
function ratesToConfirm(): OpenPoint[] {
	const { universityPages, institutePages } = rates
	return Object.entries({ universityPages, institutePages }).flatMap(([name, table]) =>
		Object.entries(table).map(([code, rate]) => ({
			kind: 'rate',
			file: 'content/currencies.ts',
			field: `currencies.${name}.${code}`,
			value: `RM 1 = ${isCurrencyCode(code) ? currencies[code].symbol : code} ${rate}`,
		})),
	)
}

/** What the research behind the answers to families left open. */
function answersToConfirm(): OpenPoint[] {
	return Object.entries(familiesToConfirm).map(([field, value]) => ({
		kind: 'answer',
		file: 'content/families-to-confirm.ts',
		field,
		value,
	}))
}

/** Plans and promises look a year ahead. */
export function holidaysToAdd(holidays: readonly { date: string }[], today: Date): OpenPoint[] {
	const last =
		holidays
			.map(({ date }) => date)
			.sort()
			.at(-1) ?? ''
	const inAYear = new Date(today.getTime() + 365 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
	if (last >= inAYear) return []
	const value = `ends with ${last || 'nothing'}: add the holidays that follow`
	return [{ kind: 'calendar', file: 'content/public-holidays.ts', field: 'publicHolidays', value }]
}

async function readContent(): Promise<OpenPoint[]> {
	const root = path.resolve(import.meta.dirname, '../content')
	const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
		.sort()
	const found = await Promise.all(
		files.map(async (file) => {
			const module: Record<string, unknown> = await import(
				pathToFileURL(path.join(root, file)).href
			)
			const { default: entry, ...pages } = module
			return openPoints(`content/${file}`, entry ?? pages)
		}),
	)
	return found.flat()
}

/** The plan's rates are one day's: after the days that its page calls them old, they are to be renewed. */
export function oldRates({ date }: { date: string }, today: string): OpenPoint[] {
	const age = daysBetween(date, today)
	if (age <= ratesStaleAfterDays) return []
	return [
		{
			kind: 'rate',
			file: 'content/currencies.ts',
			field: 'currencies.date',
			value: `${date}: ${age} days old, to be renewed`,
		},
	]
}

/** Without a scanner, staff opens what strangers send. */
export function missingScanner(clamdUrl: string | undefined): OpenPoint[] {
	if (clamdUrl) return []
	const value = 'not set here: documents are not scanned for malware'
	return [{ kind: 'setting', file: '.env', field: 'CLAMD_URL', value }]
}

/** A mailbox that is read believes no sender, and finds fewer cases, until it is told more. */
export function mailboxToConsider(env: Readonly<Record<string, string | undefined>>): OpenPoint[] {
	const point = (field: string, value: string): OpenPoint => ({
		kind: 'setting',
		file: '.env',
		field,
		value,
	})
	if (!env.MAILBOX_URL) return []
	return [
		...(env.REPLY_ADDRESS
			? [point('REPLY_ADDRESS', 'send a mail to it with any tag: it must arrive in the mailbox')]
			: [point('REPLY_ADDRESS', 'not set here: some answers by mail will not find their case')]),
		...(env.MAILBOX_AUTHSERV
			? []
			: [point('MAILBOX_AUTHSERV', 'not set here: no sender of a mail counts as confirmed')]),
	]
}

/** The platform takes an approved message only under the name and words that were handed in. */
export function whatsappToConsider(env: Readonly<Record<string, string | undefined>>): OpenPoint[] {
	if (!env.WHATSAPP_TOKEN) return []
	return approvedMessages.map(({ name }) => ({
		kind: 'setting',
		file: 'content/approved-messages.ts',
		field: name,
		value: 'hand it in to the platform for approval, in both languages',
	}))
}

if (import.meta.main) {
	const points = [
		...(await readContent()),
		...answersToConfirm(),
		...ratesToConfirm(),
		...oldRates(rates, todayIn(new Date())),
		...holidaysToAdd(publicHolidays, new Date()),
		...missingScanner(process.env.CLAMD_URL),
		...mailboxToConsider(process.env),
		...whatsappToConsider(process.env),
	]
	console.log(report(points))
}
