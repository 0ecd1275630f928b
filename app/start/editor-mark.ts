/** A mark on the device of somebody who may edit the site: it opens nothing, it only makes public pages offer their editing. */
import { longAfterLoad } from './after-load.ts'

const mark = 'edits-website'

export function markEditor(edits: boolean): void {
	try {
		if (edits) localStorage.setItem(mark, '1')
		else localStorage.removeItem(mark)
	} catch {
		// Storage can be blocked: then the way to an entry is the desk's list.
	}
}

/** Resolves long after the page was loaded, and only on the device of an editor. */
export async function editorIsHere(): Promise<void> {
	await longAfterLoad()
	try {
		if (localStorage.getItem(mark) !== null) return
	} catch {
		// As if there were no mark.
	}
	return new Promise(() => undefined)
}
