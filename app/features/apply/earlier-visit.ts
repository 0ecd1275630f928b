import { readTyped } from '#app/form/memory.ts'

export const draftDatabase = 'rihla-application'

/** Whether an earlier visit may have left something: a draft, or what was typed before there was a desk to keep it. */
export async function hasEarlierVisit(): Promise<boolean> {
	if (readTyped()) return true
	try {
		const databases = await indexedDB.databases()
		return databases.some(({ name }) => name === draftDatabase)
	} catch {
		// A browser that does not say is asked the long way.
		return true
	}
}
