/** Getting about by keyboard alone. At every stop the focus must be seen: somewhere, not covered, and marked. */
import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab (or Shift+Tab) until the wanted element has the focus. */
export async function tabTo(page: Page, target: Locator, key = 'Tab', atMost = 90): Promise<void> {
	for (let presses = 0; presses < atMost; presses += 1) {
		await page.keyboard.press(key)
		expect.soft(await page.evaluate(whatIsWrong), 'the focus').toBe('')
		if (await isFocused(target)) return
	}
	expect(`${target}`, `reached within ${atMost} presses of ${key}`).toBe('focused')
}

/** Goes there and presses Enter. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
	await tabTo(page, target)
	await page.keyboard.press(key)
}

/** Goes to a field and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
	await tabTo(page, target)
	await page.keyboard.type(text)
}

function isFocused(target: Locator): Promise<boolean> {
	return target.evaluateAll((elements) => elements.some((one) => one === document.activeElement))
}

/** Runs in the page. Empty when all is well. */
function whatIsWrong(): string {
	const focused = document.activeElement
	if (!focused || focused === document.body) return 'is lost'
	// Where the page itself put the focus, such as the heading of a new step: no stop of the keyboard.
	if (focused.getAttribute('tabindex') === '-1') return ''
	const name = `${focused.tagName} ${focused.id} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)}`
	// A hidden field shows its focus on its label, a link over a whole card on the card.
	const marked = [focused, focused.closest('label'), focused.closest('.card')].find((element) => {
		if (!element) return false
		const { outlineStyle, outlineWidth } = getComputedStyle(element)
		return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
	})
	if (!marked) return `is not marked: ${name}`
	const { left, top, width, height } = marked.getBoundingClientRect()
	const points = [0.1, 0.5, 0.9].flatMap((x) =>
		[0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
	)
	const seen = points.some(([x, y]) => {
		const there = document.elementFromPoint(x, y)
		return there !== null && (marked.contains(there) || there.contains(marked))
	})
	// The page itself lies under everything.
	return seen ? '' : `is out of sight or covered: ${name}`
}
