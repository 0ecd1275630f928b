import type { Context } from 'hono'
import { limitedBody } from './limited-body.ts'

/** More than the longest form needs, even if every letter of it is escaped. */
const maxBytes = 128 * 1024

/** The parsed body; `unknown` until a schema has seen it. */
export async function readJson(
	c: Context,
): Promise<{ value: unknown } | { fault: 'too_large' | 'invalid' }> {
	const body = limitedBody(c.req.raw.body, maxBytes)
	try {
		const chunks: Uint8Array[] = []
		for await (const chunk of body.chunks()) chunks.push(chunk)
		if (body.isOver()) return { fault: 'too_large' }
		const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
		const value: unknown = JSON.parse(text)
		return { value }
	} catch {
		return { fault: 'invalid' }
	}
}
