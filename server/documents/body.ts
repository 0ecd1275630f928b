import type { Readable } from 'node:stream'
import type { Context } from 'hono'

/**
 * A document as the body of an answer. A store that breaks off in the middle breaks the connection: a file that only
 * looks whole would be worse. HEAD gets no body, and nobody else would close the file.
 */
export function bodyOf({ req }: Context, content: Readable): ReadableStream<Uint8Array> {
	if (req.method === 'HEAD') {
		content.destroy()
		return new ReadableStream({ start: (controller) => controller.close() })
	}
	const chunks = content[Symbol.asyncIterator]()
	return new ReadableStream({
		async pull(controller) {
			const { done, value } = await chunks.next()
			if (done) controller.close()
			else controller.enqueue(value)
		},
		cancel: () => void content.destroy(),
	})
}
