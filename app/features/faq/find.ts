/** What a search leaves of the questions, with the places where it found something. */
import type { FaqPage } from '#content/page-schema.ts'
import { excerpt, highlight, type Span } from '#domain/highlight.ts'
import type { Localized } from '#domain/language.ts'
import { foldAll, matches } from '#domain/search.ts'

type Category = Localized<FaqPage>['categories'][number]

export interface FoundQuestion {
	id: string
	question: string
	answer: string
	inQuestion?: Span[]
	inAnswer?: Span[]
	/** What the answer says of it, shown while the answer is closed and the question itself holds nothing. */
	preview?: ReturnType<typeof excerpt>
}

export interface FoundCategory {
	id: string
	title: string
	questions: FoundQuestion[]
}

const around = 46

type Question = Category['questions'][number]

/** Folding the answers is most of the work, and they do not change while somebody types. */
const haystacks = new WeakMap<Question, string>()
function haystackOf(entry: Question): string {
	const haystack = haystacks.get(entry) ?? foldAll([entry.question, entry.answer])
	haystacks.set(entry, haystack)
	return haystack
}

/** Signs («؟», «%») are no part of what texts are compared by: they are looked for as they stand. */
function holdsSigns({ question, answer }: Question, query: string): boolean {
	const signs = query.trim()
	return question.includes(signs) || answer.includes(signs)
}

export function findQuestions(categories: readonly Category[], query: string): FoundCategory[] {
	return categories
		.map(({ id, title, questions }) => ({
			id,
			title,
			questions: questions
				.filter((entry) => matches(haystackOf(entry), query) || holdsSigns(entry, query))
				.map((entry) => {
					const inQuestion = highlight(entry.question, query)
					const inAnswer = highlight(entry.answer, query)
					const preview =
						inQuestion.length === 0 ? excerpt(entry.answer, inAnswer, around) : undefined
					return { ...entry, inQuestion, inAnswer, preview }
				}),
		}))
		.filter(({ questions }) => questions.length > 0)
}
