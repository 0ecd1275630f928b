import { type RefObject, useEffect, useState } from 'react'

/** A menu closes on Escape (focus goes back to its button), on a press outside, and when focus leaves it. */
export function useMenu(box: RefObject<HTMLDivElement | null>) {
	const [open, setOpen] = useState(false)
	// Synchronises with the document while the menu is open.
	useEffect(() => {
		if (!open) return
		const outside = (event: Event) => {
			if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
		}
		const closeOnEscape = (event: KeyboardEvent) => {
			if (event.key !== 'Escape') return
			event.preventDefault()
			setOpen(false)
			box.current?.querySelector('button')?.focus()
		}
		document.addEventListener('pointerdown', outside)
		document.addEventListener('focusin', outside)
		document.addEventListener('keydown', closeOnEscape)
		return () => {
			document.removeEventListener('pointerdown', outside)
			document.removeEventListener('focusin', outside)
			document.removeEventListener('keydown', closeOnEscape)
		}
	}, [open, box])
	return [open, setOpen] as const
}
