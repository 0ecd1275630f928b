/**
 * The outbox: a form that was sent without a network waits here, on this device, once the visitor has agreed. It leaves when
 * the network is back and the site is open, in one tab at a time, under the key of its first attempt: it arrives once.
 */
import { useSyncExternalStore } from 'react'
import { post, type Unsent } from '#app/form/submission.ts'
import { notify } from '../notices.ts'
import { deviceStore } from './device-store.ts'
import {
	faultsIn,
	isTooOld,
	isWaiting,
	type OpenForm,
	type SentNotice,
	type Waiting,
} from './outbox-rules.ts'

const records = deviceStore('rihla-outbox', 'waiting')
/** Says, without opening a database on every visit, that something waits; other tabs hear of its changes. */
const mark = 'waiting'

let waiting: Waiting[] = []
const listeners = new Set<() => void>()

function setMark(count: number): void {
	try {
		if (count > 0) localStorage.setItem(mark, `${count}`)
		else localStorage.removeItem(mark)
	} catch {
		// Without storage there is no outbox either.
	}
}

function hasMark(): boolean {
	try {
		return localStorage.getItem(mark) !== null
	} catch {
		return false
	}
}

async function refresh(): Promise<Waiting[]> {
	const all = ((await records.readAll()) ?? []).filter(isWaiting)
	const old = all.filter((one) => isTooOld(one, Date.now()))
	for (const { key } of old) await records.erase(key)
	waiting = all.filter((one) => !old.includes(one))
	setMark(waiting.length)
	for (const listener of listeners) listener()
	return waiting
}

/** False where the browser keeps nothing. */
export async function keepForLater(
	{ path, json, key }: Unsent,
	form: OpenForm,
	notice: SentNotice,
): Promise<boolean> {
	const one: Waiting = { ...form, path, json, key, notice, keptAt: Date.now() }
	const kept = await records.write(key, one)
	await refresh()
	return kept !== undefined
}

/** Resolves when it no longer waits: it has arrived, was refused, or was deleted. */
export function whenGone(key: string): Promise<void> {
	return new Promise((resolve) => {
		const look = () => {
			if (waiting.some((one) => one.key === key && !one.errors)) return
			listeners.delete(look)
			resolve()
		}
		listeners.add(look)
	})
}

export async function findWaiting(key: string): Promise<Waiting | undefined> {
	const one = await records.read(key)
	return isWaiting(one) ? one : undefined
}

export async function discard(key: string): Promise<void> {
	await records.erase(key)
	await refresh()
}

/** In one tab at a time: the next one to come finds nothing left. */
function alone(work: () => Promise<void>): Promise<void> {
	return navigator.locks ? navigator.locks.request('rihla-outbox', work) : work()
}

async function send(one: Waiting): Promise<void> {
	const outcome = await post(one.path, one.json, one.key)
	const errors = faultsIn(outcome)
	if (errors) await records.write(one.key, { ...one, errors })
	if (outcome.kind !== 'sent') return
	await records.erase(one.key)
	notify({ ...one.notice, tone: 'success', reference: outcome.reference })
}

export function sendWaiting(): Promise<void> {
	return alone(async () => {
		for (const one of await refresh()) if (!one.errors) await send(one)
		await refresh()
	})
}

function subscribe(listener: () => void): () => void {
	const onStorage = ({ key }: StorageEvent) => key === mark && void refresh()
	listeners.add(listener)
	addEventListener('storage', onStorage)
	if (hasMark()) void refresh()
	return () => {
		listeners.delete(listener)
		removeEventListener('storage', onStorage)
	}
}

const none: Waiting[] = []

export function useWaiting(): Waiting[] {
	return useSyncExternalStore(
		subscribe,
		() => waiting,
		() => none,
	)
}
