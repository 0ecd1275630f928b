/**
 * The application: a form of five steps. The address names the step (`use-step-address.ts`), and the record on this device knows it too.
 * After every change the fields are read once, and that reading decides which steps are open.
 */
import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { focusFirst, readForm } from '#app/form/fields.ts'
import type { FormNotices } from '#app/form/form-types.ts'
import { useForm } from '#app/form/use-form.ts'
import { dismissWarnings, notify } from '#app/notices/notices.ts'
import { useOnFirstMove } from '#app/start/later.tsx'
import type { FormErrors } from '#domain/forms/errors.ts'
import type { PostedForm } from '#domain/forms/posted.ts'
import { further, readStep, type Step, stepAfter } from '#domain/forms/steps.ts'
import { paths } from '#domain/paths.ts'
import { tidyQuery } from '#domain/plan/plan-query.ts'
import type { ApplicationLogic as Logic } from './application-logic.ts'
import { useStepAddress } from './use-step-address.ts'

const loadLogic = async () => (await import('./application-logic.ts')).applicationLogic

const notices: FormNotices = {
	sent: { title: 'apply.sent.title', text: 'apply.sent.text' },
	failed: {
		title: 'failed.title',
		text: 'apply.failed',
		files: 'apply.documentsFailed',
		cross: true,
	},
}
const upload = {
	path: '/api/application-documents',
	as: 'documents',
	kindsAs: 'document_kinds',
}

/** Where the visitor stands, and the furthest step that was open. */
const start: { step: Step; reached: Step } = { step: 'personal', reached: 'personal' }

interface Standing {
	/** The address takes the place of the last one: the way back does not lead there. */
	replace?: boolean
	reached?: Step
}

export function useApplication(
	prefill: Readonly<Record<string, string>> | undefined,
	posted: PostedForm | undefined,
) {
	const [params] = useSearchParams()
	const address = useStepAddress(follow)
	const { part: logic, prepare, need } = useOnFirstMove(loadLogic)
	const [place, setPlace] = useState(start)
	/** For the logic, by a visitor who was faster. */
	const [waiting, setWaiting] = useState<'no' | 'yes' | 'in vain'>('no')
	const pressed = useRef<(logic: Logic) => void>(undefined)
	const form = useForm({
		endpoint: '/api/user_applications',
		page: `${paths.apply(tidyQuery(params))}#application-form`,
		posted,
		lasts: 'device',
		followed: true,
		upload,
		notices,
		prefill,
		rules: async () => (await loadLogic()).checkApplication,
		toBody: (values) => logic?.toBody(values),
		onInvalid(errors, values) {
			const found = logic?.sayUnsendable(errors, values)
			if (found) refuse(found.step, found.wrong)
			return true
		},
		onSent: begin,
	})
	const { open, values, kept, setErrors } = form
	const { asked } = address
	const found = useMemo<FormErrors>(() => logic?.errorsOf(values) ?? {}, [logic, values])
	const isReady = logic !== undefined && open !== undefined

	/** Opens a step, with its address. */
	function stand(step: Step, { replace = false, reached }: Standing = {}): void {
		setPlace((last) => ({ step, reached: reached ?? further(step, last.reached) }))
		address.go(step, replace)
	}

	/** To the step of an address that somebody else has gone to. */
	function follow(step: Step): void {
		if (!isReady || step === place.step) return
		stand(logic.openStep(step, logic.errorsOf(read())), { replace: true })
		lookAt([])
	}

	/** After it was sent, or waits: the form is empty again. */
	function begin(): void {
		stand(start.step, { replace: true, reached: start.reached })
	}

	/** Opens a step and takes the visitor to its beginning, or to one of its fields. */
	function go(step: Step, field?: string): void {
		setErrors({})
		dismissWarnings()
		stand(step)
		lookAt(field ? [field] : [])
	}

	/** Shows what is wrong in a step, and takes the visitor to the first of it. */
	function refuse(step: Step, wrong: FormErrors): void {
		setErrors(wrong)
		stand(step)
		lookAt(Object.keys(wrong))
	}

	/** At the first of these fields; without any, at the beginning of the step. */
	function lookAt(fields: readonly string[]): void {
		form.whenDrawn(() => {
			const element = form.formProps.ref.current
			if (!element) return
			if (fields.length > 0) return focusFirst(element, fields)
			const panel = element.querySelector('[role="tabpanel"]:not([hidden])')
			panel?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true })
			if (element.getBoundingClientRect().top < 0) element.scrollIntoView()
		})
	}

	function sayLocked(): void {
		notify({ tone: 'danger', title: 'apply.locked.title', text: 'apply.locked.text' })
	}

	const read = () => (form.formProps.ref.current ? readForm(form.formProps.ref.current) : {})

	// Synchronises with the logic and the record: both are there, so the visitor stands where the address or the last visit says.
	const arrive = useEffectEvent((ready: Logic) => {
		open?.refill()
		setWaiting('no')
		const record = open?.record()
		const wanted = asked ?? readStep(record?.step) ?? start.step
		const step = ready.openStep(wanted, ready.errorsOf(read()))
		if (asked && step !== asked) sayLocked()
		stand(step, { replace: true, reached: further(step, readStep(record?.reached) ?? step) })
		pressed.current?.(ready)
		pressed.current = undefined
	})
	useEffect(() => {
		if (isReady) arrive(logic)
	}, [isReady, logic])
	// Synchronises with an earlier visit: what it left needs the logic at once, and so does a step that the address names.
	useEffect(() => {
		if (asked) void form.prepare()
		if (open?.record().step || asked) void prepare()
	}, [open, asked, prepare, form.prepare])
	// Synchronises the record with where the visitor stands.
	useEffect(() => {
		if (isReady) void open.stand(place.step, place.reached)
	}, [isReady, open, place])
	// Synchronises with the visitor's word that it may wait.
	const onKept = useEffectEvent(begin)
	useEffect(() => {
		if (kept) onKept()
	}, [kept])

	/** Does what was pressed: at once, or as soon as what it needs is there. Pressed twice it is still done once. */
	function whenReady(act: (logic: Logic) => void): void {
		if (isReady) {
			act(logic)
			return
		}
		pressed.current = act
		setWaiting('yes')
		void Promise.all([need(), form.need()]).then((parts) => {
			if (parts.every(Boolean)) return
			pressed.current = undefined
			setWaiting('in vain')
		})
	}

	function next(ready: Logic): void {
		const typed = read()
		const wrong = ready.errorsIn(place.step, ready.errorsOf(typed))
		const following = stepAfter(place.step)
		if (Object.keys(wrong).length > 0) {
			ready.sayIncomplete(place.step, wrong, typed)
			refuse(place.step, wrong)
		} else if (following) go(following)
	}

	function jump(ready: Logic, step: Step): void {
		if (ready.isLocked(step, ready.errorsOf(read()))) sayLocked()
		else go(step)
	}

	function onSubmit(event: FormEvent): void {
		event.preventDefault()
		if (form.sending) return
		whenReady((ready) => (stepAfter(place.step) ? next(ready) : void form.submit()))
	}

	return {
		...form,
		...place,
		logic,
		/** What is still wrong anywhere. */
		found,
		waiting,
		go,
		jump: (step: Step) => whenReady((ready) => jump(ready, step)),
		/** The thanks make room for another application. */
		again: () => {
			form.startAgain()
			lookAt([])
		},
		clear: () =>
			whenReady(() => {
				void open?.clear()
				go(start.step)
			}),
		formProps: { ...form.formProps, onSubmit },
	}
}
export type Application = ReturnType<typeof useApplication>
