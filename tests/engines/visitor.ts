/** What a visitor does and sees, in any engine: presses with a mouse, types with keys, waits for what is on the screen. */

import * as v from 'valibot'
import { expect } from 'vitest'
import type { Tab } from './engine.ts'

/** Keys that write nothing, by the characters the WebDriver standard gives them. */
const keys = {
	Escape: '\uE00C',
	Enter: '\uE007',
	Tab: '\uE004',
	Shift: '\uE008',
	Control: '\uE009',
	ArrowDown: '\uE015',
	ArrowLeft: '\uE012',
	ArrowRight: '\uE014',
	Backspace: '\uE003',
} as const

const patience = { timeout: 30_000, interval: 40 }
const place = v.union([v.object({ x: v.number(), y: v.number() }), v.string()])

export type Visitor = ReturnType<typeof visitorOf>

export function visitorOf(tab: Tab, site: string) {
	/** Runs in the page; it can use nothing from outside but its values. */
	const read = <Values extends readonly unknown[]>(
		look: (...values: Values) => unknown,
		...values: Values
	): Promise<unknown> => tab.run(look.toString(), values)

	/** Waits until the page answers so. */
	const expectRead = <Values extends readonly unknown[]>(
		look: (...values: Values) => unknown,
		...values: Values
	) => expect.poll(() => read(look, ...values), patience)

	/** Waits until it no longer moves and nothing covers it. */
	async function reach(css: string, words?: string): Promise<{ x: number; y: number }> {
		let before = ''
		let found: unknown
		await expect
			.poll(
				async () => {
					found = await read(placeOf, css, words ?? null)
					const now = JSON.stringify(found)
					const still = now === before
					before = now
					return typeof found === 'object' && still ? 'in reach' : found
				},
				{ ...patience, message: `${css} ${words ?? ''}` },
			)
			.toBe('in reach')
		const parsed = v.parse(place, found)
		if (typeof parsed === 'string') throw new Error(parsed)
		return parsed
	}

	async function press(css: string, words?: string): Promise<void> {
		const { x, y } = await reach(css, words)
		await tab.act([
			{
				type: 'pointer',
				id: 'mouse',
				parameters: { pointerType: 'mouse' },
				actions: [
					{ type: 'pointerMove', x, y, duration: 0 },
					{ type: 'pointerDown', button: 0 },
					{ type: 'pointerUp', button: 0 },
				],
			},
		])
	}

	const strike = (values: readonly string[]) =>
		tab.act([
			{
				type: 'key',
				id: 'keyboard',
				actions: values.flatMap((value) => [
					{ type: 'keyDown' as const, value },
					{ type: 'keyUp' as const, value },
				]),
			},
		])

	/** A field may write what it is given in its own way. */
	async function typeInto(css: string, text: string, held = text): Promise<void> {
		await press(css)
		await strike([...text])
		await expectRead(heldBy, css).toBe(held)
	}

	const goTo = (path: string) => tab.go(`${site}${path}`)
	const running = () => expectRead(() => window.earlyInput?.done === true).toBe(true)

	return {
		read,
		expectRead,
		press,
		type: typeInto,
		goTo,
		running,
		/** Opens a page and waits until the application runs. */
		async open(path: string): Promise<void> {
			await goTo(path)
			await running()
		},
		/** The last key of a chord is struck while the others are held. */
		async key(...chord: (keyof typeof keys | (string & {}))[]): Promise<void> {
			const values = chord.map((name) => (name in keys ? Reflect.get(keys, name) : name))
			const down = values.map((value) => ({ type: 'keyDown' as const, value }))
			const up = values.toReversed().map((value) => ({ type: 'keyUp' as const, value }))
			await tab.act([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }])
		},
		/** Lists and dates are chosen in windows of the system's own, which no driver reaches: the value is set by script. */
		async choose(css: string, value: string): Promise<void> {
			await expectRead((selector) => document.querySelector(selector) !== null, css).toBe(true)
			await read(put, css, value)
			await expectRead(heldBy, css).toBe(value)
		},
		/** On the screen, with these words in it if any are given. */
		sees: (css: string, words?: string) => expectRead(isSeen, css, words ?? null).toBe(true),
		seesNo: (css: string, words?: string) => expectRead(isSeen, css, words ?? null).toBe(false),
		holds: (css: string, value: string) => expectRead(heldBy, css).toBe(value),
		isAt: (path: string) => expectRead(() => location.pathname + location.search).toBe(path),
		hasFocus: (css: string) =>
			expectRead((selector) => document.activeElement?.matches(selector), css).toBe(true),
		/** Nothing sticks out at the side. */
		fits: () =>
			expectRead(() => {
				const { scrollWidth, clientWidth } = document.documentElement
				return scrollWidth - clientWidth
			}).toBe(0),
		attach: tab.attach,
		resize: tab.resize,
		picture: tab.picture,
		reports: tab.reports,
	}
}

function isSeen(css: string, words: string | null): boolean {
	return [...document.querySelectorAll<HTMLElement>(css)].some(
		(element) =>
			element.checkVisibility({ checkVisibilityCSS: true }) &&
			(words === null || element.innerText.replace(/\s+/g, ' ').includes(words)),
	)
}

function heldBy(css: string): string | null {
	const field = document.querySelector(css)
	return field && 'value' in field ? String(field.value) : null
}

/** Where to press the first visible element with these words as its text or label, or why that is not possible. */
async function placeOf(
	css: string,
	words: string | null,
): Promise<{ x: number; y: number } | string> {
	// What was entered before may still take a message away, and move everything below it.
	for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
	const plain = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim()
	const element = [...document.querySelectorAll<HTMLElement>(css)].find(
		(one) =>
			one.checkVisibility({ checkVisibilityCSS: true }) &&
			one.closest('[inert]') === null &&
			(words === null ||
				[one.getAttribute('aria-label'), one.innerText, one.textContent].some(
					(text) => plain(text) === words,
				)),
	)
	if (!element) return 'not on the screen'
	const middle = () => {
		const { x, y, width, height } = element.getBoundingClientRect()
		return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
	}
	const isReached = () => {
		const { x, y } = middle()
		const hit = document.elementFromPoint(x, y)
		return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element))
	}
	if (!isReached()) element.scrollIntoView({ block: 'center', behavior: 'instant' })
	if (isReached()) return middle()
	const { x, y } = middle()
	return `covered by ${document.elementFromPoint(x, y)?.outerHTML.slice(0, 120)}`
}

function put(css: string, value: string): void {
	const field = document.querySelector(css)
	if (!field) return
	// React replaces the setter of the element itself, so that it would not notice.
	const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
	own?.set?.call(field, value)
	for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
