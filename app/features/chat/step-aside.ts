/**
 * On a phone the round button would lie on fields and buttons of the page. It steps aside while one of them is under it, and comes back
 * when the page is moved on. Plain links are no reason: they are everywhere, and have more than one place to be pressed.
 */
const phone = '(max-width: 640px)'
const pressable = 'input, textarea, select, button, summary, label, .btn, [role="tab"]'

function isCovering(button: HTMLElement): boolean {
	const { left, right, top, bottom } = button.getBoundingClientRect()
	const across = [left + 6, (left + right) / 2, right - 6]
	const down = [top + 6, (top + bottom) / 2, bottom - 6]
	return across.some((x) =>
		down.some((y) =>
			document
				.elementsFromPoint(x, y)
				.some((element) => !button.contains(element) && element.closest(pressable) !== null),
		),
	)
}

/** Looks after every scroll, press and change of size. Returns what ends it. */
export function stepAside(button: HTMLElement): () => void {
	let due: number | undefined
	const look = () => {
		due = undefined
		const isAside = matchMedia(phone).matches && isCovering(button)
		button.classList.toggle('is-aside', isAside && button.ariaExpanded !== 'true')
	}
	const soon = () => {
		due ??= window.setTimeout(() => requestAnimationFrame(look), 80)
	}
	const events = ['scroll', 'resize', 'click', 'focusin', 'input'] as const
	for (const name of events) addEventListener(name, soon, { passive: true, capture: true })
	soon()
	return () => {
		clearTimeout(due)
		for (const name of events) removeEventListener(name, soon, { capture: true })
	}
}
