/** A visitor's machine with two tabs, a device that may be full and a server that a test lets fail, for tests of forms. */
import type { Outcome } from '#app/form/call.ts'
import type { FormValues } from '#app/form/fields.ts'
import { type FormRecord, isBlank, type Kept } from '#app/form/record.ts'
import { createRecordSync, type FormKind } from '#app/form/record-sync.ts'
import type { RecordStorage } from '#app/form/storage.ts'
import { keyOf } from '#app/form/submission-key.ts'
import { sendWaiting, sweep } from '#app/form/unattended.ts'

export function memoryStorage() {
	const kept = new Map<string, Kept>()
	let isFull = false
	const storage: RecordStorage = {
		all: async () => structuredClone([...kept.values()]),
		async update(id, change) {
			const next = change(structuredClone(kept.get(id)))
			if (isFull && next) return false
			if (next) kept.set(id, structuredClone(next))
			else kept.delete(id)
			return true
		},
	}
	return { kept, storage, fill: (full: boolean) => (isFull = full) }
}

/** Stores what comes, once for each key, as the real one does. */
function createServer() {
	const rows = new Map<string, string>()
	let mood: 'well' | 'deaf' | 'mute' | 'down' | 'strict' = 'well'
	return {
		rows,
		become(next: typeof mood) {
			mood = next
		},
		async deliver(record: FormRecord): Promise<Outcome> {
			const body = record.body ?? ''
			const key = keyOf(record, body)
			if (mood === 'deaf') return { kind: 'lost' }
			if (mood === 'down') return { kind: 'failed', status: 503 }
			if (mood === 'strict' && !rows.has(key))
				return { kind: 'refused', errors: { message: 'too_short' } }
			rows.set(key, body)
			return mood === 'mute'
				? { kind: 'lost' }
				: { kind: 'sent', answer: {}, reference: key, statusAddress: undefined }
		},
	}
}

export const kind: FormKind = {
	form: '/api/contact_submissions',
	endpoint: '/api/contact_submissions',
	page: '/contact',
	about: undefined,
	upload: undefined,
	notice: { title: 'contact.sent.title', text: 'contact.sent.text' },
	lasts: 'device',
}

/** A visitor's machine with two tabs. A tab's fields hold what its visitor sees. */
export function createMachine(lasts: 'tab' | 'device') {
	const device = memoryStorage()
	const server = createServer()
	const heard: ((id: string, left?: FormValues) => void)[] = []
	let now = 0
	const tabs = [0, 1].map((at) => {
		const tab = memoryStorage()
		let fields: FormValues = {}
		const make = () =>
			createRecordSync(
				{ ...kind, lasts },
				{
					tab: tab.storage,
					device: device.storage,
					now: () => now,
					tell(id, left) {
						for (const hear of heard) if (hear !== heard[at]) hear(id, left)
					},
				},
				(values) => {
					fields = { ...values }
				},
			)
		let sync = make()
		let isSending = false
		// As the page does: what it is sending, it settles itself.
		heard[at] = (id, left) => {
			if (!isSending) void sync.heard(id, left)
		}
		return {
			kept: tab.kept,
			fields: () => fields,
			sync: () => sync,
			async open(asked?: string) {
				fields = {}
				sync = make()
				const found = await sync.load(asked)
				fields = { ...found?.values }
			},
			async type(name: string, value: string) {
				fields = { ...fields, [name]: value }
				await sync.edit({ name: '', message: '', ...fields })
			},
			async send() {
				if (isBlank(fields)) return undefined
				const { id } = sync.record()
				const body = JSON.stringify(fields)
				await sync.edit({ name: '', message: '', ...fields })
				isSending = true
				return sync.send(id, body, server.deliver).finally(() => {
					isSending = false
				})
			},
			/** It has left, perhaps arrived, and the page is gone before the answer. */
			async crash() {
				const { id } = sync.record()
				const hang = (record: FormRecord) =>
					server.deliver(record).then(() => new Promise<never>(() => undefined))
				if (!isBlank(fields)) void sync.send(id, JSON.stringify(fields), hang)
				await new Promise((resolve) => setImmediate(resolve))
				await this.open()
			},
			async agree() {
				if (sync.record().body === undefined) return
				await sync.agree(sync.record().body ?? '')
			},
		}
	})
	return {
		device,
		server,
		tabs,
		sendWaiting: () =>
			sendWaiting(
				{
					device: device.storage,
					now: () => now,
					tell(id) {
						for (const hear of heard) hear(id)
					},
				},
				server.deliver,
				() => undefined,
			),
		pass(time: number) {
			now += time
		},
		sweep: () => sweep({ device: device.storage, now: () => now }),
	}
}
