import { createHmac, randomBytes } from 'node:crypto'

// Without vowels (no words), without look-alikes of each other or of a digit (B 8, G 6, I L 1, O Q 0, S 5, U V, Z 2).
const letters = 'CDFHJKMNPRTWXY'
const digits = '23456789'
/** 22 of them: a byte leaves a remainder that favours some by a hundredth. */
const replyLetters = `${letters}${digits}`.toLowerCase()

/** What a visitor reads out on the phone: `KT4-MX7-PD2`, one of 3.8 thousand million. */
function spell(bytes: Buffer): string {
	const pick = (from: string, at: number) => from.charAt(bytes.readUInt16BE(at * 2) % from.length)
	const group = (at: number) => pick(letters, at) + pick(letters, at + 1) + pick(digits, at + 2)
	return `${group(0)}-${group(3)}-${group(6)}`
}

export const makeReference = () => spell(randomBytes(18))

/** Names a case in an address: lower case, as mail servers hand it back, one of 4 thousand million million million. */
export const makeReplyTag = () =>
	[...randomBytes(16)].map((byte) => replyLetters.charAt(byte % replyLetters.length)).join('')

/** Tells apart two submissions that drew the same reference. */
export const referenceSuffix = () => spell(randomBytes(18)).slice(3, 7)

/**
 * The same for the same key: a message that two processes send, because the first was killed or the database was slow to
 * say that it knows the key, is one message with one reference to whoever reads it. The visitor's browser chooses the key
 * and does not know the secret, so nobody can look for keys that share a reference.
 */
export const referenceOf = (key: string, secret: string) =>
	spell(createHmac('sha256', secret).update(key).digest())
