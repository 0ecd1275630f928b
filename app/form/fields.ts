/** The fields of a native form: reading them all, and taking the visitor to one. */
import { stringsOf } from '#app/strings.tsx'
import type { FormErrors } from '#domain/forms/errors.ts'
import type { Language } from '#domain/language.ts'

export type FormValues = Record<string, string>

export function readForm(form: HTMLFormElement): FormValues {
	const values: FormValues = {}
	for (const [name, value] of new FormData(form))
		if (typeof value === 'string') values[name] = value
	return values
}

/** The same before and after: one form of that purpose on the page, one in a dialog. */
export function formName(form: HTMLFormElement): string {
	return `${form.dataset.typed}${form.closest('dialog') ? '#dialog' : ''}`
}

/** The country of a number is more than the calling code that a form sends. */
export function countryIn(form: HTMLFormElement): { country?: string } {
	const { country } = form.querySelector<HTMLElement>('[data-country]')?.dataset ?? {}
	return country ? { country } : {}
}

/** As the `ref` of a field that draws more than its value: a form that is reset tells nobody but the fields themselves. */
export function onFormReset(forget: () => void) {
	return (field: HTMLInputElement | null) => {
		const form = field?.form
		form?.addEventListener('reset', forget)
		return () => form?.removeEventListener('reset', forget)
	}
}

/** The first field that is wrong, or else the line that says what is wrong with the whole. */
export function focusFirst(form: HTMLFormElement, errors: FormErrors): void {
	for (const element of form.elements) {
		if (element instanceof HTMLElement && 'name' in element && String(element.name) in errors) {
			element.focus()
			return
		}
	}
	form.querySelector<HTMLElement>('[data-fault]')?.focus()
}

/** Fields and buttons are disabled while something is sent, and a disabled button loses the focus. */
export function returnFocus(element: Element | null): void {
	requestAnimationFrame(() => {
		if (document.activeElement === document.body && element instanceof HTMLElement) element.focus()
	})
}

export const loadOutbox = () => import('#app/offline/outbox.ts')

/** Notices are fetched while the form is filled in, so that a lost connection can still be told. */
export function fetchNotices(language: Language): void {
	const parts = [import('#app/components/toast.tsx'), stringsOf(language, 'notices'), loadOutbox()]
	void Promise.all(parts).catch(() => undefined)
}
