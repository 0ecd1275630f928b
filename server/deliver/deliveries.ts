import { setTimeout as wait } from 'node:timers/promises'
import { log } from '../log.ts'
import type { Settings } from '../settings.ts'
import type { Failure } from '../store/claims.ts'
import type { Store } from '../store/store.ts'
import type { Channel, Submission } from '../store/tables.ts'
import type { StartedAttempt } from './attempt.ts'
import type { Send } from './channel.ts'
import { createContactSpool, createSpoolStoring } from './contact-spool.ts'
import { createEmail } from './email.ts'
import { createMailTransport } from './mail-transport.ts'
import { companyQueue, outgoingQueue, type Queue } from './queues.ts'
import { createSpreadsheet } from './spreadsheet.ts'
import type { Templates } from './templates.ts'
import { createWhatsappSend } from './whatsapp-platform.ts'
import { type WhatsappTemplates, whatsappQueue } from './whatsapp-queue.ts'
import { createWorker, defaultTimes, type Times } from './worker.ts'

export type Deliveries = ReturnType<typeof createDeliveries>

/** What a visitor is told of a channel, and the try that goes on where it was not over by then. */
export type FirstTry = { failure: Failure | null; late: StartedAttempt | null }

export function createDeliveries(
	settings: Settings,
	store: Store,
	templates: { mail: Templates; whatsapp: WhatsappTemplates },
	times: Times = defaultTimes,
) {
	const spool = createContactSpool(settings.dataDir)
	const sendMail = createMailTransport(settings)
	const send: Record<Channel, Send> = {
		email: createEmail(settings, sendMail, store.staff.hasActive),
		spreadsheet: createSpreadsheet(settings),
	}
	const queues: Record<string, Queue> = {
		email: companyQueue(store, 'email', send.email),
		spreadsheet: companyQueue(store, 'spreadsheet', send.spreadsheet),
		outgoing: outgoingQueue(store, templates.mail, sendMail, settings.replyAddress),
	}
	if (settings.whatsapp) {
		const sendWhatsapp = createWhatsappSend(settings.whatsapp)
		queues.whatsapp = whatsappQueue(store, templates.whatsapp, sendWhatsapp)
	}
	const worker = createWorker(
		queues,
		{ sharesMachine: store.pool === null, before: createSpoolStoring(store, spool) },
		times,
	)

	/** Tries a channel while a visitor waits, but not for long. A try that has begun by then is never begun again. */
	async function tryFirst(channel: Channel, submission: Submission): Promise<FirstTry> {
		const attempt = worker.attempt(channel, (begun) => send[channel](submission, begun))
		const patience = wait(times.visitor, 'late' as const, { ref: false })
		const outcome = await Promise.race([attempt.settled, patience])
		if (outcome !== 'late') return { failure: outcome, late: null }
		const failure: Failure = { code: 'TIMEOUT', outage: false, permanent: false }
		return { failure, late: attempt.withdraw() ? null : attempt }
	}

	/** Holds the row of a first try that goes on, and writes down what came of it. */
	async function concludeLate(submission: Submission, channel: Channel, attempt: StartedAttempt) {
		const rows = await store.deliveries.ofSubmission(submission.id)
		const row = rows.find((one) => one.channel === channel)
		if (!row || row.delivered) return
		worker.conclude(
			channel,
			{
				id: row.id,
				attempts: row.attempts,
				said: { channel, kind: submission.kind, reference: submission.reference },
				send: async () => {},
				markDone: () => store.deliveries.markDelivered(row.id),
				markFailed: (...given) => store.deliveries.markFailed(row.id, ...given),
			},
			attempt,
		)
		log.info('delivery takes long', { channel, reference: submission.reference })
	}

	return { ...worker, spool, tryFirst, concludeLate }
}
