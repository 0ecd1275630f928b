import type { KeyboardEvent } from 'react'

/** Ctrl and Enter send a form of the desk, also from a field that takes Enter for itself. */
export function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
	if (event.code !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
	event.preventDefault()
	event.currentTarget.requestSubmit()
}
