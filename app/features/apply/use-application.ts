/**
 * The application as it is filled in. The fields are the browser's own; after every change they are read once, and
 * that reading decides which steps are open, what the passport check says, and what is kept as a draft.
 */
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { ChosenCountry } from '#app/components/chosen-country.ts'
import { type FormValues, fetchNotices, focusFirst, readForm } from '#app/form/fields.ts'
import { forgetTyped, readTyped, useFormMemory } from '#app/form/memory.ts'
import { dismissWarnings, notify } from '#app/notices.ts'
import { writeForm } from '#app/offline/write-form.ts'
import { useLater } from '#app/start/use-later.ts'
import { useLanguage } from '#app/strings.tsx'
import type { FormErrors } from '#domain/forms/errors.ts'
import type { Desk } from './desk.ts'
import { hasEarlierVisit } from './earlier-visit.ts'
import type { Sent } from './send.ts'
import { type Step, stepAfter, steps } from './steps.ts'
import { useLostConnection } from './use-lost-connection.ts'

interface Place {
	step: Step
	/** The furthest step that was opened. */
	reached: Step
}

const openDesk = async () => (await import('./desk.ts')).createDesk()

const start: Place = { step: 'personal', reached: 'personal' }

function further(a: Step, b: Step): Step {
	return steps.indexOf(a) > steps.indexOf(b) ? a : b
}

export function useApplication() {
	const language = useLanguage()
	const form = useRef<HTMLFormElement>(null)
	const { part: desk, prepare, need } = useLater(openDesk)
	const [values, setValues] = useState<FormValues>({})
	const [country, setCountry] = useState<ChosenCountry>()
	const [place, setPlace] = useState(start)
	const [errors, setErrors] = useState<FormErrors>({})
	const [draft, setDraft] = useState<'unread' | 'none' | 'restored'>('unread')
	/** For the desk, by a visitor who was faster. */
	const [waiting, setWaiting] = useState<'no' | 'yes' | 'in vain'>('no')
	const pressed = useRef<(desk: Desk) => void>(undefined)
	const [sending, setSending] = useState(false)
	const [sent, setSent] = useState<Sent>()
	const { news, lose, forget } = useLostConnection(sending, () => atDesk(send))
	const found = useMemo<FormErrors>(() => desk?.errorsOf(values) ?? {}, [desk, values])

	function read(): FormValues {
		const next = form.current ? readForm(form.current) : {}
		setValues(next)
		return next
	}

	useFormMemory(form)
	// Synchronises with an earlier visit: what it left needs the desk at once.
	useEffect(() => {
		void hasEarlierVisit().then((was) => {
			if (was) void prepare()
		})
	}, [prepare])
	// Synchronises with the draft on this device, once.
	useEffect(() => {
		if (!desk) return
		let wanted = true
		void desk.loadDraft().then((kept) => {
			const element = form.current
			if (!wanted || !element) return
			// What was typed in this tab is newer than the draft, which fills its gaps.
			desk.restoreTyped(element, readTyped())
			if (kept) {
				writeForm(element, kept.values)
				setCountry((chosen) => chosen ?? kept.country)
				desk.documents.restore(kept.documents)
				setPlace({ step: kept.step, reached: kept.reached })
			}
			setValues(readForm(element))
			setDraft(kept ? 'restored' : 'none')
			setWaiting('no')
			pressed.current?.(desk)
			pressed.current = undefined
		})
		const stop = desk.keeper.watch()
		return () => {
			wanted = false
			stop()
		}
	}, [desk])
	// Synchronises with what was typed in this tab: from here on the draft has it, and an older copy must not win over it.
	useEffect(() => {
		if (draft !== 'unread' && form.current) forgetTyped(form.current)
	}, [draft])
	// Synchronises the draft on this device with what is typed here.
	useEffect(() => {
		if (draft !== 'unread') desk?.keeper.remember({ ...place, values, country })
	}, [draft, desk, place, values, country])
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

	/** Does what was pressed: at once, or as soon as the desk is there. Pressed twice it is still done once. */
	function atDesk(act: (desk: Desk) => void): void {
		if (desk && draft !== 'unread') {
			act(desk)
			return
		}
		pressed.current = act
		setWaiting('yes')
		void need().then((arrived) => {
			if (arrived) return
			pressed.current = undefined
			setWaiting('in vain')
		})
	}

	function next(desk: Desk): void {
		const current = read()
		const wrong = desk.errorsIn(place.step, desk.errorsOf(current))
		const following = stepAfter(place.step)
		if (Object.keys(wrong).length > 0) {
			desk.sayIncomplete(place.step, wrong, current)
			refuse(place.step, wrong)
		} else if (following) go(following)
	}

	function jump(desk: Desk, step: Step): void {
		if (desk.isLocked(step, desk.errorsOf(read()))) {
			notify({ tone: 'danger', title: 'apply.locked.title', text: 'apply.locked.text' })
		} else go(step)
	}

	/** Back to the beginning: after success, or when the visitor clears the draft. */
	function reset(desk: Desk): void {
		form.current?.reset()
		setCountry(undefined)
		desk.documents.clear()
		setErrors({})
		setPlace(start)
		setDraft('none')
		read()
		void desk.eraseDraft()
	}

	function clear(desk: Desk): void {
		reset(desk)
		go(start.step)
	}

	function send(desk: Desk): void {
		const shown = { refuse, reset: () => reset(desk), setSending, setSent, lose, forget }
		void desk.send(read(), shown)
	}

	function onSubmit(event: FormEvent): void {
		event.preventDefault()
		if (sending) return
		atDesk((desk) => {
			if (stepAfter(place.step)) next(desk)
			else send(desk)
		})
	}

	/** A field's error goes away as soon as that field is edited. */
	function onInput({ target }: FormEvent): void {
		read()
		setSent(undefined)
		forget()
		if (!(target instanceof HTMLElement) || !('name' in target)) return
		const name = String(target.name)
		if (name in errors) setErrors(({ [name]: _, ...rest }) => rest)
	}

	function onFocus(): void {
		fetchNotices(language)
		void prepare()
	}

	return {
		...place,
		desk,
		values,
		/** What is still wrong anywhere. */
		found,
		/** What the visitor was told. */
		errors,
		country,
		chooseCountry: setCountry,
		draft,
		waiting,
		sending,
		sent,
		news,
		go,
		jump: (step: Step) => atDesk((desk) => jump(desk, step)),
		clear: () => atDesk(clear),
		formProps: {
			ref: form,
			// Until a draft is kept, this is how what was typed outlives its page.
			'data-typed': 'application',
			'data-kept': draft === 'unread' ? undefined : 'draft',
			onSubmit,
			onInput,
			onFocus,
		},
	}
}
export type Application = ReturnType<typeof useApplication>
