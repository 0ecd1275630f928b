/**
 * What a search costs while somebody types: each letter of each query, over the lists and the index as the browser has them.
 * Processor time, because a busy neighbour stretches the clock's.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { markHits } from '#domain/filters/search-hits.ts'
import { filterUniversities } from '#domain/filters/universities.ts'
import { type Language, languages } from '#domain/language.ts'
import { createSiteSearch, documentKinds } from '#domain/site-search.ts'
import { root } from '../run.ts'

const queries = [
	'computer science',
	'الهندسة الكيميائية',
	'كوالالمبور',
	'medicine kuala lumpur',
	'كم رسوم جامعة مالايا',
	'شقة قريبة من الجامعة',
]

const cards = v.array(
	v.object({ search: v.string(), fields: v.array(v.string()), location: v.string() }),
)
const documents = v.array(
	v.object({
		href: v.string(),
		kind: v.picklist(documentKinds),
		title: v.string(),
		keywords: v.string(),
		text: v.string(),
	}),
)

const read = (path: string): unknown =>
	JSON.parse(readFileSync(join(root, '.generated', path), 'utf8'))

export interface Searches {
	/** Milliseconds of the very first answer, and of the slowest. */
	list: { first: number; worst: number }
	site: { first: number; worst: number }
}

export function measureSearches(): Searches {
	const universities = v.parse(cards, read('content/ar/universities.json'))
	const list = timesOf((query) =>
		filterUniversities(markHits(universities, query), {
			search: query,
			field: 'all',
			location: 'all',
		}),
	)
	const site = languages.map((language: Language) => {
		const search = createSiteSearch(v.parse(documents, read(`search/${language}.json`)))
		return timesOf((query) => search(query, 8))
	})
	return {
		list,
		site: {
			first: Math.max(...site.map(({ first }) => first)),
			worst: Math.max(...site.map(({ worst }) => worst)),
		},
	}
}

function timesOf(search: (query: string) => unknown) {
	const times = queries.flatMap((query) =>
		Array.from(query, (_, end) => {
			const before = process.cpuUsage()
			search(query.slice(0, end + 1))
			const { user, system } = process.cpuUsage(before)
			return (user + system) / 1000
		}),
	)
	return { first: times[0] ?? Number.NaN, worst: Math.max(...times) }
}
