/** Renders a page whole before it is sent: the page handler hashes its scripts, compresses and caches it. */
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

export { logPageError as handleError } from '#server/pages/errors.ts'

export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
): Promise<Response> {
	return new Promise((resolve, reject) => {
		const { pipe } = renderToPipeableStream(
			<ServerRouter context={routerContext} url={request.url} />,
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
