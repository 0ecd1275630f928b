/**
 * The parameters of a plan's address, in one table: reading, writing and marking all go by it. Nothing here knows the catalogue, so
 * that cards and the header can change a plan's query as a text; it comes out as `queryOf` writes it.
 */
import { toLatinDigits } from '../digits.ts'
import { emptyPlan, listLimit, type Plan } from './plan.ts'

type Kind = 'list' | 'part' | 'answer' | 'amount'

/** Every name that a plan's address may have, in the order in which they are written, with the part of the plan that it holds. */
const table = {
	u: ['universities', 'list'],
	i: ['institutes', 'list'],
	h: ['homes', 'list'],
	p: ['programme', 'part'],
	c: ['course', 'part'],
	r: ['room', 'part'],
	cert: ['certificate', 'answer'],
	test: ['test', 'answer'],
	score: ['score', 'answer'],
	way: ['way', 'answer'],
	in: ['intake', 'answer'],
	at: ['stand', 'answer'],
	sev: ['entryVisa', 'answer'],
	pass: ['passport', 'answer'],
	tier: ['tier', 'answer'],
	fly: ['flight', 'amount'],
	max: ['budget', 'amount'],
	cur: ['currency', 'answer'],
	field: ['field', 'answer'],
	level: ['level', 'answer'],
} as const satisfies Record<string, readonly [keyof Plan, Kind]>

export type PlanParam = keyof typeof table
export type MarkKind = 'u' | 'i' | 'h'

const rows = Object.entries(table)
export const planParams = rows.map(([name]) => name)
const namesOf = (kind: Kind) => rows.flatMap(([name, row]) => (row[1] === kind ? [name] : []))
/** The lists: their entries are what the header counts. */
export const markKinds = namesOf('list')

/** The choice that belongs to an entry of each list, such as a programme of a university. */
const partOf: Record<MarkKind, PlanParam> = { u: 'p', i: 'c', h: 'r' }

/** Digits of either script, with or without marks between thousands. */
export function withoutThousands(text: string): string {
	return toLatinDigits(text)
		.trim()
		.replace(/(?<=\d)[,،٬ \u00a0](?=\d{3})/g, '')
}

function textOf(params: URLSearchParams, name: string, kind: Kind): string {
	const given = params.get(name) ?? ''
	return kind === 'amount' ? withoutThousands(given) : toLatinDigits(given).trim().replace('٫', '.')
}

function written(params: URLSearchParams): string {
	const query = params.toString()
	return query === '' ? '' : `?${query}`
}

/** The one way in which a plan is written: this order, and nothing that is the default. */
export function queryOf(plan: Plan): string {
	const params = new URLSearchParams()
	for (const [name, [key]] of rows) {
		const value = plan[key]
		if (Array.isArray(value)) for (const code of value) params.append(name, code)
		else if (value !== undefined && value !== emptyPlan[key]) params.append(name, String(value))
	}
	return written(params)
}

export function tidyQuery(params: URLSearchParams): string {
	const tidy = new URLSearchParams()
	for (const [name, [key, kind]] of rows) {
		if (isMarkKind(name)) {
			const owner = params.get(partOf[name])?.split('.')[0] ?? ''
			const codes = new Set([...params.getAll(name), owner].filter(Boolean))
			for (const code of codes) tidy.append(name, code)
			continue
		}
		const value = kind === 'part' ? params.get(name) : textOf(params, name, kind)
		if (value && value !== emptyPlan[key]) tidy.append(name, value)
	}
	return written(tidy)
}

function isMarkKind(name: string): name is MarkKind {
	return name in partOf
}

/** What a query says besides entries that were chosen on pages: answers, such as a score or a budget. */
export function answersOf(query: string): URLSearchParams {
	const names = [...namesOf('answer'), ...namesOf('amount')]
	return new URLSearchParams(
		[...new URLSearchParams(query)].filter(([name]) => names.includes(name)),
	)
}

export function hasAnswers(query: string): boolean {
	return answersOf(query).toString() !== ''
}

export function marksIn(query: string, kind: MarkKind): string[] {
	return new URLSearchParams(query).getAll(kind)
}

export function countOf(query: string): number {
	return [...new URLSearchParams(query).keys()].filter((name) => markKinds.includes(name)).length
}

export function isFull(query: string, kind: MarkKind): boolean {
	return marksIn(query, kind).length >= listLimit
}

export function withMark(query: string, kind: MarkKind, code: string): string {
	const params = new URLSearchParams(query)
	params.append(kind, code)
	return tidyQuery(params)
}

/** What was chosen of the entry goes with it. */
export function withoutMark(query: string, kind: MarkKind, code: string): string {
	const params = new URLSearchParams(query)
	// Not `delete(kind, code)`: a browser before 2023 reads the name alone, and would empty the list.
	const others = params.getAll(kind).filter((one) => one !== code)
	params.delete(kind)
	for (const one of others) params.append(kind, one)
	if (params.get(partOf[kind])?.split('.')[0] === code) params.delete(partOf[kind])
	return tidyQuery(params)
}

/** The same plan with other answers; an empty one takes the answer back. */
export function withAnswers(query: string, answers: { [name in PlanParam]?: string }): string {
	const params = new URLSearchParams(query)
	for (const [name, value] of Object.entries(answers)) {
		params.delete(name)
		if (value) params.set(name, value)
	}
	return tidyQuery(params)
}

/** The plan counts with the programme's university, or with the first of the list: the chosen one moves there. */
export function withFirst(query: string, code: string): string {
	const params = new URLSearchParams(query)
	const others = params.getAll('u').filter((one) => one !== code)
	params.delete('u')
	for (const one of [code, ...others]) params.append('u', one)
	params.delete('p')
	return tidyQuery(params)
}
