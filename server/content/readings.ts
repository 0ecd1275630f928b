/** What a page has read: language and name of each text, as `ar faq`, with its hash; `none` where there was no such text. */
import type { Language } from '#domain/language.ts'
import type { Snapshot } from './snapshot.ts'

export type Readings = Map<string, string>

const none = 'none'
const keyOf = (language: Language, name: string) => `${language} ${name}`

export function readText(
	snapshot: Snapshot,
	language: Language,
	name: string,
	readings: Readings,
): unknown {
	const text = snapshot.read(language, name)
	readings.set(keyOf(language, name), text?.hash ?? none)
	return text?.value
}

/** Whether a page with these readings would read the same in this snapshot. */
export function isSaidIn(snapshot: Snapshot, readings: Readonly<Readings>): boolean {
	return [...readings].every(([key, hash]) => {
		const language: Language = key.startsWith('ar ') ? 'ar' : 'en'
		return (snapshot.read(language, key.slice('ar '.length))?.hash ?? none) === hash
	})
}
