/** The Idempotency-Key of what is sent: by a visitor's form, and by a form of the desk. */

/** A name that nobody can guess. `crypto.randomUUID` exists only on https and localhost; a test phone on the office network has neither. */
export function newId(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
		byte.toString(16).padStart(2, '0'),
	).join('')
}

/** 53 bits that tell two versions of one form apart. Not for security: a collision would gain an attacker nothing. */
function digest(content: string): string {
	let [a, b] = [0xdeadbeef, 0x41c6ce57]
	for (let at = 0; at < content.length; at += 1) {
		const unit = content.charCodeAt(at)
		a = Math.imul(a ^ unit, 2654435761)
		b = Math.imul(b ^ unit, 1597334677)
	}
	a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
	b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
	return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
}

/** The same submission always has the same key, from whatever tab or page it leaves, however often; an edited one has another. */
export function keyOf({ origin, turn }: { origin: string; turn: number }, body: string): string {
	return `${origin}-${turn}-${digest(body)}`
}
