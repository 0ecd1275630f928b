/**
 * Forms are native: the browser keeps what is typed, also before scripts run and across a change of language.
 * On submit the values are read once, checked by the rules that the server uses too, and sent. The rules are
 * fetched when the form is first touched: a page that is only read does not need them.
 */
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Check } from '#domain/forms/check.ts'
import type { FormErrors } from '#domain/forms/errors.ts'
import type { Language } from '#domain/language.ts'
import { stringsOf, useLanguage } from './strings.tsx'
import { type Outcome, useSubmission } from './submission.ts'

export type FormValues = Record<string, string>

interface Options {
	/** Where it is posted. */
	endpoint: string
	rules: () => Promise<Check>
	/** From the fields of the form to what the rules take; the fields themselves by default. */
	toBody?: (values: FormValues) => unknown
	/** After the checks failed; the fields already say why and the first of them has focus. */
	onInvalid?: (errors: FormErrors) => void
	/** After every answer that is not about fields. */
	onOutcome: (outcome: Exclude<Outcome, { kind: 'refused' }>, form: HTMLFormElement) => void
}

export function readForm(form: HTMLFormElement): FormValues {
	const values: FormValues = {}
	for (const [name, value] of new FormData(form))
		if (typeof value === 'string') values[name] = value
	return values
}

export function focusFirst(form: HTMLFormElement, errors: FormErrors): void {
	for (const element of form.elements) {
		if (element instanceof HTMLElement && 'name' in element && String(element.name) in errors) {
			element.focus()
			return
		}
	}
}

/** Fields and buttons are disabled while something is sent, and a disabled button loses the focus. */
export function returnFocus(element: Element | null): void {
	requestAnimationFrame(() => {
		if (document.activeElement === document.body && element instanceof HTMLElement) element.focus()
	})
}

/** Notices are fetched while the form is filled in, so that a lost connection can still be told. */
export function fetchNotices(language: Language): void {
	const parts = [import('./components/toast.tsx'), stringsOf(language, 'notices')]
	void Promise.all(parts).catch(() => undefined)
}

export function useForm(options: Options) {
	const { endpoint, rules, toBody = (values) => values, onInvalid, onOutcome } = options
	const form: RefObject<HTMLFormElement | null> = useRef(null)
	const language = useLanguage()
	const [errors, setErrors] = useState<FormErrors>({})
	const { sending, submit } = useSubmission(endpoint)
	const moveFocus = useRef<() => void>(undefined)

	// Synchronises with the focus: it moves once the fields are enabled again and the messages are drawn.
	useEffect(() => {
		if (sending) return
		moveFocus.current?.()
		moveFocus.current = undefined
	})

	function refuse(element: HTMLFormElement, found: FormErrors): void {
		moveFocus.current = () => focusFirst(element, found)
		setErrors(found)
		onInvalid?.(found)
	}

	async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault()
		const element = event.currentTarget
		const pressed = document.activeElement
		const body = toBody(readForm(element))
		const check = await fetchRules()
		// Without a connection there may be no rules: the server has the same ones.
		const checked = check ? check(body) : { output: body }
		if ('errors' in checked) return refuse(element, checked.errors)
		setErrors({})
		moveFocus.current = () => returnFocus(pressed)
		const outcome = await submit(checked.output)
		if (outcome?.kind === 'refused') return refuse(element, outcome.errors)
		if (outcome) onOutcome(outcome, element)
	}

	/** A field's error goes away as soon as that field is edited. */
	function onInput(event: FormEvent<HTMLFormElement>): void {
		const { target } = event
		if (!(target instanceof HTMLElement) || !('name' in target)) return
		const name = String(target.name)
		if (name in errors) setErrors(({ [name]: _, ...rest }) => rest)
	}

	const fetchRules = () => rules().catch(() => undefined)

	function onFocus(): void {
		fetchNotices(language)
		void fetchRules()
	}

	return { errors, sending, formProps: { ref: form, onSubmit, onInput, onFocus } }
}
