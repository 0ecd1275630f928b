/** A form as a browser posts it without scripts. */
import { limitedBytes } from './limited-body.ts'

/** A letter of Arabic is six signs in a plain form; this is more than the longest form needs. */
const maxBytes = 256 * 1024

/** The last value of each name; null when it is too long, broken, or no plain form. */
export async function readPlainForm(request: Request): Promise<Map<string, string> | null> {
	const type = request.headers.get('content-type') ?? ''
	if (!type.startsWith('application/x-www-form-urlencoded')) return null
	try {
		const bytes = await limitedBytes(request.body, maxBytes)
		if (!bytes) return null
		const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
		return new Map(new URLSearchParams(text))
	} catch {
		return null
	}
}
