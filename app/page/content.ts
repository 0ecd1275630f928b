/**
 * How pages read what the site says: one text, in one language, by its name. A loader is handed a reader (`content.read<…>('faq')`):
 * on the server that of the snapshot with which the request began, in the browser one that fetches (`fetched-content.ts`).
 */
import type { Language } from '#domain/language.ts'

export interface Content {
	readonly language: Language
	/** Whether a draft is laid over what visitors read. */
	readonly isPreview: boolean
	/** Undefined where there is no such entry, or it is not shown. */
	find<Text>(name: string): Promise<Text | undefined>
	/** A text that is always there. */
	read<Text>(name: string): Promise<Text>
	/** How a page answers whose entry was not found: 410 where it was deleted. */
	missing(name: string): 404 | 410
	/** The same in another language. */
	in(language: Language): Content
}
