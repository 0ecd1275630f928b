/**
 * Renders a page whole before it is sent: the page handler hashes its scripts, compresses and caches it. Loaders have brought all
 * that a page shows, so nothing in it waits, and React writes it as one text: its stream would take half as much processor time again.
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

const stream = 'window.__reactRouterContext.streamController'

/**
 * A text as a script writes it, in single quotes: the data is JSON, whose many double ones would each be escaped. A script can hold
 * anything but its own end.
 */
function literal(text: string): string {
	const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
	return `'${escaped.replaceAll('<', '\\u003c')}'`
}

/** The data that React starts from, as the router hands it over: without a stream it would leave it out. */
async function dataScript(handoff: EntryContext['serverHandoffStream'], nonce: string) {
	return `<script nonce="${nonce}">${stream}.enqueue(${literal(await new Response(handoff).text())});${stream}.close()</script>`
}

/** The page goes to the handler by the context: through a response it would be encoded and decoded twice more. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	{ serverHandoffStream, ...router }: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const nonce = randomBytes(16).toString('base64url')
	const data = await dataScript(serverHandoffStream, nonce)
	const page = renderToString(
		<HtmlOnlyContext value={{ ...htmlOnly, nonce }}>
			<ServerRouter context={router} url={request.url} nonce={nonce} />
		</HtmlOnlyContext>,
	)
	const html = `<!DOCTYPE html>${page.replace('</body>', () => `${data}</body>`)}`
	context.set(renderedContext, { html, nonce })
	return new Response(null, { status, headers })
}
