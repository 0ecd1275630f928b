/**
 * A plan's query as a text, changed without knowing the catalogue: what cards, the header and the plan's own form do to it.
 * It comes out as `queryOf` writes it, so that the same plan is always the same text.
 */
import { toLatinDigits } from '../digits.ts'
import { emptyPlan, listLimit } from './plan.ts'

export type MarkKind = 'u' | 'i' | 'h'

/** The choice that belongs to an entry of each list, such as a programme of a university. */
const partOf: Record<MarkKind, string> = { u: 'p', i: 'c', h: 'r' }
const kinds: MarkKind[] = ['u', 'i', 'h']

const usual: Record<string, string | undefined> = {
	cert: emptyPlan.certificate,
	test: emptyPlan.test,
	score: undefined,
	in: undefined,
	at: emptyPlan.stand,
	sev: emptyPlan.entryVisa,
	pass: emptyPlan.passport,
	tier: emptyPlan.tier,
	fly: undefined,
	cur: emptyPlan.currency,
	field: undefined,
	level: emptyPlan.level,
}

/** Every name that a plan's address may have, in the order in which they are written. */
export const planParams = [...kinds, ...kinds.map((kind) => partOf[kind]), ...Object.keys(usual)]

export function tidyQuery(params: URLSearchParams): string {
	const tidy = new URLSearchParams()
	const parts = kinds.map((kind) => params.get(partOf[kind]) ?? '')
	kinds.forEach((kind, at) => {
		const owner = parts[at]?.split('.')[0] ?? ''
		const codes = [...new Set([...params.getAll(kind), owner])].filter(Boolean)
		for (const code of codes) tidy.append(kind, code)
	})
	kinds.forEach((kind, at) => {
		if (parts[at]) tidy.append(partOf[kind], parts[at])
	})
	for (const [name, otherwise] of Object.entries(usual)) {
		const value = toLatinDigits(params.get(name) ?? '')
			.trim()
			.replace('٫', '.')
		if (value && value !== otherwise) tidy.append(name, value)
	}
	const query = tidy.toString()
	return query === '' ? '' : `?${query}`
}

export function marksIn(query: string, kind: MarkKind): string[] {
	return new URLSearchParams(query).getAll(kind)
}

export function countOf(query: string): number {
	return kinds.reduce((count, kind) => count + marksIn(query, kind).length, 0)
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

/** The same plan with another answer; nothing takes the answer back. */
export function withAnswer(query: string, name: string, value: string): string {
	const params = new URLSearchParams(query)
	params.delete(name)
	if (value !== '') params.set(name, value)
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
