/**
 * What was typed before a form had its record, and what was not yet in its storage when the page went away: a note in the tab, made in that
 * moment and taken with the form's next opening. `app/inline/start.js` makes it for forms that are not open yet.
 */
import * as v from 'valibot'
import type { FormValues } from './fields.ts'

const noteKey = (name: string) => `early:${name}`
const noteSchema = v.record(v.string(), v.string())

/** By form, what is on its way into a storage. */
const unwritten = new Map<string, FormValues>()

globalThis.addEventListener?.('pagehide', () => {
	try {
		for (const [name, values] of unwritten)
			sessionStorage.setItem(noteKey(name), JSON.stringify(values))
	} catch {
		// Storage can be blocked or full.
	}
})

export const unsavedNote = {
	/** Only what was changed: another tab may have written the other fields since. */
	note(name: string, changes: FormValues, writing: Promise<unknown>): void {
		const values = { ...unwritten.get(name), ...changes }
		unwritten.set(name, values)
		void writing.finally(() => {
			if (unwritten.get(name) === values) unwritten.delete(name)
		})
	},
	/** The note, which is then no more. */
	take(name: string): FormValues {
		try {
			const note: unknown = JSON.parse(sessionStorage.getItem(noteKey(name)) ?? '{}')
			sessionStorage.removeItem(noteKey(name))
			const parsed = v.safeParse(noteSchema, note)
			return parsed.success ? parsed.output : {}
		} catch {
			return {}
		}
	},
}
