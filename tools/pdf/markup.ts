/** Markup as plain strings: text from content is escaped, and its Latin runs inside Arabic are isolated. */
import { runsOf } from '#domain/latin-runs.ts'

/** The eight-pointed star and the bamboo-shoot border of the site's identity. */
const star =
	'M50 0L64.6 14.7L85.4 14.6L85.3 35.4L100 50L85.3 64.6L85.4 85.4L64.6 85.3L50 100L35.4 85.3L14.6 85.4L14.7 64.6L0 50L14.7 35.4L14.6 14.6L35.4 14.7z'
const shoots = 34

export function text(value: string): string {
	return runsOf(value)
		.map(({ text, isolated }) =>
			isolated ? `<bdi dir="ltr">${escaped(text)}</bdi>` : escaped(text),
		)
		.join('')
}

function escaped(value: string): string {
	return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

export function each<Item>(items: readonly Item[], draw: (item: Item, index: number) => string) {
	return items.map(draw).join('')
}

export function section(title: string, content: string): string {
	return `<section><h2>${khatam()}<span>${text(title)}</span></h2>${content}</section>`
}

export function note(value: string): string {
	return `<p class="note">${text(value)}</p>`
}

/** A star, with a number in it where steps are counted. */
export function khatam(number?: number): string {
	const inside = number === undefined ? '' : `<b>${number}</b>`
	return `<i class="khatam"><svg viewBox="0 0 100 100"><path d="${star}"/></svg>${inside}</i>`
}

export function rebung(): string {
	const one = (at: number) => `M${at} 16l12-16 12 16zm7 0h10l-5-7z`
	const path = Array.from({ length: shoots }, (_, index) => one(index * 24)).join('')
	return `<svg class="rebung" viewBox="0 0 ${shoots * 24} 16"><path fill-rule="evenodd" d="${path}"/></svg>`
}

export function tickBox(): string {
	return '<i class="tick"></i>'
}

/** The place of the file's picture, which is put in when the whole is drawn. */
export function scene(place: string): string {
	return `<img class="scene ${place}" alt="">`
}
