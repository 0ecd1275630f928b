import type { Context } from 'hono'
import { limitedBytes } from './limited-body.ts'

/** More than the longest form needs, even if every letter of it is escaped. */
const maxBytes = 128 * 1024

/** Null when it is too long. */
async function bytesOf(c: Context): Promise<Uint8Array | null> {
	// HTTP lets no body be longer than it says: a short one is read at once, which costs a fraction of a stream.
	const declared = Number(c.req.header('content-length') ?? Number.NaN)
	if (declared <= maxBytes) return new Uint8Array(await c.req.arrayBuffer())
	return limitedBytes(c.req.raw.body, maxBytes)
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
