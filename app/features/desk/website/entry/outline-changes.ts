/**
 * What a draft changes on its page, outlined there. The two pages are compared as the server sends them: what the scripts of a page
 * add to it is no change of the draft's.
 */

const skipped = 'script, style, noscript, template'

/** What a reader sees of an element itself: its picture, or the words directly in it with all that is inside. */
function shownBy(element: Element): string | null {
	if (element.localName === 'img') return `img ${element.getAttribute('src')}`
	const hasWords = [...element.childNodes].some(
		(node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
	)
	return hasWords ? (element.textContent ?? '').replace(/\s+/g, ' ').trim() : null
}

const elementsOf = (page: Document) =>
	[...page.body.querySelectorAll('*')].filter((element) => !element.closest(skipped))

async function shownAt(address: string): Promise<Set<string>> {
	const response = await fetch(address)
	const page = new DOMParser().parseFromString(await response.text(), 'text/html')
	return new Set(elementsOf(page).flatMap((element) => shownBy(element) ?? []))
}

/** What the first page shows and the second does not. */
export async function changesBetween(draft: string, published: string): Promise<Set<string>> {
	const [now, before] = await Promise.all([shownAt(draft), shownAt(published)])
	return new Set([...now].filter((shown) => !before.has(shown)))
}

const outline = '3px solid #d97706'
const outlined = new WeakMap<Document, HTMLElement[]>()

/** Outlines them on a page that is open, and returns how many there are. */
export function outlineOn(page: Document, changes: ReadonlySet<string>): number {
	const changed = elementsOf(page).filter((element) => {
		const shown = shownBy(element)
		return shown !== null && changes.has(shown)
	})
	// What is inside the frame is of its own window's kinds.
	const kind = page.defaultView?.HTMLElement ?? HTMLElement
	const parts = changed.filter((element) => element instanceof kind)
	for (const { style } of parts) {
		style.outline = outline
		style.outlineOffset = '4px'
	}
	outlined.set(page, parts)
	parts[0]?.scrollIntoView({ block: 'center' })
	return parts.length
}

export function plainAgain(page: Document): void {
	for (const { style } of outlined.get(page) ?? []) {
		style.outline = ''
		style.outlineOffset = ''
	}
	outlined.delete(page)
}
