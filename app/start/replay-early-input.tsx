/** Presses, submitted forms and typed text from before the application ran are given to it once it does. */
import { useEffect } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Held {
	presses: ['click' | 'submit', HTMLElement, HTMLElement | null | undefined][]
	fields: Set<EventTarget>
	done?: boolean
	/** Notes what was typed into a form that goes away before its record is open. */
	keep: (form: HTMLFormElement) => void
	/** Its record is open; returns the names of the fields that were touched before. */
	handOver: (form: HTMLFormElement) => string[]
}

declare global {
	interface Window {
		rihlaHeld?: Held
	}
}

function isField(target: EventTarget): target is Field {
	return (
		target instanceof HTMLInputElement ||
		target instanceof HTMLTextAreaElement ||
		target instanceof HTMLSelectElement
	)
}

/** What the browser itself sets: React replaces the property on each field, to know which values are its own. */
function setNative(field: Field, name: 'value' | 'checked', value: string | boolean): void {
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, value)
}

function tell(field: Field): void {
	field.dispatchEvent(new Event('input', { bubbles: true }))
	field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** React learns of a value only from an event, and only if the value is another than when it last looked: so it is emptied and put back. */
export function tellReact(field: Field): void {
	const isTicked = field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)
	const name = isTicked ? 'checked' : 'value'
	const value = isTicked ? field.checked : field.value
	setNative(field, name, isTicked ? !value : '')
	tell(field)
	setNative(field, name, value)
	tell(field)
}

export function ReplayEarlyInput() {
	// Synchronises with the inline script that held input while the application was loading.
	useEffect(() => {
		const held = window.rihlaHeld
		if (!held || held.done) return
		held.done = true
		for (const field of [...held.fields]) if (isField(field) && field.isConnected) tellReact(field)
		for (const [type, target, submitter] of held.presses) {
			if (!target.isConnected) continue
			if (type === 'click') target.click()
			else if (target instanceof HTMLFormElement) target.requestSubmit(submitter)
		}
	}, [])
	return null
}
