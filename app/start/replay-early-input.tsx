/** Repeats presses, keys and submitted forms, and shows typed text to React, from the time before the application ran (`app/inline/start.js`). */
import { useEffect } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface EarlyInput {
	presses: (
		| ['click' | 'submit', HTMLElement, HTMLElement | null | undefined]
		| ['keydown', HTMLElement, KeyboardEvent]
	)[]
	fields: Set<EventTarget>
	done?: boolean
	/** Saves in this tab what was typed into a form that is removed before its record is open. */
	keep: (form: HTMLFormElement) => void
	/** The form's record takes over; returns the names of the fields that were changed before. */
	handOver: (form: HTMLFormElement) => string[]
}

declare global {
	interface Window {
		earlyInput?: EarlyInput
	}
}

function isField(target: EventTarget): target is Field {
	return (
		target instanceof HTMLInputElement ||
		target instanceof HTMLTextAreaElement ||
		target instanceof HTMLSelectElement
	)
}

/** Sets a property as the browser does: React replaces the setter on each field, and takes what is set by it for known. */
function setNative(field: Field, name: 'value' | 'checked', value: string | boolean): void {
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, value)
}

/**
 * React hears of a value only by an event, and ignores the event when it knows the value already. So it is given another value, and
 * the true one comes back behind its back. Choices in a list are not remembered; an empty field has nothing to show.
 */
export function showReact(field: Field): void {
	if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
		const { checked, type } = field
		// Ticked for a moment, it would untick the others of its group; the ticked one of them says enough.
		if (type === 'radio' && !checked) return
		field.checked = !checked
		setNative(field, 'checked', checked)
	} else if (!(field instanceof HTMLSelectElement) && field.value !== '') {
		const { value } = field
		field.value = ''
		setNative(field, 'value', value)
	}
	field.dispatchEvent(new Event('input', { bubbles: true }))
	field.dispatchEvent(new Event('change', { bubbles: true }))
}

export function ReplayEarlyInput() {
	// Synchronises with the inline script that recorded input while the application was loading.
	useEffect(() => {
		const early = window.earlyInput
		if (!early || early.done) return
		early.done = true
		for (const field of [...early.fields]) if (isField(field) && field.isConnected) showReact(field)
		for (const [type, target, submitter] of early.presses) {
			if (!target.isConnected) continue
			if (type === 'keydown') target.dispatchEvent(new KeyboardEvent(type, submitter))
			else if (type === 'click') target.click()
			else if (target instanceof HTMLFormElement) target.requestSubmit(submitter)
		}
	}, [])
	return null
}
