/**
 * Forms are native: the browser keeps what is typed, also before scripts run and across a change of language.
 * On submit the values are read once, checked by the rules that the server uses too, and sent. The rules are
 * fetched when the form is first touched: a page that is only read does not need them.
 */
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Check } from '#domain/forms/check.ts'
import type { ErrorCode, FormErrors } from '#domain/forms/errors.ts'
import {
	type FormValues,
	fetchNotices,
	focusFirst,
	loadOutbox,
	readForm,
	returnFocus,
} from './form-fields.ts'
import type { SentNotice } from './offline/outbox-rules.ts'
import { fillIn, restoreTyped } from './offline/typed.ts'
import { useReopened } from './offline/use-reopened.ts'
import { countryIn, formName } from './recovery.ts'
import { useLanguage } from './strings.tsx'
import { createSubmission, type Outcome, type Unsent } from './submission.ts'

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
	/** Which of many things it is about, where one page has a form for each. */
	about?: string
	/** From the fields of the form to what the rules take; the fields themselves by default. */
	toBody?: (values: FormValues) => unknown
	/** After the checks failed; the fields already say why and the first of them has focus. */
	onInvalid?: (errors: FormErrors) => void
	/** What is said when it arrives later, from whatever page. */
	sentNotice: SentNotice
	/** After every answer that is not about fields. */
	onOutcome: (outcome: Exclude<Outcome, { kind: 'refused' }>, form: HTMLFormElement) => void
}

/** What no field of the form can say. */
function faultOf(form: HTMLFormElement, errors: FormErrors): ErrorCode | undefined {
	const [, code] = Object.entries(errors).find(([name]) => !form.elements.namedItem(name)) ?? []
	return code
}

export function useForm(options: Options) {
	const { endpoint, rules, about, toBody = (values) => values } = options
	const { onInvalid, onOutcome, sentNotice } = options
	const form: RefObject<HTMLFormElement | null> = useRef(null)
	const language = useLanguage()
	const [errors, setErrors] = useState<FormErrors>({})
	const [fault, setFault] = useState<ErrorCode>()
	const [unsent, setUnsent] = useState<UnsentForm>()
	const [kept, setKept] = useState(false)
	const [submit] = useState(() => createSubmission(endpoint))
	const [sending, setSending] = useState(false)
	const moveFocus = useRef<() => void>(undefined)
	const reopened = useReopened(form, show)

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

	function show(element: HTMLFormElement, found: FormErrors): void {
		moveFocus.current = () => focusFirst(element, found)
		setErrors(found)
		setFault(faultOf(element, found))
	}

	function refuse(element: HTMLFormElement, found: FormErrors): void {
		show(element, found)
		onInvalid?.(found)
	}

	async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault()
		const element = event.currentTarget
		const pressed = document.activeElement
		const fields = readForm(element)
		const typed = { ...fields, ...countryIn(element) }
		const body = toBody(fields)
		const check = await fetchRules()
		// Without a connection there may be no rules: the server has the same ones.
		const checked = check ? check(body) : { output: body }
		if ('errors' in checked) return refuse(element, checked.errors)
		setErrors({})
		setFault(undefined)
		setUnsent(undefined)
		setKept(false)
		moveFocus.current = () => returnFocus(pressed)
		setSending(true)
		const outcome = await submit(checked.output)
		if (outcome) setSending(false)
		if (outcome?.kind === 'refused') return refuse(element, outcome.errors)
		if (outcome?.kind === 'failed' && outcome.unsent) offerToKeep(outcome.unsent, element, typed)
		if (outcome) onOutcome(outcome, element)
		if (outcome?.kind === 'sent') await reopened.settle(element)
	}

	function offerToKeep(attempt: Unsent, element: HTMLFormElement, values: FormValues): void {
		const keep = async () => {
			const { keepForLater, whenGone } = await loadOutbox()
			const place = { page: location.pathname, form: formName(element), about, values }
			if (!(await keepForLater(attempt, place, sentNotice))) return false
			// Not a reset: a form that was opened with a draft would show it again, as if it had still to be sent.
			fillIn(element, {}, true)
			await reopened.settle(element)
			setUnsent(undefined)
			setKept(true)
			void whenGone(attempt.key).then(() => setKept(false))
			return true
		}
		setUnsent({ wasOffline: !navigator.onLine, keep })
	}

	/** A field's error goes away as soon as that field is edited; so does an offer to keep what it held before. */
	function onInput(event: FormEvent<HTMLFormElement>): void {
		const { target } = event
		setUnsent(undefined)
		setKept(false)
		setFault(undefined)
		if (!(target instanceof HTMLElement) || !('name' in target)) return
		const name = String(target.name)
		if (name in errors) setErrors(({ [name]: _, ...rest }) => rest)
	}

	const fetchRules = () => rules().catch(() => undefined)

	function onFocus(): void {
		fetchNotices(language)
		void fetchRules()
	}

	const name = { 'data-typed': endpoint, 'data-about': about }
	const formProps = { ref: form, ...name, onSubmit, onInput, onFocus }
	return { errors, sending, news: { fault, unsent, kept }, formProps }
}
