import type { Context } from 'hono'
import { limitedBody } from './limited-body.ts'

/** More than the longest form needs, even if every letter of it is escaped. */
const maxBytes = 128 * 1024

/** Null when it is too long. */
async function bytesOf(c: Context): Promise<Uint8Array | null> {
	// HTTP lets no body be longer than it says: a short one is read at once, which costs a fraction of a stream.
	const declared = Number(c.req.header('content-length') ?? Number.NaN)
	if (declared <= maxBytes) return new Uint8Array(await c.req.arrayBuffer())
	const body = limitedBody(c.req.raw.body, maxBytes)
	const chunks: Uint8Array[] = []
	for await (const chunk of body.chunks()) chunks.push(chunk)
	return body.isOver() ? null : Buffer.concat(chunks)
}

/** The parsed body; `unknown` until a schema has seen it. */
export async function readJson(
	c: Context,
): Promise<{ value: unknown } | { fault: 'too_large' | 'invalid' }> {
	try {
		const bytes = await bytesOf(c)
		if (!bytes) return { fault: 'too_large' }
		const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
		return { value }
	} catch {
		return { fault: 'invalid' }
	}
}
