/** A process that sends what is due and stops at a moment of it until it is ended: run by `server/deliver/killed.test.ts`. */
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { settingsOrExit } from '#scripts/settings-or-exit.ts'
import { createMailTransport } from '#server/deliver/mail-transport.ts'
import { outgoingQueue, type Queue } from '#server/deliver/queues.ts'
import { createWhatsappSend } from '#server/deliver/whatsapp-platform.ts'
import { whatsappQueue } from '#server/deliver/whatsapp-queue.ts'
import { whatsappTemplates } from '#server/desk/cases/whatsapp-templates.ts'
import { outgoingTemplates } from '#server/outgoing-templates.ts'
import { openServices } from '#server/services.ts'

const [channel, moment] = process.argv.slice(2)
const settings = settingsOrExit()
const services = await openServices(settings)
const { store } = services

/** For ever, and the test hears of it. */
const stay = () =>
	new Promise<never>(() => {
		console.log('here')
		setInterval(() => {}, 60_000)
	})
const stayAt = (named: string) => (moment === named ? stay() : undefined)

function queueOf(): Queue {
	if (channel === 'mail') {
		const { message, ...others } = outgoingTemplates(services, settings)
		const sendMail = createMailTransport(settings)
		return outgoingQueue(
			store,
			{ ...others, message: async (row) => (await stayAt('before')) ?? message?.(row) ?? null },
			async (mail, attempt) => {
				await sendMail(mail, attempt)
				await stayAt('after')
			},
			settings.replyAddress,
		)
	}
	if (!settings.whatsapp) throw new Error('no platform')
	const { wa_text, ...others } = whatsappTemplates(store, settings)
	const send = createWhatsappSend(settings.whatsapp)
	return whatsappQueue(
		store,
		{ ...others, wa_text: async (row) => (await stayAt('before')) ?? wa_text?.(row) ?? null },
		async (message, attempt) => {
			const id = await send(message, attempt)
			await stayAt('after')
			return id
		},
	)
}

const by = `${hostname()} ${process.pid} ${randomUUID()}`
const jobs = await queueOf().claimDue(by, new Date(Date.now() + 60_000), 100)
const attempt = { signal: new AbortController().signal, begin() {} }
await Promise.all(jobs.map((job) => job.send(attempt)))
