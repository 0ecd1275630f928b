import { idOfField } from './edit-context.ts'

export const sectionTitle = 'web-section-title'

/** After a section was opened by a key: the next Tab comes to its first field. */
export function focusSection(): void {
	document.getElementById(sectionTitle)?.focus()
}

/** After a section was chosen from far down in the last one: its beginning is shown, below the head that stays. */
export function showSection(): void {
	setTimeout(() => {
		const section = document.getElementById(sectionTitle)?.closest('section')
		const isAbove = section && section.getBoundingClientRect().top < 0
		if (isAbove) section.scrollIntoView({ block: 'start' })
	}, 60)
}

/** After a section was opened. The field may be inside a closed item: that is opened first. */
export function focusField(path: readonly string[]): void {
	setTimeout(() => {
		for (let length = path.length; length > 0; length -= 1) {
			const place = idOfField(path.slice(0, length))
			const part = document.getElementById(place) ?? document.getElementById(`${place}-head`)
			if (!part) continue
			if (part.getAttribute('aria-expanded') === 'false') {
				part.click()
				return focusField(path)
			}
			part.focus()
			part.scrollIntoView({ block: 'center' })
			return
		}
	}, 60)
}
