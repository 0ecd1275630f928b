import { createHash, randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { defaultLanguage, isLanguage, type Language } from '#domain/language.ts'

/** The language the visitor reads: what the page says, then the saved choice, whatever the browser asks for. */
export function languageOf(c: Context): Language {
	const said = c.req.query('language') ?? getCookie(c, 'language')
	return isLanguage(said) ? said : defaultLanguage
}

/** Null when the header is there and is no key. A tool that sends none is never the same call twice. */
export function idempotencyKeyOf(c: Context): string | null {
	const key = c.req.header('idempotency-key')
	if (key === undefined) return randomUUID()
	return /^[\x21-\x7e]{1,200}$/.test(key) ? key : null
}

export function fingerprintOf(content: unknown): string {
	return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
