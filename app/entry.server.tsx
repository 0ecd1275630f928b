/**
 * Renders a page whole before it is sent: the page handler hashes its scripts, compresses and caches it. Loaders have brought all that
 * a page shows, so nothing in it waits; a stream of bytes would cost a third more processor time than the text.
 */
import { randomBytes } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { HtmlOnlyContext } from '#app/page/html-only.ts'
import { renderedContext } from '#app/page/load.ts'
import preferencesScript from './inline/preferences.js?small'
import startScript from './inline/start.js?small'

export { logPageError as handleError } from '#server/pages/errors.ts'

const htmlOnly = {
	drawings: import.meta.glob<string>('/app/drawings/*.svg', {
		query: '?raw',
		import: 'default',
		eager: true,
	}),
	preferencesScript,
	startScript,
}

/**
 * Page and data go to the handler by the context: through a response they would be encoded and decoded twice more. What React
 * starts from stays out of the page, because most pages leave it at an address of its own (`server/pages/page-data.ts`).
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	{ serverHandoffStream, ...router }: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const mark = randomBytes(16).toString('base64url')
	const data = await new Response(serverHandoffStream).text()
	const html = renderToString(
		<HtmlOnlyContext value={{ ...htmlOnly, mark }}>
			<ServerRouter context={router} url={request.url} nonce={mark} />
		</HtmlOnlyContext>,
	)
	context.set(renderedContext, { html: `<!DOCTYPE html>${html}`, mark, data })
	return new Response(null, { status, headers })
}
