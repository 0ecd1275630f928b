/** Renders a page whole before it is sent: the page handler hashes its scripts, compresses and caches it. */
import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { HtmlOnlyContext } from '#app/page/html-only.ts'
import { renderedContext } from '#app/page/load.ts'
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

/** Larger than any page: React never stops to wait for a reader that takes everything at once. */
const highWaterMark = 1 << 20

/** React writes bytes in many small pieces; they are put together once. */
function gather(whole: (html: string) => void): Writable {
	const pieces: Uint8Array[] = []
	return new Writable({
		highWaterMark,
		write(piece: Uint8Array, _, done) {
			pieces.push(piece)
			done()
		},
		final(done) {
			whole(Buffer.concat(pieces).toString())
			done()
		},
	})
}

/** The page itself goes to the handler by the context: through a response it would be encoded and decoded twice more. */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const mark = randomBytes(16).toString('base64url')
	return new Promise((resolve, reject) => {
		const { pipe } = renderToPipeableStream(
			<HtmlOnlyContext value={{ ...htmlOnly, mark }}>
				<ServerRouter context={routerContext} url={request.url} nonce={mark} />
			</HtmlOnlyContext>,
			{
				nonce: mark,
				onAllReady() {
					const page = gather((html) => {
						context.set(renderedContext, { html, mark })
						resolve(new Response(null, { status, headers }))
					})
					pipe(page)
				},
				onShellError: reject,
			},
		)
	})
}
