/**
 * A contact message goes out on three channels. It is stored first, because the row decides which of several equal
 * calls is the one that sends; a database that does not answer at once holds nobody up.
 */
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { ContactForm } from '#domain/forms/contact.ts'
import type { Spooled } from '../deliver/contact-spool.ts'
import type { FirstTry } from '../deliver/deliveries.ts'
import { backOff } from '../deliver/worker.ts'
import { errorCode, log } from '../log.ts'
import type { Services } from '../services.ts'
import type { Failure } from '../store/claims.ts'
import { referenceOf } from '../store/reference.ts'
import type { Submitted } from '../store/submissions.ts'
import { type Channel, channels, type Submission } from '../store/tables.ts'
import type { Call } from './form-taker.ts'
import { type Answer, storeDown } from './responses.ts'
import { keyReused } from './single-flight.ts'

const kind = 'contact_submissions'
/** How long the other channels wait for the database's word. */
const databasePatience = 700

const outcome = v.picklist(['delivered', 'failed'])
const told = v.object({
	reference: v.string(),
	channels: v.object({ database: outcome, email: outcome, spreadsheet: outcome }),
})
type Told = v.InferOutput<typeof told>

type Tries = Record<Channel, FirstTry>

function tell(reference: string, took: Record<Channel | 'database', boolean>): Told {
	const word = (ok: boolean) => (ok ? 'delivered' : 'failed')
	return {
		reference,
		channels: {
			database: word(took.database),
			email: word(took.email),
			spreadsheet: word(took.spreadsheet),
		},
	}
}

const tookBy = ({ email, spreadsheet }: Tries) => ({
	email: email.failure === null,
	spreadsheet: spreadsheet.failure === null,
})

/** What is to be written down now; the rest when it is known. */
function outcomeOf({ failure, late }: FirstTry): Failure | 'under way' | null {
	return late ? 'under way' : failure
}

const failedAll = ({ channels: all }: Told) => Object.values(all).every((word) => word === 'failed')

/** When every channel failed the visitor is told so, and nothing is kept. */
const answerWith = (body: Told): Answer => ({ status: failedAll(body) ? 502 : 201, body })

export function createContact({ store, deliveries, secret, statusAddresses }: Services) {
	const { spool } = deliveries

	/** What is stored has a status page: its link is new in every answer, and kept in none. */
	const answerAgain = async (body: Told, id: string): Promise<Answer> => ({
		status: 201,
		body: { ...body, ...(await statusAddresses.again(id)) },
	})

	async function sendAll(submission: Submission): Promise<Tries> {
		const [email, spreadsheet] = await Promise.all([
			deliveries.tryFirst('email', submission),
			deliveries.tryFirst('spreadsheet', submission),
		])
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
			if (answer) return answerAgain(v.parse(told, JSON.parse(answer)), id)
			const rows = await store.deliveries.ofSubmission(id)
			const inProgress = rows.some(({ claimedBy }) => deliveries.isAtWork(claimedBy)) && tries < 40
			if (!inProgress) {
				// Its process died before it could answer: what came of each channel so far is the answer.
				const took = (channel: Channel) =>
					rows.some((row) => row.channel === channel && row.delivered)
				const body = tell(reference, {
					database: true,
					email: took('email'),
					spreadsheet: took('spreadsheet'),
				})
				return answerAgain(body, id)
			}
			await wait(250)
		}
	}

	/** The visitor does not wait for this to work, but the claim on the rows ends, so it is tried for a while. */
	async function settle(submission: Submission, tries: Tries, body: Told): Promise<void> {
		const next = new Date(Date.now() + backOff(1))
		const outcomes = { email: outcomeOf(tries.email), spreadsheet: outcomeOf(tries.spreadsheet) }
		for (let count = 0; count < 15; count += 1) {
			try {
				const answer = JSON.stringify(body)
				await store.deliveries.settleFirst({
					submissionId: submission.id,
					outcomes,
					next,
					answer,
				})
				for (const channel of channels) {
					const { late } = tries[channel]
					if (late) await deliveries.concludeLate(submission, channel, late)
				}
				return
			} catch (error) {
				log.warn('delivery not recorded', { kind, code: errorCode(error) })
				await wait(1000, undefined, { ref: false })
			}
		}
	}

	async function answerStored(
		submission: Submission,
		tries: Tries,
		link: { status_address: string },
	): Promise<Answer> {
		const body = tell(submission.reference, { database: true, ...tookBy(tries) })
		log.info('submission stored', { kind, reference: submission.reference })
		await Promise.race([settle(submission, tries, body), wait(2000, undefined, { ref: false })])
		return { status: 201, body: { ...body, ...link } }
	}

	async function answerUnstored(draft: Spooled, tries: Tries): Promise<Answer> {
		const body = tell(draft.reference, { database: false, ...tookBy(tries) })
		await keepTries(draft, tries)
		const late = channels.flatMap((channel) => tries[channel].late?.settled ?? [])
		if (late.length > 0) void keepLate(draft, tries)
		return answerWith(body)
	}

	/** The file says what went out, and until when a slow channel may still take it. */
	async function keepTries(draft: Spooled, tries: Tries): Promise<void> {
		const delivered = channels.filter((channel) => tries[channel].failure === null)
		const isBusy = channels.some((channel) => tries[channel].late)
		if (delivered.length === 0 && !isBusy) return spool.remove(draft.key)
		const body = tell(draft.reference, { database: false, ...tookBy(tries) })
		await keepSpooled({
			...draft,
			answer: delivered.length > 0 ? JSON.stringify(body) : null,
			delivered,
			...(isBusy
				? { busyUntil: new Date(Date.now() + deliveries.times.giveUp).toISOString() }
				: {}),
		})
	}

	async function keepLate(draft: Spooled, { email, spreadsheet }: Tries): Promise<void> {
		const over = async (one: FirstTry): Promise<FirstTry> =>
			one.late ? { failure: await one.late.settled, late: null } : one
		await keepTries(draft, { email: await over(email), spreadsheet: await over(spreadsheet) })
	}

	async function keepSpooled(draft: Spooled): Promise<void> {
		await spool.keep(draft).catch((error) => {
			// Database and disk are both gone; what went out by mail is all there will be.
			log.error('submission can not wait', { reference: draft.reference, code: errorCode(error) })
		})
	}

	return async ({ form, key, fingerprint, language }: Call<ContactForm>): Promise<Answer> => {
		const before = await spool.find(key).catch(() => null)
		if (before?.answer) {
			if (before.fingerprint !== fingerprint) return keyReused
			return { status: 201, body: v.parse(told, JSON.parse(before.answer)) }
		}
		if (before?.busyUntil && Date.parse(before.busyUntil) > Date.now()) {
			// Told once that it failed, but a slow channel still has it: sent again now, it might arrive twice.
			const nothing = { database: false, email: false, spreadsheet: false }
			return answerWith(tell(before.reference, nothing))
		}
		const { inquiryType, ...rest } = form
		const fields = { ...rest, inquiry_type: inquiryType }
		const reference = referenceOf(key, secret)
		const createdAt = new Date().toISOString()
		const given = { key, fingerprint, language, reference, createdAt, fields }
		const draft: Spooled = { ...given, answer: null, delivered: [] }
		const unstored: Submission = {
			kind,
			id: '',
			reference,
			created_at: createdAt,
			language,
			fields,
		}
		const claimedUntil = deliveries.leaseEnd().toISOString()

		const link = statusAddresses.next()
		const storing = store.submissions
			.submit({
				kind,
				...given,
				linkToken: link.token,
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
			const [tries, late] = await Promise.all([sendAll(unstored), storing])
			if (!late) return answerUnstored(draft, tries)
			return late.created
				? answerStored(late.submission, tries, link.told)
				: repeat(late, fingerprint, key)
		}
		if (!stored) {
			await keepSpooled(draft)
			return answerUnstored(draft, await sendAll(unstored))
		}
		if (!stored.created) return repeat(stored, fingerprint, key)
		return answerStored(stored.submission, await sendAll(stored.submission), link.told)
	}
}
