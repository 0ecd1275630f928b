/**
 * The bound of every request's body, before anything reads it. What declares its length is refused by that; what comes in
 * chunks is read up to the bound first, so that nothing after it can read more.
 */
import type { Context, MiddlewareHandler } from 'hono'
import type { Language } from '#domain/language.ts'
import { createTranslator, flattenStrings, type Translate } from '#domain/translate.ts'
import type { StringKeys } from '#generated/string-keys.ts'
import ar from '#locales/ar/forms.json' with { type: 'json' }
import en from '#locales/en/forms.json' with { type: 'json' }
import { requestLanguage } from '../pages/language.ts'
import { limitedBytes } from './limited-body.ts'
import { send, tooLarge } from './responses.ts'

/** More than any form or call. */
const longestBody = 256 * 1024

/** These read a document straight to disk, and have the bound of a document (`receive-file.ts`). */
export const uploadAddresses: readonly string[] = [
	'/api/application-documents',
	'/status/documents',
	'/api/desk/website/photos',
]

/** The step of an application that takes a document without scripts. */
const plainUpload = /^\/apply\/[\w-]+\/documents$/

const isUpload = (path: string) => uploadAddresses.includes(path) || plainUpload.test(path)

const words: Record<Language, Translate<StringKeys['forms']>> = {
	ar: createTranslator(flattenStrings(ar), 'ar'),
	en: createTranslator(flattenStrings(en), 'en'),
}

function refuse(c: Context): Response {
	const isForPerson = (c.req.header('accept') ?? '').includes('text/html')
	if (!isForPerson) return send(c, tooLarge)
	const text = words[requestLanguage(c).language]('errors.too_long')
	return c.text(text, 413, { 'cache-control': 'no-store' })
}

export function boundBodies(limit = longestBody): MiddlewareHandler {
	return async (c, next) => {
		const { method, path, raw } = c.req
		if (method === 'GET' || method === 'HEAD') return next()
		if (method === 'POST' && isUpload(path)) return next()
		const declared = c.req.header('content-length')
		// HTTP lets no body be longer than it says.
		if (declared !== undefined && c.req.header('transfer-encoding') === undefined) {
			return Number(declared) <= limit ? next() : refuse(c)
		}
		if (!raw.body) return next()
		const bytes = await limitedBytes(raw.body, limit).catch(() => undefined)
		// The client disconnected in the middle.
		if (bytes === undefined) return c.body(null, 400)
		if (bytes === null) return refuse(c)
		const { url, headers, signal } = raw
		c.req.raw = new Request(url, { method, headers, signal, body: bytes })
		return next()
	}
}
