/** Secrets that are handed out once: 256 random bits for whoever holds them, and only their digest in the database. */
import { createHash, randomBytes } from 'node:crypto'

export const newSecret = (): string => randomBytes(32).toString('base64url')

export const digestOf = (secret: string): string =>
	createHash('sha256').update(secret).digest('base64url')
