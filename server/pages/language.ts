/** The language of a request: what the address asks for, then what the visitor chose before, then Arabic. */
import type { Context } from 'hono'
import { defaultLanguage, isLanguage, type Language } from '#domain/language.ts'

const languageCookie = /(?:^|;\s*)language=(ar|en)(?:;|$)/

export function keptLanguage(cookies: string | undefined): Language {
	const kept = cookies && languageCookie.exec(cookies)?.[1]
	return isLanguage(kept) ? kept : defaultLanguage
}

export function requestLanguage(context: Context): { language: Language; asked: boolean } {
	const asked = context.req.query('lang')
	if (isLanguage(asked)) return { language: asked, asked: true }
	return { language: keptLanguage(context.req.header('cookie')), asked: false }
}
