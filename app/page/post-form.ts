/** The answer of a page's action to a form that was posted without scripts. */
import { data } from 'react-router'
import { type Part, type Strings, stringsOf } from '#app/language/strings.tsx'
import type { PostedForm } from '#domain/forms/posted.ts'
import type { Language } from '#domain/language.ts'

export interface PostedPage {
	posted: PostedForm
	/** The words of the thanks; pages do not carry them for everybody. */
	strings: Strings
}

function statusOf({ sent, problem }: PostedForm): number {
	if (problem) return problem === 'too_often' ? 429 : 503
	return sent ? 200 : 422
}

/** `thanks`: where the notices have the words for what was sent. */
export async function answerPost(posted: PostedForm, language: Language, thanks: Part) {
	const strings = posted.sent
		? await stringsOf(language, 'notices.reference', 'notices.follow', thanks)
		: {}
	return data({ posted, strings } satisfies PostedPage, { status: statusOf(posted) })
}
