import type { Readable } from 'node:stream'

/**
 * A document as the body of an answer. A store that breaks off in the middle breaks the connection: a file that only
 * looks whole would be worse.
 */
export function bodyOf(content: Readable): ReadableStream<Uint8Array> {
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
