import type { FormValues } from '#app/form/fields.ts'

/** Puts kept values back into a form; what was typed meanwhile wins, unless all of it is to be `replaced`. */
export function writeForm(form: HTMLFormElement, values: FormValues, replaced = false): void {
	for (const element of form.elements) {
		if (element instanceof HTMLInputElement) {
			const value = values[element.name]
			const isWritten = element.type !== 'file' && element.type !== 'hidden'
			if (!isWritten || (value === undefined && !replaced)) continue
			const isChoice = element.type === 'radio' || element.type === 'checkbox'
			if (isChoice) element.checked = (!replaced && element.checked) || element.value === value
			else if (replaced || element.value === '') element.value = value ?? ''
		} else if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) {
			if (!replaced && element.value !== '') continue
			element.value = values[element.name] ?? ''
			// A choice that is no longer offered leaves the field as if nobody had chosen.
			if (element.value === '') element.value = ''
		}
	}
}
