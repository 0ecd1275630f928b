/** Forms kept on this device: those waiting for a connection, those the server refused, and the application that has no answer yet. */
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { notify } from '#app/notices/notices.ts'
import type { Sent } from './call.ts'
import { deliver } from './deliver.ts'
import type { FormValues } from './fields.ts'
import { type FormRecord, isTooOld, type SentNotice } from './record.ts'
import type { Stores } from './record-sync.ts'
import { deviceStorage, tabStorage } from './storage.ts'
import { sendWaiting as sendAll, sweep } from './unattended.ts'

/** `arrived`: it was sent from this tab. `left`: the values that were sent. Returns true when the listener itself shows the result. */
type Listener = (id: string, news: { arrived?: Sent; left?: FormValues | undefined }) => boolean

const message = v.object({ id: v.string(), left: v.optional(v.record(v.string(), v.string())) })

const listeners = new Set<Listener>()
/** Other tabs of this site. */
const others = new BroadcastChannel('rihla-forms')
others.addEventListener('message', ({ data }) => {
	const { success, output } = v.safeParse(message, data)
	if (success) hear(output.id, output)
})

function hear(...[id, news]: Parameters<Listener>): boolean {
	return [...listeners].map((listener) => listener(id, news)).includes(true)
}

export function onRecordChange(listener: Listener): () => void {
	listeners.add(listener)
	return () => void listeners.delete(listener)
}

export const stores: Stores = {
	tab: tabStorage,
	device: deviceStorage,
	now: Date.now,
	tell(id, left) {
		others.postMessage({ id, left })
		hear(id, { left })
	},
}

/** One tab at a time: the next tab then finds nothing left to send. */
function alone(work: () => Promise<void>): Promise<void> {
	return navigator.locks ? navigator.locks.request('rihla-forms', work) : work()
}

/** `count`: of its files. `isShown`: the page itself says where it can be followed. */
export function notifySent(notice: SentNotice, count: number, sent: Sent, isShown: boolean): void {
	const values = { count, ...notice.values }
	const statusAddress = isShown ? undefined : sent.statusAddress
	notify({ ...notice, values, tone: 'success', reference: sent.reference, statusAddress })
}

export function sendWaiting(): Promise<void> {
	return alone(() =>
		sendAll(stores, deliver, ({ id, notice, files }, arrived) =>
			notifySent(notice, files.length, arrived, hear(id, { arrived })),
		),
	)
}

export async function discard(id: string): Promise<void> {
	await deviceStorage.update(id, () => undefined)
	stores.tell(id)
}

export async function findKept(id: string): Promise<FormRecord | undefined> {
	const found = (await deviceStorage.all())?.find((one) => one.id === id)
	return found?.state === 'gone' ? undefined : found
}

let kept: FormRecord[] = []

function subscribe(listener: () => void): () => void {
	const refresh = async () => {
		const all = (await deviceStorage.all()) ?? []
		kept = all.flatMap((one) => (one.state === 'gone' || isTooOld(one, Date.now()) ? [] : one))
		listener()
	}
	void sweep(stores).then(refresh)
	return onRecordChange(() => {
		void refresh()
		return false
	})
}

const none: FormRecord[] = []

/** For the one part of a page that speaks of them. It also ends what is a week old. */
export function useKeptForms(): FormRecord[] {
	return useSyncExternalStore(
		subscribe,
		() => kept,
		() => none,
	)
}
