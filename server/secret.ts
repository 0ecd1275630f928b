/** Secrets that are handed out once: 256 bits that only their holder has; the database keeps their digest. */
import { createHash, createHmac, randomBytes } from 'node:crypto'

export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The same secret for the same call, so that one which is repeated gets the same answer. Without the server's own secret nobody can work it out. */
export const repeatableSecret = (ownSecret: string, ...call: readonly string[]): string =>
	createHmac('sha256', ownSecret).update(JSON.stringify(call)).digest('base64url')

export const digestOf = (secret: string): string =>
	createHash('sha256').update(secret).digest('base64url')
