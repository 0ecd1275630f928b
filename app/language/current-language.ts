/**
 * The visitor's language in the browser. The server's first byte is the truth (`<html lang>`);
 * from then on this module is. It tells the server by cookie, and the next visit by storage.
 */
import { isLanguage, type Language } from '#domain/language.ts'

let current: Language | undefined

export function currentLanguage(): Language {
	if (current === undefined) {
		const sent = document.documentElement.lang
		current = isLanguage(sent) ? sent : 'ar'
	}
	return current
}

export function keepLanguage(language: Language): void {
	current = language
	const secure = location.protocol === 'https:' ? ';secure' : ''
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
	document.cookie = `language=${language};path=/;max-age=31536000;samesite=lax${secure}`
	try {
		localStorage.setItem('language', language)
	} catch {
		// Storage can be blocked; the cookie or the address then carries the choice.
	}
}
