/**
 * A modal dialog: the browser's own, which makes the rest of the page inert, closes on Escape and gives the focus
 * back to where it came from. Notices appear inside it while it is open: outside they would be out of reach. A sheet has a
 * place for them (`sheet-notices`), where they take room instead of covering what the visitor is to press next.
 */
import './modal.css'
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect } from 'react'
import { showNoticesIn } from '#app/notices/notices.ts'

const focusable =
	'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled)'

/** Tab goes round inside, also where the browser would step out to its own bars. */
function keepInside(this: HTMLDialogElement, event: globalThis.KeyboardEvent): void {
	if (event.key !== 'Tab') return
	const stops = [...this.querySelectorAll<HTMLElement>(focusable)].filter(
		(element) => element.offsetParent !== null,
	)
	const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
	const inside = stops.some((element) => element === document.activeElement)
	if (document.activeElement !== from && (inside || !event.shiftKey)) return
	event.preventDefault()
	to?.focus()
}

/** When a notice or the keyboard of a phone takes room, what matters now stays in sight. Returns how to stop. */
function keepInSight(content: Element | null): () => void {
	if (!content) return () => undefined
	const watcher = new ResizeObserver(() => {
		const shown = content.querySelector('[data-offer]') ?? document.activeElement
		if (shown && content.contains(shown)) shown.scrollIntoView({ block: 'nearest' })
	})
	watcher.observe(content)
	return () => watcher.disconnect()
}

export function Modal({
	dialog,
	labelledBy,
	locked = false,
	closesOutside = false,
	className = '',
	onClose,
	onKeyDown,
	children,
}: {
	/** To close it: `dialog.current?.close()`. */
	dialog: RefObject<HTMLDialogElement | null>
	labelledBy: string
	/** While something is on its way Escape does not close. */
	locked?: boolean
	/** A press beside it closes it: nothing in it can be lost. */
	closesOutside?: boolean
	className?: string
	onClose: () => void
	onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void
	children: ReactNode
}) {
	// Synchronises with the browser's top layer; closing before the element goes is what gives the focus back.
	useLayoutEffect(() => {
		const element = dialog.current
		if (!element) return
		if (!element.open) element.showModal()
		element.querySelector<HTMLElement>('[data-first-focus]')?.focus()
		const place = element.querySelector<HTMLElement>('.sheet-notices') ?? element
		const stops = [showNoticesIn(place), keepInSight(element.querySelector('.sheet-content'))]
		element.addEventListener('keydown', keepInside)
		return () => {
			for (const stop of stops) stop()
			element.removeEventListener('keydown', keepInside)
			element.close()
		}
	}, [dialog])

	return (
		<dialog
			ref={dialog}
			aria-labelledby={labelledBy}
			className={`modal ${className}`}
			// Told a moment after closing: while developing, React runs every effect twice, and it is open again by then.
			onClose={({ currentTarget }) => {
				if (!currentTarget.open) onClose()
			}}
			onKeyDown={onKeyDown}
			onClick={({ target, currentTarget }) => {
				if (closesOutside && target === currentTarget) currentTarget.close()
			}}
			onCancel={(event) => {
				if (locked) event.preventDefault()
			}}
		>
			{children}
		</dialog>
	)
}
