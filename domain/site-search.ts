/**
 * The ranked search over everything on the site, for the chat and the search dialog: questions in either language and
 * script, with the folding and the synonyms that every other search uses. Small words are not searched for, and a question
 * of which the site knows too little gets no answer at all.
 */
import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { fold, withoutArticles } from './fold.ts'
import { needlesOf } from './search.ts'
import { isStopWord } from './stop-words.ts'

export const documentKinds = ['page', 'faq', 'university', 'institute', 'accommodation'] as const

export interface SiteDocument {
	href: string
	kind: (typeof documentKinds)[number]
	title: string
	/** Names, aliases and subjects in both languages, folded. */
	keywords: string
	/** A sentence or an answer, shown under the title and searched last. */
	text: string
}

export interface SiteResult {
	href: string
	kind: SiteDocument['kind']
	title: string
	text: string
}

/** Answers a query with the best documents first. */
export type SiteSearch = (query: string, limit: number) => SiteResult[]

const tokens = (text: string) => withoutArticles(fold(text)).split(' ').filter(Boolean)

export function createSiteSearch(documents: readonly SiteDocument[]): SiteSearch {
	const index = new MiniSearch<SiteDocument>({
		idField: 'href',
		fields: ['title', 'keywords', 'text'],
		storeFields: ['href', 'kind', 'title', 'text'],
		tokenize: tokens,
		processTerm: (term) => term,
		searchOptions: {
			boost: { title: 4, keywords: 2.5 },
			// What is still being typed, and one slip in a longer word.
			prefix: (term) => term.length > 2,
			fuzzy: (term) => (term.length > 5 ? 0.2 : false),
			weights: { prefix: 0.5, fuzzy: 0.25 },
		},
	})
	index.addAll([...documents])

	const search: SiteSearch = (query, limit) => {
		const needles = needlesOf(fold(query)).filter(
			({ typed }) => typed.length > 1 && !isStopWord(typed),
		)
		if (needles.length === 0) return []
		const found = needles.map(({ typed, names }) => index.search(anyOf([typed, ...names])))
		return rank(found).slice(0, limit)
	}
	// The first question of all compiles what the others only run; it is asked here, before anybody types.
	search('universities programmes', 1)
	return search
}

function anyOf(names: readonly string[]): Query {
	const queries = [...new Set(names)].map((name) => ({
		combineWith: 'AND' as const,
		queries: name.split(' '),
	}))
	return { combineWith: 'OR', queries }
}

/** A document counts by what it has of the question, and by how much of the question it has. */
function rank(found: readonly SearchResult[][]): SiteResult[] {
	const totals = new Map<string, { result: SearchResult; score: number; parts: number }>()
	for (const results of found) {
		for (const result of results) {
			const total = totals.get(result.id) ?? { result, score: 0, parts: 0 }
			total.score += result.score
			total.parts += 1
			totals.set(result.id, total)
		}
	}
	// A word that the site has never heard makes the rest of the question doubtful.
	const isDoubtful = found.some((results) => results.length === 0)
	const isAnswer = (share: number) => (isDoubtful ? share > 0.5 : share >= 0.5)
	return [...totals.values()]
		.filter(({ parts, score }) => isAnswer(parts / found.length) && score >= leastScore)
		.map(({ result, score, parts }) => ({ result, score: score * (parts / found.length) ** 2 }))
		.sort((a, b) => b.score - a.score)
		.map(({ result }) => ({
			href: String(result.href),
			kind: result.kind,
			title: String(result.title),
			text: String(result.text),
		}))
}

/** Below this only a stray word matched. */
const leastScore = 4
