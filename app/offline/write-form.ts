import type { FormValues } from '#app/form-fields.ts'

/** Puts kept values back into a form; what was typed meanwhile wins. */
export function writeForm(form: HTMLFormElement, values: FormValues): void {
	for (const element of form.elements) {
		if (element instanceof HTMLInputElement) {
			const value = values[element.name]
			if (value === undefined || element.type === 'file' || element.type === 'hidden') continue
			const isChoice = element.type === 'radio' || element.type === 'checkbox'
			if (isChoice) element.checked = element.checked || element.value === value
			else if (element.value === '') element.value = value
		} else if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) {
			if (element.value === '') element.value = values[element.name] ?? ''
		}
	}
}
