/** Opens a form again that the server could not accept: everything that was typed, and what was wrong with it. */
import { countryIn, type FormValues, formName, readForm } from '#app/form/fields.ts'
import { readTyped } from '#app/form/memory.ts'
import type { FormErrors } from '#domain/forms/errors.ts'
import { discard, findWaiting } from './outbox.ts'
import { fillIn, restoreTyped } from './restore-typed.ts'

/** Asked for by a press, not by going back to it or by loading its page anew. */
let pressed: string | undefined

/** What the router is given with the address of the form's page. */
export function askFor(key: string): { reopen: string } {
	pressed = key
	return { reopen: key }
}

export interface Reopened {
	key: string
	errors: FormErrors
	/** What stood in the form; it comes back once this is done. */
	before: FormValues
}

/** Undefined when it is another form's, or was sent meanwhile. */
export async function reopen(form: HTMLFormElement, key: string): Promise<Reopened | undefined> {
	const one = await findWaiting(key)
	if (!one?.errors || one.form !== formName(form) || one.about !== form.dataset.about)
		return undefined
	// First, or it would come after it and fill its gaps.
	restoreTyped(form, readTyped())
	const isPressed = pressed === key
	if (isPressed) pressed = undefined
	const before = isPressed ? { ...readForm(form), ...countryIn(form) } : {}
	fillIn(form, one.values, isPressed)
	return { key, errors: one.errors, before }
}

/** It was sent, or waits again, corrected. */
export async function settle(form: HTMLFormElement, { key, before }: Reopened): Promise<void> {
	fillIn(form, before)
	await discard(key)
}

/** What a form that stands in a dialog is about, so that the dialog can be opened for it. */
export async function dialogFor(key: string): Promise<string | undefined> {
	return (await findWaiting(key))?.about
}
