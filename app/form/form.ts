/**
 * Forms are native: the browser keeps what is typed, also before scripts run and across a change of language.
 * On submit the values are read once, checked by the rules that the server uses too, and sent. The rules are
 * fetched when the form is first touched, and what sends it with the first move: a page that is only read needs neither.
 */
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { SentNotice } from '#app/offline/outbox-rules.ts'
import { useReopened } from '#app/offline/use-reopened.ts'
import { useLater } from '#app/start/use-later.ts'
import { useLanguage } from '#app/strings.tsx'
import type { Check } from '#domain/forms/check.ts'
import type { ErrorCode, FormErrors } from '#domain/forms/errors.ts'
import { type FormValues, fetchNotices, focusFirst, returnFocus } from './fields.ts'
import { useFormMemory } from './memory.ts'
import type { Outcome } from './submission.ts'

/** A form that did not reach the server. */
export interface UnsentForm {
	wasOffline: boolean
	/** Keeps it on this device until it can be sent; false where the browser keeps nothing. */
	keep: () => Promise<boolean>
}

export interface FormOptions {
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

/** There was no network to fetch what sends it. */
const notSent = { kind: 'failed', status: undefined, answer: undefined } as const

export function useForm(options: FormOptions) {
	const { endpoint, rules, about, onInvalid, onOutcome } = options
	const form: RefObject<HTMLFormElement | null> = useRef(null)
	const language = useLanguage()
	const [errors, setErrors] = useState<FormErrors>({})
	const [fault, setFault] = useState<ErrorCode>()
	const [unsent, setUnsent] = useState<UnsentForm>()
	const [kept, setKept] = useState(false)
	const [sending, setSending] = useState(false)
	const moveFocus = useRef<() => void>(undefined)
	useFormMemory(form)
	const { settle } = useReopened(form, show)
	const { need } = useLater(async () => (await import('./send.ts')).createSend(endpoint))

	// Synchronises with the focus: it moves once the fields are enabled again and the messages are drawn.
	useEffect(() => {
		if (sending) return
		moveFocus.current?.()
		moveFocus.current = undefined
	})

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
		const begin = () => {
			forget()
			setErrors({})
			moveFocus.current = () => returnFocus(pressed)
		}
		const send = await need()
		if (!send) onOutcome(notSent, element)
		else await send(element, options, { begin, setSending, refuse, setUnsent, setKept, settle })
	}

	/** What was said of the form as it was. */
	function forget(): void {
		setFault(undefined)
		setUnsent(undefined)
		setKept(false)
	}

	/** A field's error goes away as soon as that field is edited; so does an offer to keep what it held before. */
	function onInput(event: FormEvent<HTMLFormElement>): void {
		const { target } = event
		forget()
		if (!(target instanceof HTMLElement) || !('name' in target)) return
		const name = String(target.name)
		if (name in errors) setErrors(({ [name]: _, ...rest }) => rest)
	}

	function onFocus(): void {
		fetchNotices(language)
		void rules().catch(() => undefined)
	}

	const name = { 'data-typed': endpoint, 'data-about': about }
	const formProps = { ref: form, ...name, onSubmit, onInput, onFocus }
	return { errors, sending, news: { fault, unsent, kept }, formProps }
}
