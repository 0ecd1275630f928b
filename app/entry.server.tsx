/** Renders a page whole before it is sent: the page handler hashes its scripts, compresses and caches it. */
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { HtmlOnlyContext } from './html-only.ts'
import { preferencesScript, startScript } from './inline/source.ts'

export { logPageError as handleError } from '#server/pages/errors.ts'

const htmlOnly = {
	drawings: import.meta.glob<string>('/art/inline/*.svg', {
		query: '?raw',
		import: 'default',
		eager: true,
	}),
	preferencesScript,
	startScript,
}

export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
): Promise<Response> {
	return new Promise((resolve, reject) => {
		const { pipe } = renderToPipeableStream(
			<HtmlOnlyContext value={htmlOnly}>
				<ServerRouter context={routerContext} url={request.url} />
			</HtmlOnlyContext>,
			{
				onAllReady() {
					const body = new PassThrough()
					pipe(body)
					headers.set('Content-Type', 'text/html; charset=utf-8')
					text(body).then((html) => resolve(new Response(html, { status, headers })), reject)
				},
				onShellError: reject,
			},
		)
	})
}
