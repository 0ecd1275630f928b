import type { Context } from 'hono'

/** More than the longest form needs, even if every letter of it is escaped. */
const maxBytes = 128 * 1024

/** The parsed body; `unknown` until a schema has seen it. */
export async function readJson(
	c: Context,
): Promise<{ value: unknown } | { fault: 'too_large' | 'invalid' }> {
	if (Number(c.req.header('content-length') ?? 0) > maxBytes) return { fault: 'too_large' }
	const chunks: Uint8Array[] = []
	let size = 0
	try {
		for await (const chunk of c.req.raw.body ?? []) {
			size += chunk.byteLength
			if (size > maxBytes) return { fault: 'too_large' }
			chunks.push(chunk)
		}
		const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
		const value: unknown = JSON.parse(text)
		return { value }
	} catch {
		return { fault: 'invalid' }
	}
}
