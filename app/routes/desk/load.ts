/** How a page of the desk gets its data: from the functions that answer the desk's calls, as the person who looks. */
import { type LoaderFunctionArgs, redirect, data as withStatus } from 'react-router'
import { stringsOf } from '#app/language/strings.tsx'
import type { Content } from '#app/page/content.ts'
import { contentContext } from '#app/page/load.ts'
import type { Documents } from '#content/shipped.ts'
import { CallRefused } from '#domain/desk/call-refused.ts'
import type { DeskAnswers } from '#domain/desk/desk-api.ts'
import type { Language } from '#domain/language.ts'
import type { DeskVisit } from '#server/desk/reading.ts'
import { deskContext, requestContext } from '#server/pages/request-context.ts'

export interface DeskRequest {
	language: Language
	/** What the site says, and as it is edited. */
	content: Content
	documents: Documents
	url: URL
	visit: DeskVisit
	/** The answer of a call, for the parameters of this page's address. */
	read<Call extends keyof DeskAnswers>(call: Call): Promise<DeskAnswers[Call]>
}

/** The address without the parameters that were refused, such as a kind that does not exist; null when it has none of them. */
function addressWithout(names: readonly string[], url: URL): string | null {
	if (!names.some((name) => url.searchParams.has(name))) return null
	const query = new URLSearchParams(url.searchParams)
	for (const name of names) query.delete(name)
	return `${url.pathname}?${query}`.replace(/\?$/, '')
}

/** A refused call becomes the page's own refusal. */
export function onDesk<Data>(load: (page: DeskRequest) => Promise<Data>) {
	return async ({ url, params, context }: LoaderFunctionArgs): Promise<Data> => {
		const { language, documents } = context.get(requestContext)
		const visit = context.get(deskContext)
		const query = Object.fromEntries(url.searchParams)
		try {
			return await load({
				language,
				content: context.get(contentContext),
				documents,
				url,
				visit,
				read: (call) => visit.read(call, { language, params, query }),
			})
		} catch (error) {
			if (!(error instanceof CallRefused)) throw error
			const { status, body } = error
			const better = 'errors' in body ? addressWithout(Object.keys(body.errors), url) : null
			if (better !== null) throw redirect(better)
			// The frame's own data may be what failed; the page that says so brings its words.
			throw withStatus({ strings: await stringsOf(language, 'desk') }, { status })
		}
	}
}
