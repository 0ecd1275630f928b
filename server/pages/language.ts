/** The language of a request: what the address asks for, then what the visitor chose before, then Arabic. */

import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { defaultLanguage, isLanguage, type Language } from '#domain/language.ts'

export function requestLanguage(context: Context): { language: Language; asked: boolean } {
	const asked = context.req.query('lang')
	if (isLanguage(asked)) return { language: asked, asked: true }
	const kept = getCookie(context, 'language')
	return { language: isLanguage(kept) ? kept : defaultLanguage, asked: false }
}
