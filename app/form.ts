/**
 * Forms are native: the browser keeps what is typed, also before scripts run and across a change of language.
 * On submit the values are read once, checked by the rules that the server uses too, and sent. The rules are
 * fetched when the form is first touched: a page that is only read does not need them.
 */
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Check } from '#domain/forms/check.ts'
import type { FormErrors } from '#domain/forms/errors.ts'
import {
	type FormValues,
	fetchNotices,
	focusFirst,
	loadOutbox,
	readForm,
	returnFocus,
} from './form-fields.ts'
import type { SentNotice } from './offline/outbox-rules.ts'
import { restoreTyped } from './offline/typed.ts'
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
	/** From the fields of the form to what the rules take; the fields themselves by default. */
	toBody?: (values: FormValues) => unknown
	/** After the checks failed; the fields already say why and the first of them has focus. */
	onInvalid?: (errors: FormErrors) => void
	/** What is said when it arrives later, from whatever page. */
	sentNotice: SentNotice
	/** After every answer that is not about fields. */
	onOutcome: (outcome: Exclude<Outcome, { kind: 'refused' }>, form: HTMLFormElement) => void
}

export function useForm(options: Options) {
	const { endpoint, rules, toBody = (values) => values, onInvalid, onOutcome, sentNotice } = options
	const form: RefObject<HTMLFormElement | null> = useRef(null)
	const language = useLanguage()
	const [errors, setErrors] = useState<FormErrors>({})
	const [unsent, setUnsent] = useState<UnsentForm>()
	const [submit] = useState(() => createSubmission(endpoint))
	const [sending, setSending] = useState(false)
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
		setSending(true)
		const outcome = await submit(checked.output)
		if (outcome) setSending(false)
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
