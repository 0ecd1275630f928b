/** How a page of the desk gets its data: from the calls of the desk, asked in the server's own process as the person who looks. */
import { type LoaderFunctionArgs, data as withStatus } from 'react-router'
import * as v from 'valibot'
import type { Language } from '#domain/language.ts'
import { requestContext } from '#server/pages/request-context.ts'

export interface DeskRequest {
	language: Language
	url: URL
	params: LoaderFunctionArgs['params']
	/** The answer of a call (`/me`), as its schema has it; a refusal becomes the page's own. */
	call<S extends v.GenericSchema>(path: string, schema: S): Promise<v.InferOutput<S>>
}

export function onDesk<Data>(load: (page: DeskRequest) => Promise<Data>) {
	return ({ request, params, context }: LoaderFunctionArgs): Promise<Data> => {
		const { language, desk } = context.get(requestContext)
		return load({
			language,
			params,
			url: new URL(request.url),
			async call(path, schema) {
				// The guard stands before every page of the desk; without it there is nobody to ask for.
				const answer = desk ? await desk(path) : new Response(null, { status: 401 })
				if (!answer.ok) throw withStatus(null, { status: answer.status })
				return v.parse(schema, await answer.json())
			},
		})
	}
}
