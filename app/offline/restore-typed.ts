/** What was typed into a form before its page was replaced is put back into it, also when it stands in a dialog opened later. */
import { readCountry } from '../components/chosen-country.ts'
import type { FormValues } from '../form-fields.ts'
import { formName, typedKey } from '../recovery.ts'
import { tellReact } from '../replay-early-input.tsx'
import { writeForm } from './write-form.ts'

type Typed = { path: string; forms: Record<string, FormValues> }

function readTyped(): Typed | undefined {
	try {
		const typed: Typed | null = JSON.parse(sessionStorage.getItem(typedKey) ?? 'null')
		return typed?.path === location.pathname ? typed : undefined
	} catch {
		return undefined
	}
}

/** Fields that draw more than their value, such as a day or a calling code, hear of it. */
export function fillIn(form: HTMLFormElement, values: FormValues, replaced = false): void {
	writeForm(form, values, replaced)
	if (replaced || values.country)
		form.dispatchEvent(new CustomEvent('country', { detail: readCountry(values.country) }))
	for (const element of form.elements)
		if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
			if ((replaced || element.name in values) && element.type !== 'hidden') tellReact(element)
}

export function restoreTyped(form: HTMLFormElement): void {
	const typed = readTyped()
	const name = formName(form)
	const values = typed?.forms[name]
	if (!typed || !values) return
	delete typed.forms[name]
	sessionStorage.setItem(typedKey, JSON.stringify(typed))
	fillIn(form, values)
}
