/**
 * The application as it is filled in. The fields are the browser's own; after every change they are read once, and
 * that reading decides which steps are open, what the passport check says, and what is kept as a draft.
 */
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { ChosenCountry } from '#app/components/phone-field.tsx'
import { type FormValues, fetchNotices, focusFirst, readForm } from '#app/form.ts'
import { dismissWarnings, notify } from '#app/notices.ts'
import { writeForm } from '#app/offline/write-form.ts'
import { useLanguage } from '#app/strings.tsx'
import type { FormErrors } from '#domain/forms/errors.ts'
import { checkPassport } from '#domain/passport.ts'
import { createDocuments } from './documents.ts'
import { createDraftKeeper } from './draft-keeper.ts'
import { eraseDraft, loadDraft } from './draft-store.ts'
import { errorsIn, errorsOf, isLocked, type Step, stepAfter, steps } from './steps.ts'
import { useSend } from './use-send.ts'

interface Place {
	step: Step
	/** The furthest step that was opened. */
	reached: Step
}

const start: Place = { step: 'personal', reached: 'personal' }

function further(a: Step, b: Step): Step {
	return steps.indexOf(a) > steps.indexOf(b) ? a : b
}

function sayIncomplete(step: Step, wrong: FormErrors, values: FormValues): void {
	const passport = wrong.passport_number
	if (passport !== undefined && passport !== 'required') {
		const { code } = checkPassport(values.passport_number ?? '')
		notify({ tone: 'danger', title: 'passport.invalid', text: `passport.${code}` })
		return
	}
	const section = step === 'documents' || step === 'additional' ? 'current' : step
	notify({
		tone: 'danger',
		title: 'apply.incomplete.title',
		text: `apply.incomplete.${section}`,
	})
}

export function useApplication() {
	const language = useLanguage()
	const form = useRef<HTMLFormElement>(null)
	const [documents] = useState(() => createDocuments())
	const [keeper] = useState(() => createDraftKeeper(documents))
	const [values, setValues] = useState<FormValues>({})
	const [country, setCountry] = useState<ChosenCountry>()
	const [place, setPlace] = useState(start)
	const [errors, setErrors] = useState<FormErrors>({})
	const [draft, setDraft] = useState<'unread' | 'none' | 'restored'>('unread')
	const found = useMemo(() => errorsOf(values), [values])

	function read(): FormValues {
		const next = form.current ? readForm(form.current) : {}
		setValues(next)
		return next
	}

	// Synchronises with the draft on this device, once.
	useEffect(() => {
		let wanted = true
		void loadDraft().then((kept) => {
			const element = form.current
			if (!wanted || !element) return
			if (kept) {
				writeForm(element, kept.values)
				setCountry((chosen) => chosen ?? kept.country)
				documents.restore(kept.documents)
				setPlace({ step: kept.step, reached: kept.reached })
			}
			setValues(readForm(element))
			setDraft(kept ? 'restored' : 'none')
		})
		const stop = keeper.watch()
		return () => {
			wanted = false
			stop()
		}
	}, [documents, keeper])
	// Synchronises the draft on this device with what is typed here.
	useEffect(() => {
		if (draft !== 'unread') keeper.remember({ ...place, values, country })
	}, [draft, keeper, place, values, country])
	// Synchronises with the browser's selects: options that change places with the language may lose the choice.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only a change of language moves the options.
	useEffect(() => {
		if (form.current) writeForm(form.current, values)
	}, [language])

	/** Opens a step and takes the visitor to its beginning. */
	function go(step: Step): void {
		setErrors({})
		dismissWarnings()
		setPlace(({ reached }) => ({ step, reached: further(step, reached) }))
		requestAnimationFrame(() => {
			const panel = form.current?.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden])')
			panel?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true })
			const top = form.current?.getBoundingClientRect().top ?? 0
			if (top < 0) form.current?.scrollIntoView()
		})
	}

	/** Shows what is wrong in a step, and takes the visitor to the first of it. */
	function refuse(step: Step, wrong: FormErrors): void {
		setErrors(wrong)
		setPlace(({ reached }) => ({ step, reached }))
		requestAnimationFrame(() => form.current && focusFirst(form.current, wrong))
	}

	function next(): void {
		const current = read()
		const wrong = errorsIn(place.step, errorsOf(current))
		const following = stepAfter(place.step)
		if (Object.keys(wrong).length > 0) {
			sayIncomplete(place.step, wrong, current)
			refuse(place.step, wrong)
		} else if (following) go(following)
	}

	function jump(step: Step): void {
		if (isLocked(step, errorsOf(read()))) {
			notify({ tone: 'danger', title: 'apply.locked.title', text: 'apply.locked.text' })
		} else go(step)
	}

	/** Back to the beginning: after success, or when the visitor clears the draft. */
	function reset(): void {
		form.current?.reset()
		setCountry(undefined)
		documents.clear()
		setErrors({})
		setPlace(start)
		setDraft('none')
		read()
		void eraseDraft()
	}

	function clear(): void {
		reset()
		go(start.step)
	}

	const { sending, sent, send, forgetSent } = useSend({ documents, refuse, reset, sayIncomplete })

	function onSubmit(event: FormEvent): void {
		event.preventDefault()
		if (sending) return
		if (stepAfter(place.step)) next()
		else void send(read())
	}

	/** A field's error goes away as soon as that field is edited. */
	function onInput({ target }: FormEvent): void {
		read()
		forgetSent()
		if (!(target instanceof HTMLElement) || !('name' in target)) return
		const name = String(target.name)
		if (name in errors) setErrors(({ [name]: _, ...rest }) => rest)
	}

	return {
		...place,
		values,
		/** What is still wrong anywhere. */
		found,
		/** What the visitor was told. */
		errors,
		country,
		chooseCountry: setCountry,
		documents,
		draft,
		sending,
		sent,
		go,
		jump,
		clear,
		formProps: { ref: form, onSubmit, onInput, onFocus: () => fetchNotices(language) },
	}
}
export type Application = ReturnType<typeof useApplication>
