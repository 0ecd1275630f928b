/**
 * Forms are native: the browser keeps what is typed, also before scripts run and across a change of language. What fills a form in,
 * keeps it and sends it (`open-form.ts`) comes with the first move: a page that is only read needs none of it.
 */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { stringsOf, useLanguage } from '#app/language/strings.tsx'
import { notify } from '#app/notices/notices.ts'
import { useOnFirstMove } from '#app/start/later.tsx'
import type { FormErrors } from '#domain/forms/errors.ts'
import type { PostedForm } from '#domain/forms/posted.ts'
import { withLanguage } from '#domain/paths.ts'
import type { FormOptions, FormView, SendState } from './form-types.ts'
import { isMaybeInTab } from './maybe-in-tab.ts'
import type { OpenForm } from './open-form.ts'
import { reopenKey } from './reopen-key.ts'

const blank: FormView = {
	errors: {},
	fault: undefined,
	sending: false,
	unsent: undefined,
	kept: false,
	sent: undefined,
	values: {},
	restored: false,
	prefilled: [],
	differing: [],
	draftUnkept: false,
	filesUnkept: false,
}

/** What a page that was posted without scripts says of its form. */
function shownOf(posted: PostedForm | undefined): Partial<FormView> {
	const { errors = {} } = posted ?? {}
	return { errors, fault: errors.body ?? errors.idempotency_key }
}

/** The device has any record at all; a database that is not there is not made. */
async function isMaybeOnDevice(): Promise<boolean> {
	try {
		return await new Promise((resolve, reject) => {
			const request = indexedDB.open('rihla-forms')
			request.addEventListener('upgradeneeded', () => request.transaction?.abort())
			request.addEventListener('error', reject)
			request.addEventListener('success', () => {
				const database = request.result
				const counting = database.transaction('records').objectStore('records').count()
				counting.addEventListener('success', () => resolve(counting.result > 0))
				counting.addEventListener('error', reject)
				database.close()
			})
		})
	} catch {
		return false
	}
}

/**
 * Some browsers bring only the caret into sight, and it may stand under the header. A box or a circle under a mouse stays where it is:
 * moved between press and release, it would not be chosen.
 */
function reveal(target: EventTarget): void {
	const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
	if (isField && target.matches(':focus-visible'))
		requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest' }))
}

export function useForm(options: FormOptions) {
	const {
		endpoint,
		name = endpoint,
		page,
		posted,
		browserChecks = false,
		lasts,
		prefill,
		rules,
	} = options
	const form = useRef<HTMLFormElement>(null)
	const language = useLanguage()
	const asked = reopenKey(useLocation().state)
	const [view, setView] = useState<FormView>(() => ({ ...blank, ...shownOf(posted) }))
	const latest = useRef({ options, asked })
	/** Asked for, once fields are enabled again and messages are drawn. */
	const [due, setDue] = useState<() => void>()
	const { part: open, prepare, need } = useOnFirstMove(openIt)

	/** Typing says again and again that nothing is wrong: only a change draws the form again. */
	function show(change: Partial<FormView>): void {
		setView((shown) => {
			const next = { ...shown, ...change }
			return JSON.stringify(next) === JSON.stringify(shown) ? shown : next
		})
	}

	const whenDrawn = (act: () => void) => setDue(() => act)

	async function openIt(): Promise<OpenForm> {
		const { openForm } = await import('./open-form.ts')
		// A page that was left meanwhile has no form to open.
		if (!form.current) return new Promise(() => undefined)
		const opened = openForm(form.current, () => latest.current.options, show, whenDrawn)
		await opened.load(latest.current.asked)
		return opened
	}

	// Synchronises with the open form, which outlives many drawings of the page.
	useEffect(() => {
		latest.current = { options, asked }
	})
	// Synchronises with the browser's own checks, whose words follow the browser and not the page: without scripts they stay off.
	useEffect(() => {
		if (browserChecks && form.current) form.current.noValidate = false
	}, [browserChecks])
	// Synchronises with the focus.
	useEffect(() => {
		if (!due || view.sending) return
		due()
		setDue(undefined)
	}, [due, view.sending])
	// Synchronises with what is kept of this form: where there may be something, it is filled in at once.
	useEffect(() => {
		let isOver = false
		const ask = async () => {
			const isDue = asked || prefill || isMaybeInTab(name)
			if ((isDue || (lasts === 'device' && (await isMaybeOnDevice()))) && !isOver) void prepare()
		}
		// In a turn of its own: asking for the scripts takes as long as drawing the page did.
		const soon = setTimeout(ask)
		return () => {
			isOver = true
			clearTimeout(soon)
		}
	}, [lasts, asked, prefill, name, prepare])
	// Synchronises with a form that was refused and is opened again while this page stands open.
	useEffect(() => {
		if (asked && open && open.record().id !== asked) void open.load(asked)
	}, [asked, open])
	// Synchronises with the browser's selects: options that change places with the language may lose the choice.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only a change of language moves the options.
	useEffect(() => open?.refill(), [language, open])
	// Synchronises with the end of the form: what was typed last is kept too.
	useEffect(() => {
		const element = form.current
		return () => {
			if (open) open.close()
			else if (element) window.earlyInput?.keep(element)
		}
	}, [open])

	async function submit(): Promise<void> {
		const opened = open ?? (await need())
		// There was no network to fetch what sends it.
		if (opened) await opened.send()
		else notify({ tone: 'danger', ...latest.current.options.notices.failed })
	}

	/** A field's error goes away as soon as that field is edited. */
	function onInput({ target }: FormEvent<HTMLFormElement>): void {
		if (!(target instanceof HTMLElement) || !('name' in target)) return
		const field = String(target.name)
		setView((shown) => {
			const { [field]: wrong, ...errors } = shown.errors
			return wrong ? { ...shown, errors } : shown
		})
	}

	/** Rules and notices are fetched while the form is filled in, so that a lost connection can still be told. */
	function onFocus({ target }: { target: EventTarget }): void {
		reveal(target)
		const parts = [import('#app/notices/toast.tsx'), stringsOf(language, 'notices'), rules()]
		void Promise.all(parts).catch(() => undefined)
	}

	return {
		...view,
		open,
		prepare,
		need,
		submit,
		whenDrawn,
		setErrors: (errors: FormErrors) => show({ errors }),
		/** The thanks go, and the empty form can be filled in again. */
		startAgain: () => show({ sent: undefined }),
		sendState: { ...view, keep: async () => (await open?.agree()) ?? false } satisfies SendState,
		formProps: {
			ref: form,
			// Without scripts the browser posts it to its page, which answers in the language that it is read in.
			method: 'post',
			action: withLanguage(page, language),
			'data-form': name,
			onSubmit(event: FormEvent) {
				event.preventDefault()
				void submit()
			},
			onInput,
			onFocus,
		},
	}
}
