/**
 * Forms are native: the browser keeps what is typed, also before scripts run and across a change of language.
 * On submit the values are read once, checked by the rules that the server uses too, and sent. The rules are
 * fetched when the form is first touched: a page that is only read does not need them.
 */
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Check } from '#domain/forms/check.ts'
import type { FormErrors } from '#domain/forms/errors.ts'
import type { Language } from '#domain/language.ts'
import type { SentNotice } from './offline/outbox-rules.ts'
import { restoreTyped } from './offline/typed.ts'
import { stringsOf, useLanguage } from './strings.tsx'
import { type Outcome, type Unsent, useSubmission } from './submission.ts'

export type FormValues = Record<string, string>

/** A form that did not reach the server. */
export interface UnsentForm {
	wasOffline: boolean
	/** Keeps it on this device until it can be sent; false where the browser keeps nothing. */
	keep: () => Promise<boolean>
}

interface Options {
	/** Where it is posted. */
	endpoint: string
	rules: () => Promise<Check>
	/** From the fields of the form to what the rules take; the fields themselves by default. */
	toBody?: (values: FormValues) => unknown
	/** After the checks failed; the fields already say why and the first of them has focus. */
	onInvalid?: (errors: FormErrors) => void
	/** What is said when it arrives later, from whatever page. */
	sentNotice: SentNotice
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

const loadOutbox = () => import('./offline/outbox.ts')

/** Notices are fetched while the form is filled in, so that a lost connection can still be told. */
export function fetchNotices(language: Language): void {
	const parts = [import('./components/toast.tsx'), stringsOf(language, 'notices'), loadOutbox()]
	void Promise.all(parts).catch(() => undefined)
}

export function useForm(options: Options) {
	const { endpoint, rules, toBody = (values) => values, onInvalid, onOutcome, sentNotice } = options
	const form: RefObject<HTMLFormElement | null> = useRef(null)
	const language = useLanguage()
	const [errors, setErrors] = useState<FormErrors>({})
	const [unsent, setUnsent] = useState<UnsentForm>()
	const { sending, submit } = useSubmission(endpoint)
	const moveFocus = useRef<() => void>(undefined)

	// Synchronises with the focus: it moves once the fields are enabled again and the messages are drawn.
	useEffect(() => {
		if (sending) return
		moveFocus.current?.()
		moveFocus.current = undefined
	})

	// Synchronises with what was typed before an old page was replaced by a new one.
	useEffect(() => {
		if (form.current) restoreTyped(form.current)
	}, [])

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
		setUnsent(undefined)
		moveFocus.current = () => returnFocus(pressed)
		const outcome = await submit(checked.output)
		if (outcome?.kind === 'refused') return refuse(element, outcome.errors)
		if (outcome?.kind === 'failed' && outcome.unsent && check) offerToKeep(outcome.unsent)
		if (outcome) onOutcome(outcome, element)
	}

	function offerToKeep(attempt: Unsent): void {
		const keep = async () => {
			const { keepForLater } = await loadOutbox()
			const kept = await keepForLater(attempt, sentNotice)
			if (kept) setUnsent(undefined)
			return kept
		}
		setUnsent({ wasOffline: !navigator.onLine, keep })
	}

	/** A field's error goes away as soon as that field is edited; so does an offer to keep what it held before. */
	function onInput(event: FormEvent<HTMLFormElement>): void {
		const { target } = event
		setUnsent(undefined)
		if (!(target instanceof HTMLElement) || !('name' in target)) return
		const name = String(target.name)
		if (name in errors) setErrors(({ [name]: _, ...rest }) => rest)
	}

	const fetchRules = () => rules().catch(() => undefined)

	function onFocus(): void {
		fetchNotices(language)
		void fetchRules()
	}

	const formProps = { ref: form, 'data-typed': endpoint, onSubmit, onInput, onFocus }
	return { errors, sending, unsent, formProps }
}
