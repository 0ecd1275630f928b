/** What was typed into a form earlier in this tab is put back into it, also when it stands in a dialog opened later. */
import type { FormValues } from '#app/form/fields.ts'
import { tellReact } from '#app/start/replay-early-input.tsx'
import { readCountry } from '../components/chosen-country.ts'
import { writeForm } from './write-form.ts'

/** Fields that draw more than their value, such as a day or a calling code, hear of it. */
export function fillIn(form: HTMLFormElement, values: FormValues, replaced = false): void {
	writeForm(form, values, replaced)
	if (replaced || values.country)
		form.dispatchEvent(new CustomEvent('country', { detail: readCountry(values.country) }))
	for (const element of form.elements)
		if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
			if ((replaced || element.name in values) && element.type !== 'hidden') tellReact(element)
}

/** A form that has it already is left alone: what is typed from then on is newer. */
const restored = new WeakSet<HTMLFormElement>()

/** `typed` as it was read from this tab (`readTyped`). */
export function restoreTyped(form: HTMLFormElement, typed: string | null): void {
	if (!typed || restored.has(form)) return
	restored.add(form)
	const forms: Record<string, FormValues> = JSON.parse(typed)
	const values = forms[`${form.dataset.typed}${form.dataset.about ?? ''}`]
	if (values) fillIn(form, values)
}
