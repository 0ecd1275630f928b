/** Much more than any form or document; beyond it the connection may as well break. */
const maxDrained = 64 * 1024 * 1024
const maxDrainTime = 20_000

/**
 * The chunks of a body up to a limit. What is beyond it is read and thrown away before the refusal: a browser that is
 * cut off while it is still sending sees a broken connection instead of the answer.
 */
export function limitedBody(body: ReadableStream<Uint8Array> | null, limit: number) {
	let total = 0
	async function* chunks() {
		let end = 0
		for await (const chunk of body ?? []) {
			total += chunk.byteLength
			if (total <= limit) {
				yield chunk
				continue
			}
			end ||= Date.now() + maxDrainTime
			if (total > maxDrained || Date.now() > end) return
		}
	}
	return { chunks, isOver: () => total > limit }
}
