/**
 * A contact message goes out on three channels. It is stored first, because the row decides which of several equal
 * calls is the one that sends; a database that does not answer at once holds nobody up.
 */
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { ContactForm } from '#domain/forms/contact.ts'
import { backOff } from '../deliver/worker.ts'
import { errorCode, log } from '../log.ts'
import type { Services } from '../services.ts'
import type { Failure } from '../store/claims.ts'
import { referenceOf } from '../store/reference.ts'
import type { Submitted } from '../store/submissions.ts'
import { type Channel, channels, type Submission } from '../store/tables.ts'
import type { Waiting } from '../store/waiting.ts'
import { type Answer, storeDown } from './answer.ts'
import type { Call } from './form-endpoint.ts'
import { keyReused } from './once.ts'

const kind = 'contact_submissions'
/** How long the other channels wait for the database's word. */
const databasePatience = 700
/** How long a visitor waits for a channel; after that it is tried in the background. */
const channelPatience = 8000

const outcome = v.picklist(['delivered', 'failed'])
const told = v.object({
	reference: v.string(),
	channels: v.object({ database: outcome, email: outcome, spreadsheet: outcome }),
})
type Told = v.InferOutput<typeof told>

type Failures = Record<Channel, Failure | null>
const pending: Failure = { code: 'PENDING', outage: false, permanent: false }

function tell(reference: string, stored: boolean, failures: Failures): Told {
	const word = (ok: boolean) => (ok ? 'delivered' : 'failed')
	return {
		reference,
		channels: {
			database: word(stored),
			email: word(failures.email === null),
			spreadsheet: word(failures.spreadsheet === null),
		},
	}
}

const failedAll = ({ channels: all }: Told) => Object.values(all).every((word) => word === 'failed')

/** When every channel failed the visitor is told so, and nothing is kept. */
const answerWith = (body: Told): Answer => ({ status: failedAll(body) ? 502 : 201, body })

export function createContact({ store, deliveries }: Services) {
	const { waiting } = deliveries

	async function sendAll(submission: Submission): Promise<Failures> {
		const [email = null, spreadsheet = null] = await Promise.all(
			channels.map((channel) => deliveries.attempt(channel, submission, channelPatience)),
		)
		return { email, spreadsheet }
	}

	const repeat = (known: Submitted, fingerprint: string, key: string): Promise<Answer> =>
		findAnswer(known, fingerprint, key).catch(() => storeDown)

	/** Another call, here or in another process, stored this key: its answer is repeated once it is there. */
	async function findAnswer(known: Submitted, fingerprint: string, key: string): Promise<Answer> {
		if (known.fingerprint !== fingerprint) return keyReused
		const { id, reference } = known.submission
		for (let tries = 0; ; tries += 1) {
			const { answer } = (await store.submissions.findByKey(kind, key)) ?? known
			if (answer) return { status: 201, body: v.parse(told, JSON.parse(answer)) }
			const rows = await store.deliveries.ofSubmission(id)
			const inProgress = rows.some(({ claimedBy }) => deliveries.isAtWork(claimedBy)) && tries < 40
			if (!inProgress) {
				// Its process died before it could answer: what came of each channel so far is the answer.
				const failed = (channel: Channel) =>
					rows.some((row) => row.channel === channel && row.delivered) ? null : pending
				return answerWith(
					tell(reference, true, { email: failed('email'), spreadsheet: failed('spreadsheet') }),
				)
			}
			await wait(250)
		}
	}

	/** The visitor does not wait for this to work, but the claim on the rows ends, so it is tried for a while. */
	async function settle(id: string, failures: Failures, body: Told): Promise<void> {
		const next = new Date(Date.now() + backOff(1))
		for (let tries = 0; tries < 15; tries += 1) {
			try {
				return await store.deliveries.settleFirst(id, failures, next, JSON.stringify(body))
			} catch (error) {
				log.warn('delivery not recorded', { kind, code: errorCode(error) })
				await wait(1000, undefined, { ref: false })
			}
		}
	}

	async function answerStored(submission: Submission, failures: Failures): Promise<Answer> {
		const body = tell(submission.reference, true, failures)
		log.info('submission stored', { kind, reference: submission.reference })
		await Promise.race([
			settle(submission.id, failures, body),
			wait(2000, undefined, { ref: false }),
		])
		return answerWith(body)
	}

	async function answerUnstored(draft: Waiting, failures: Failures): Promise<Answer> {
		const body = tell(draft.reference, false, failures)
		if (failedAll(body)) {
			await waiting.remove(draft.key)
			return answerWith(body)
		}
		const delivered = channels.filter((channel) => failures[channel] === null)
		await keepWaiting({ ...draft, answer: JSON.stringify(body), delivered })
		return answerWith(body)
	}

	async function keepWaiting(draft: Waiting): Promise<void> {
		await waiting.keep(draft).catch((error) => {
			// Database and disk are both gone; what went out by mail is all there will be.
			log.error('submission can not wait', { reference: draft.reference, code: errorCode(error) })
		})
	}

	return async ({ form, key, fingerprint, language }: Call<ContactForm>): Promise<Answer> => {
		const before = await waiting.find(key).catch(() => null)
		if (before?.answer) {
			if (before.fingerprint !== fingerprint) return keyReused
			return { status: 201, body: v.parse(told, JSON.parse(before.answer)) }
		}
		const { inquiryType, ...rest } = form
		const fields = { ...rest, inquiry_type: inquiryType }
		const reference = referenceOf(key)
		const createdAt = new Date().toISOString()
		const given = { key, fingerprint, language, reference, createdAt, fields }
		const draft: Waiting = { ...given, answer: null, delivered: [] }
		const unstored: Submission = {
			kind,
			id: '',
			reference,
			created_at: createdAt,
			language,
			fields,
		}
		const claimedUntil = deliveries.leaseEnd().toISOString()

		const storing = store.submissions
			.submit({
				kind,
				...given,
				deliveries: channels.map((channel) => ({
					channel,
					claimedBy: deliveries.id,
					claimedUntil,
				})),
			})
			.catch((error) => {
				log.error('submission not stored', { kind, reference, code: errorCode(error) })
				return null
			})
		const patience = wait(databasePatience, 'slow' as const, { ref: false })
		const stored = await Promise.race([storing, patience])

		if (stored === 'slow') {
			const [failures, late] = await Promise.all([sendAll(unstored), storing])
			if (!late) return answerUnstored(draft, failures)
			return late.created ? answerStored(late.submission, failures) : repeat(late, fingerprint, key)
		}
		if (!stored) {
			await keepWaiting(draft)
			return answerUnstored(draft, await sendAll(unstored))
		}
		if (!stored.created) return repeat(stored, fingerprint, key)
		return answerStored(stored.submission, await sendAll(stored.submission))
	}
}
