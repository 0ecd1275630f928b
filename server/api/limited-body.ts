/** Much more than any form or document; beyond it the connection may as well break. */
const maxDiscarded = 64 * 1024 * 1024
const maxDiscardTime = 20_000

/**
 * Reads on and throws away what nobody wants, while the answer is already on its way: a browser that is cut off while it
 * is still sending sees a broken connection instead of the answer.
 */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
	const timer = setTimeout(() => void reader.cancel().catch(() => {}), maxDiscardTime)
	timer.unref()
	try {
		let total = 0
		for (;;) {
			const { done, value } = await reader.read()
			if (done) return
			total += value.byteLength
			if (total > maxDiscarded) return await reader.cancel()
		}
	} catch {
		// The sender has hung up.
	} finally {
		clearTimeout(timer)
	}
}

/** The chunks of a body up to a limit. A reader that stops before the end, at the limit or earlier, can answer at once. */
export function limitedBody(body: ReadableStream<Uint8Array> | null, limit: number) {
	let total = 0
	async function* chunks() {
		if (!body) return
		const reader = body.getReader()
		let isRead = false
		try {
			for (;;) {
				const { done, value } = await reader.read()
				isRead = done
				if (done) return
				total += value.byteLength
				if (total > limit) return
				yield value
			}
		} finally {
			if (!isRead) void discard(reader)
		}
	}
	return { chunks, isOver: () => total > limit }
}

/** The whole body, or null when it is longer than the limit. */
export async function limitedBytes(
	body: ReadableStream<Uint8Array> | null,
	limit: number,
): Promise<Buffer<ArrayBuffer> | null> {
	const limited = limitedBody(body, limit)
	const chunks: Uint8Array[] = []
	for await (const chunk of limited.chunks()) chunks.push(chunk)
	return limited.isOver() ? null : Buffer.concat(chunks)
}
