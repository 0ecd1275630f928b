import { useEffect } from 'react'

/** Before any handler runs: what opens a dialog is what gets the focus back when that closes. */
function onClick({ target }: Event): void {
	const pressed = target instanceof Element ? target.closest<HTMLElement>('button, summary') : null
	if (document.activeElement === document.body) pressed?.focus({ preventScroll: true })
}

/** Safari does not focus a button that is pressed, and the focus would fall to the body after a dialog. */
export function useFocusOnPress(): void {
	// Synchronises with the browser's focus.
	useEffect(() => {
		document.addEventListener('click', onClick, true)
		return () => document.removeEventListener('click', onClick, true)
	}, [])
}
