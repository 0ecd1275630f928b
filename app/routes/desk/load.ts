/** How a page of the desk gets its data: from the calls of the desk, asked in the server's own process as the person who looks. */
import { type LoaderFunctionArgs, redirect, data as withStatus } from 'react-router'
import * as v from 'valibot'
import { stringsOf } from '#app/language/strings.tsx'
import type { Language } from '#domain/language.ts'
import { requestContext } from '#server/pages/request-context.ts'

export interface DeskRequest {
	language: Language
	url: URL
	params: LoaderFunctionArgs['params']
	/** The answer of a call (`/me`), as its schema has it; a refusal becomes the page's own. */
	call<S extends v.GenericSchema>(path: string, schema: S): Promise<v.InferOutput<S>>
}

const faults = v.object({ errors: v.record(v.string(), v.unknown()) })

/** The address without what it asks for in vain, such as a kind that there is not; null when that is nothing of it. */
async function addressWithout(answer: Response, url: URL): Promise<string | null> {
	const parsed = v.safeParse(faults, await answer.json().catch(() => null))
	const names = Object.keys(parsed.success ? parsed.output.errors : {})
	if (!names.some((name) => url.searchParams.has(name))) return null
	const query = new URLSearchParams(url.searchParams)
	for (const name of names) query.delete(name)
	return `${url.pathname}?${query}`.replace(/\?$/, '')
}

export function onDesk<Data>(load: (page: DeskRequest) => Promise<Data>) {
	return ({ request, params, context }: LoaderFunctionArgs): Promise<Data> => {
		const { language, desk } = context.get(requestContext)
		const url = new URL(request.url)
		return load({
			language,
			params,
			url,
			async call(path, schema) {
				// The guard stands before every page of the desk; without it there is nobody to ask for.
				const answer = desk ? await desk(path) : new Response(null, { status: 401 })
				const better = answer.status === 422 ? await addressWithout(answer, url) : null
				if (better !== null) throw redirect(better)
				if (!answer.ok) {
					// The frame's own data may be what failed; the page that says so brings its words.
					const strings = await stringsOf(language, 'desk')
					throw withStatus({ strings }, { status: answer.status })
				}
				return v.parse(schema, await answer.json())
			},
		})
	}
}
