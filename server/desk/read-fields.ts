/** What a form or a call of the desk carries: plain forms as browsers send them without scripts, or JSON. */
import type { Context } from 'hono'
import * as v from 'valibot'
import { limitedBytes } from '../api/limited-body.ts'

const usualBytes = 16 * 1024

async function readText(c: Context, maxBytes: number): Promise<string | null> {
	try {
		const bytes = await limitedBytes(c.req.raw.body, maxBytes)
		return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes)
	} catch {
		return null
	}
}

export const isPlainForm = (c: Context): boolean =>
	(c.req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded')

/** Null when it is too long, broken, or not what the schema asks for. */
export async function readFields<S extends v.GenericSchema>(
	c: Context,
	schema: S,
	maxBytes = usualBytes,
): Promise<v.InferOutput<S> | null> {
	const text = await readText(c, maxBytes)
	if (text === null) return null
	try {
		const given: unknown = isPlainForm(c)
			? Object.fromEntries(new URLSearchParams(text))
			: JSON.parse(text)
		const result = v.safeParse(schema, given)
		return result.success ? result.output : null
	} catch {
		return null
	}
}
