/** Sends the application: its documents one by one, then the row. What is already up is not sent again. */
import * as v from 'valibot'
import { type FormValues, returnFocus } from '#app/form/fields.ts'
import { createSubmission, type Outcome } from '#app/form/submission.ts'
import { sayTooOften } from '#app/form/too-often.ts'
import { dismissWarnings, notify } from '#app/notices.ts'
import { markUnsent } from '#app/offline/unsent-mark.ts'
import { applicationForm } from '#domain/forms/application.ts'
import type { FormErrors } from '#domain/forms/errors.ts'
import type { Documents } from './documents.ts'
import { attempts } from './draft-store.ts'
import { errorsIn, errorsOf, firstWrongStep, isComplete, toBody } from './rules.ts'
import { sayIncomplete } from './say-incomplete.ts'
import type { Step } from './steps.ts'

/** What the page shows of it. */
interface Shown {
	refuse: (step: Step, wrong: FormErrors) => void
	reset: () => void
	setSending: (sending: boolean) => void
	setSent: (sent: Sent) => void
	/** The network was gone. True when the visitor has agreed to further tries and need not hear of each. */
	lose: () => boolean
	/** Answered, so no longer lost. */
	forget: () => void
}

/** What stays on the page after success. */
export interface Sent {
	reference: string | undefined
}

type Text = 'apply.failed' | 'apply.documentsFailed'

function sayFailed(text: Text): void {
	notify({ tone: 'danger', cross: true, title: 'failed.title', text })
}

function fail(text: Text, isLost: boolean, { lose, forget }: Shown): void {
	if (isLost) markUnsent(true)
	else forget()
	if (!isLost || !lose()) sayFailed(text)
}

export function createSender(documents: Documents, saveDraft: () => void) {
	const submit = createSubmission('/api/user_applications', attempts)

	/** False when something is wrong; then the visitor stands before it. */
	function check(values: FormValues, errors: FormErrors, { refuse }: Shown): boolean {
		const step = firstWrongStep(errors)
		if (step === undefined) return true
		const wrong = errorsIn(step, errors)
		const onlyPassport =
			Object.keys(wrong).length === 1 &&
			wrong.passport_number !== undefined &&
			isComplete('academic', errors)
		if (step === 'additional' || step === 'services' || onlyPassport)
			sayIncomplete(step, wrong, values)
		else notify({ tone: 'danger', title: 'missing.title', text: 'apply.missing' })
		refuse(step, wrong)
		return false
	}

	/** Undefined: the documents did not arrive, and the visitor knows. */
	async function attempt(
		values: FormValues,
		shown: Shown,
		again: boolean,
	): Promise<Outcome | undefined> {
		const uploads = await documents.sendAll()
		if (uploads.kind === 'failed') {
			const failed = documents.read().documents.find(({ state }) => state === 'failed')
			console.warn(`Failed to upload ${failed?.file.name}: ${uploads.reason}`)
			fail('apply.documentsFailed', uploads.reason === 'network', shown)
		}
		if (uploads.kind !== 'sent') return undefined
		// Who leaves while the row is on its way must not send the files again.
		saveDraft()
		const outcome = await submit(v.parse(applicationForm, toBody(values, uploads.addresses)))
		const isForgotten =
			outcome?.kind === 'refused' && outcome.errors.documents === 'unknown_document'
		if (!isForgotten || !again) return outcome
		documents.forgetAddresses()
		return attempt(values, shown, false)
	}

	function finish(outcome: Outcome, values: FormValues, shown: Shown): void {
		if (outcome.kind !== 'failed') shown.forget()
		if (outcome.kind === 'failed') fail('apply.failed', outcome.unsent !== undefined, shown)
		else if (outcome.kind === 'too-often') sayTooOften(outcome.seconds)
		else if (outcome.kind === 'refused') {
			if (check(values, outcome.errors, shown)) sayFailed('apply.failed')
		} else {
			const count = documents.read().documents.length
			const { reference } = outcome
			shown.reset()
			shown.setSent({ reference })
			notify({
				tone: 'success',
				title: 'apply.sent.title',
				text: 'apply.sent.text',
				values: { count },
				reference,
			})
		}
	}

	return async function send(values: FormValues, shown: Shown): Promise<void> {
		const { setSending } = shown
		if (!check(values, errorsOf(values), shown)) return
		dismissWarnings()
		setSending(true)
		const pressed = document.activeElement
		try {
			const outcome = await attempt(values, shown, true)
			setSending(false)
			if (outcome?.kind !== 'sent') returnFocus(pressed)
			if (outcome) finish(outcome, values, shown)
		} finally {
			setSending(false)
		}
	}
}
