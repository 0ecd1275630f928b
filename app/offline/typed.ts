/** What was typed into a form before its page was replaced is put back into it, also when it stands in a dialog opened later. */
import { formName, typedKey } from '../recovery.ts'
import { tellReact } from '../replay-early-input.tsx'
import { writeForm } from './write-form.ts'

type Typed = { path: string; forms: Record<string, Record<string, string>> }

function readTyped(): Typed | undefined {
	try {
		const typed: Typed | null = JSON.parse(sessionStorage.getItem(typedKey) ?? 'null')
		return typed?.path === location.pathname ? typed : undefined
	} catch {
		return undefined
	}
}

export function restoreTyped(form: HTMLFormElement): void {
	const typed = readTyped()
	const name = formName(form)
	const { country_code = '', ...values } = typed?.forms[name] ?? {}
	if (!typed || Object.keys(values).length === 0) return
	delete typed.forms[name]
	sessionStorage.setItem(typedKey, JSON.stringify(typed))
	// The chosen country is not a field of the form; a number written whole needs none.
	if (values.phone && country_code && !/^(\+|00)/.test(values.phone))
		values.phone = `${country_code}${values.phone}`
	writeForm(form, values)
	for (const element of form.elements)
		if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
			if (element.name in values && element.type !== 'hidden') tellReact(element)
}
