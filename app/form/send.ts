/** What happens when a form is sent: it is read, checked and posted, and the page hears how that went. */
import { dismissWarnings } from '#app/notices.ts'
import { fillIn } from '#app/offline/restore-typed.ts'
import type { FormErrors } from '#domain/forms/errors.ts'
import { countryIn, formName, loadOutbox, readForm } from './fields.ts'
import type { FormOptions, UnsentForm } from './form.ts'
import { forgetTyped } from './memory.ts'
import { type Attempt, createSubmission } from './submission.ts'

/** What the page shows of it. */
interface Shown {
	/** Before it leaves: nothing is wrong any more. */
	begin: () => void
	setSending: (sending: boolean) => void
	refuse: (form: HTMLFormElement, found: FormErrors) => void
	setUnsent: (unsent: UnsentForm | undefined) => void
	setKept: (kept: boolean) => void
	/** It was sent, or waits: a form that was opened again for it has done its part. */
	settle: (form: HTMLFormElement) => Promise<void>
}

/** What was on its way when the page was loaded anew, and is sent again in the same tab, is still one submission. */
function tabMemory(endpoint: string) {
	const name = `attempt:${endpoint}`
	return {
		async read(): Promise<Attempt | undefined> {
			try {
				return JSON.parse(sessionStorage.getItem(name) ?? '') ?? undefined
			} catch {
				return undefined
			}
		},
		async keep(attempt: Attempt): Promise<void> {
			try {
				if (attempt.json === '') sessionStorage.removeItem(name)
				else sessionStorage.setItem(name, JSON.stringify(attempt))
			} catch {
				// Storage can be blocked or full.
			}
		},
	}
}

export function createSend(endpoint: string) {
	const submit = createSubmission(endpoint, tabMemory(endpoint))

	return async function send(
		form: HTMLFormElement,
		{ rules, about, toBody = (values) => values, sentNotice, onOutcome }: FormOptions,
		{ begin, setSending, refuse, setUnsent, setKept, settle }: Shown,
	): Promise<void> {
		const fields = readForm(form)
		const typed = { ...fields, ...countryIn(form) }
		const body = toBody(fields)
		const check = await rules().catch(() => undefined)
		// Without a connection there may be no rules: the server has the same ones.
		const checked = check ? check(body) : { output: body }
		if ('errors' in checked) return refuse(form, checked.errors)
		begin()
		// What an earlier try was told must not stand beside what becomes of this one.
		dismissWarnings()
		setSending(true)
		const outcome = await submit(checked.output)
		if (!outcome) return
		setSending(false)
		if (outcome.kind === 'refused') return refuse(form, outcome.errors)
		if (outcome.kind === 'failed' && outcome.unsent) {
			const attempt = outcome.unsent
			const keep = async () => {
				const { keepForLater, whenGone } = await loadOutbox()
				const place = { page: location.pathname, form: formName(form), about, values: typed }
				if (!(await keepForLater(attempt, place, sentNotice))) return false
				// Not a reset: a form that was opened with a draft would show it again, as if it had still to be sent.
				fillIn(form, {}, true)
				forgetTyped(form)
				await settle(form)
				setUnsent(undefined)
				setKept(true)
				void whenGone(attempt.key).then(() => setKept(false))
				return true
			}
			setUnsent({ wasOffline: !navigator.onLine, keep })
		}
		if (outcome.kind === 'sent') forgetTyped(form)
		onOutcome(outcome, form)
		if (outcome.kind === 'sent') await settle(form)
	}
}
