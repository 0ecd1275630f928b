/** The fields of a native form: reading them, filling them in, and taking the visitor to one. */

import { showReact } from '#app/start/replay-early-input.tsx'
import { readCountry } from './chosen-country.ts'

export type FormValues = Record<string, string>

/** What is sent: the fields that count, as the browser sees it. */
export function readForm(form: HTMLFormElement): FormValues {
	const values: FormValues = {}
	for (const [name, value] of new FormData(form))
		if (typeof value === 'string') values[name] = value
	return values
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Those that a visitor types into or chooses from, also while they are disabled. */
function fieldsIn(form: HTMLFormElement): Field[] {
	return [...form.elements].filter((element): element is Field => {
		if (element instanceof HTMLInputElement)
			return element.name !== '' && element.type !== 'file' && element.type !== 'hidden'
		const isField = element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
		return isField && element.name !== ''
	})
}

const isChoice = (field: Field): field is HTMLInputElement =>
	field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')

/** What is kept: every field that is there, and the country of a number, which is more than the calling code that a form sends. */
export function typedIn(form: HTMLFormElement): FormValues {
	const values: FormValues = {}
	for (const field of fieldsIn(form)) {
		if (!isChoice(field)) values[field.name] = field.value
		else if (field.checked) values[field.name] = field.value
		else values[field.name] ??= ''
	}
	const code = form.querySelector<HTMLElement>('[name="country_code"]')
	return code ? { ...values, country: code.dataset.country ?? '' } : values
}

export interface Filling {
	/** All of it: what is not among the values is emptied. Else only empty fields are filled. */
	replaced?: boolean
	/** Typed meanwhile, and newer. */
	except?: ReadonlySet<string>
}

/** Fields that draw more than their value, such as a day or a calling code, hear of it. Returns the names of what was filled. */
export function fillForm(
	form: HTMLFormElement,
	values: FormValues,
	{ replaced = false, except = new Set() }: Filling = {},
): string[] {
	const filled: string[] = []
	for (const field of fieldsIn(form)) {
		const { name } = field
		const value = values[name] ?? ''
		if (except.has(name) || (value === '' && !replaced)) continue
		const before = isChoice(field) ? `${field.checked}` : field.value
		if (!isChoice(field) && before !== '' && !replaced) continue
		if (isChoice(field)) field.checked = (!replaced && field.checked) || field.value === value
		else field.value = value
		// A choice that is no longer offered leaves the field as if nobody had chosen.
		if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = ''
		if (before === (isChoice(field) ? `${field.checked}` : field.value)) continue
		filled.push(name)
		if (!(field instanceof HTMLSelectElement)) showReact(field)
	}
	const hasCountry = form.querySelector<HTMLElement>('[data-country]') !== null
	if ((replaced || !hasCountry) && (replaced || values.country) && !except.has('country'))
		form.dispatchEvent(new CustomEvent('country', { detail: readCountry(values.country) }))
	return filled
}

/** As the `ref` of a field that draws more than its value: a form that is reset tells nobody but the fields themselves. */
export function onFormReset(forget: () => void) {
	return (field: HTMLInputElement | null) => {
		const form = field?.form
		form?.addEventListener('reset', forget)
		return () => form?.removeEventListener('reset', forget)
	}
}

/** The first of these fields, or else the line that says what is wrong with the whole. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
	const wanted = [...form.elements].find((one) => 'name' in one && names.includes(String(one.name)))
	const element = wanted ?? form.querySelector('[data-fault]')
	if (element instanceof HTMLElement) element.focus()
}

/** Fields and buttons are disabled while something is sent, and a disabled button loses the focus to what it stands in. */
export function returnFocus(element: Element | null): void {
	if (element instanceof HTMLElement && document.activeElement?.contains(element)) element.focus()
}
