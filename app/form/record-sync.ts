/**
 * One open form and its record, without the page: several tabs may have the same record open, and each may end at any moment. Every change
 * is written to storage at once, as a change of the stored record and not as a copy over it.
 */
import type { Outcome } from './call.ts'
import type { FormValues } from './fields.ts'
import {
	advance,
	changesIn,
	type FormRecord,
	isBlank,
	isTooOld,
	type Kept,
	type RecordEvent,
} from './record.ts'
import type { RecordStorage } from './storage.ts'
import { newId } from './submission-key.ts'

export interface Stores {
	tab: RecordStorage
	device: RecordStorage
	now: () => number
	/** Tells other pages and tabs that a record has changed its state, and what has left with it. */
	tell: (id: string, left?: FormValues) => void
}

/** What is the same for all records of a form. */
export interface FormKind
	extends Pick<FormRecord, 'form' | 'endpoint' | 'page' | 'about' | 'upload' | 'notice'> {
	/** Where it is kept while it is typed. */
	lasts: 'tab' | 'device'
	/** Fields that mean something only for what the form is about. */
	aboutFields?: readonly string[] | undefined
}

type Extra = Pick<FormRecord, 'step' | 'reached'>

/** Still being edited: not sent, not cleared, not waiting for a connection. */
function isOpen(one: Kept): one is FormRecord & { state: 'typed' | 'sending' } {
	return one.state === 'typed' || one.state === 'sending'
}

export function createRecordSync(
	kind: FormKind,
	stores: Stores,
	/** The record was sent or cleared elsewhere: this is what is left to show. */
	onReplaced: (values: FormValues) => void,
) {
	const { lasts, aboutFields = [], ...fixed } = kind
	let record = blank()
	/** As far as the last try shows. */
	let isOnDevice = lasts === 'device'
	let isLoaded = false

	function blank(values: FormValues = {}, origin?: string): FormRecord {
		const id = newId()
		const savedAt = stores.now()
		return {
			...fixed,
			id,
			origin: origin ?? id,
			state: 'typed',
			values,
			files: [],
			turn: 0,
			savedAt,
		}
	}

	/** The record of this form: the one that was asked for, or the one last written. */
	async function find(asked: string | undefined): Promise<FormRecord | undefined> {
		const [onDevice, inTab] = await Promise.all([stores.device.all(), stores.tab.all()])
		const all = [...(onDevice ?? []), ...(inTab ?? [])]
		const fresh = all.filter((one) => one.form === kind.form && !isTooOld(one, stores.now()))
		const found =
			fresh.find((one): one is FormRecord => one.id === asked && one.state === 'refused') ??
			fresh.filter(isOpen).sort((a, b) => b.savedAt - a.savedAt)[0]
		isOnDevice = lasts === 'device' && onDevice !== undefined && !(found && inTab?.includes(found))
		return found
	}

	/** From now on this is the record. Returns what the form is filled in with. */
	function adopt(found: FormRecord | undefined): FormRecord | undefined {
		isLoaded = true
		record = found ? { ...found, ...fixed } : blank()
		if (!found || found.about === kind.about) return found
		const others = Object.entries(found.values).filter(([name]) => !aboutFields.includes(name))
		return { ...record, values: Object.fromEntries(others) }
	}

	/** In place of a record that has left: another one that is kept of this form, or nothing. */
	async function showOther(id: string): Promise<void> {
		const found = await find(undefined)
		if (record.id === id) onReplaced(adopt(found)?.values ?? {})
	}

	const isLasting = () => lasts === 'device' || record.state === 'refused'

	/** Writes where the record is stored; in the tab when the device refuses. */
	async function store(change: (stored: Kept | undefined) => Kept | undefined): Promise<void> {
		const { id } = record
		if (isLasting() && (await stores.device.update(id, change))) {
			// A copy from a time when the device was full.
			if (!isOnDevice) await stores.tab.update(id, () => undefined)
			isOnDevice = true
		} else {
			isOnDevice = false
			await stores.tab.update(id, change)
		}
	}

	/** Another tab has sent it, cleared it or let it wait: it is no longer this form's. */
	function hasLeft(stored: Kept | undefined): boolean {
		return stored !== undefined && !isOpen(stored) && stored.state !== record.state
	}

	/** False when the record has left elsewhere. */
	async function apply(event: RecordEvent): Promise<boolean> {
		const before = record
		const next = advance(record, event, stores.now())
		if (next.state !== 'gone') record = next
		let isGone = false
		// While the device could not be written to, this tab alone had all of it.
		const isBehind = isLasting() && !isOnDevice
		await store((stored) => {
			isGone ||= hasLeft(stored)
			if (isGone || stored?.state === 'gone') return stored
			const changed = advance(stored && !isBehind ? stored : before, event, stores.now())
			const isEmpty = changed.state === 'typed' && isBlank(changed.values, changed.files)
			return isEmpty ? undefined : changed
		})
		return !isGone
	}

	/**
	 * It has left, from here or elsewhere: what was typed since is a record of its own, and nothing else comes back. The page hears of it
	 * before anything is stored: what it still showed would be taken for something typed since.
	 */
	async function startAnew(id: string, values: FormValues): Promise<void> {
		if (record.id !== id) record = { ...record, values: { ...record.values, ...values } }
		else record = isBlank(values) ? blank() : blank(values, record.origin)
		onReplaced(record.values)
		if (!isBlank(record.values)) await store(() => record)
	}

	/** `values`: every field that is there now. While the record is still looked for nothing is written: it would be a second one. */
	async function edit(values: FormValues, extra: Extra = {}): Promise<void> {
		if (!isLoaded) return
		const changes = changesIn(record.values, values)
		const { id, step, reached } = record
		const isSame = (extra.step ?? step) === step && (extra.reached ?? reached) === reached
		if (Object.keys(changes).length === 0 && isSame) return
		if (!(await apply({ kind: 'edit', values: changes, about: kind.about, ...extra })))
			await startAnew(id, changes)
	}

	async function attach(files: FormRecord['files']): Promise<void> {
		if (JSON.stringify(files) !== JSON.stringify(record.files))
			await apply({ kind: 'attach', files })
	}

	/** It leaves the form: whatever another tab has written since it was sent stays, as a record of its own. */
	async function leave(event: RecordEvent, sent: FormValues): Promise<boolean> {
		const { id } = record
		const before = record
		let rest: FormValues = {}
		const change = (stored: Kept | undefined) => {
			if (stored?.state === 'gone' || hasLeft(stored)) return stored
			rest = stored ? changesIn(sent, stored.values) : {}
			return advance(stored ?? before, event, stores.now())
		}
		const isWaiting = event.kind === 'agree'
		// A tombstone is written to the device only if other tabs can have seen the record there.
		const isSeen = isWaiting || isLasting()
		const isLeft = isSeen && (await stores.device.update(id, change))
		if (isWaiting && !isLeft) return false
		// A full device still accepts deletions.
		if (isSeen && !isLeft) await stores.device.update(id, () => undefined)
		await stores.tab.update(id, (stored) => {
			if (stored && !isSeen) change(stored)
			return undefined
		})
		await startAnew(id, rest)
		if (event.kind === 'accept') await clearSent(before.origin, sent)
		stores.tell(id, sent)
		return true
	}

	/** Two tabs sent two versions at once, and what was left of one was the other: that has arrived too. */
	async function clearSent(origin: string, sent: FormValues): Promise<void> {
		const isSent = (one: Kept | undefined) =>
			one && isOpen(one) && one.origin === origin && isBlank(changesIn(sent, one.values))
		for (const { id } of ((await stores.device.all()) ?? []).filter(isSent)) {
			await stores.device.update(id, (stored) => (isSent(stored) ? undefined : stored))
			stores.tell(id, sent)
		}
	}

	return {
		load: async (asked?: string) => adopt(await find(asked)),
		edit,
		attach,
		record: () => record,
		isOnDevice: () => isOnDevice,
		/** The record is stored before it is sent, so that another page can repeat the call under the same key. Undefined when another tab sent it meanwhile. */
		async send(
			/** Of the record that the body was read from. */
			id: string,
			body: string,
			deliver: (record: FormRecord) => Promise<Outcome>,
		): Promise<Outcome | undefined> {
			if (record.id !== id) return undefined
			if (!(await apply({ kind: 'send', body }))) {
				await startAnew(id, {})
				return undefined
			}
			const { values } = record
			const outcome = await deliver(record)
			if (outcome.kind === 'sent') {
				await leave({ kind: 'accept' }, values)
				await showOther(record.id)
			} else if (outcome.kind === 'refused') await apply({ kind: 'refuse', errors: outcome.errors })
			else if (outcome.kind !== 'lost') await apply({ kind: 'fail' })
			else stores.tell(id)
			return outcome
		},
		/** The visitor agreed that it waits. False where the browser keeps nothing. */
		agree: (body: string) => leave({ kind: 'agree', body }, record.values),
		clear: () => leave({ kind: 'clear' }, record.values),
		/** Another tab has changed the state of a record; if it was this one, it may be gone from here. */
		async heard(id: string, left?: FormValues): Promise<void> {
			if (id !== record.id) return
			const stored = (await stores.device.all())?.find((one) => one.id === id)
			if (record.id !== id) return
			// With storage full no tombstone was written, so `left` is the only sign that the record was sent; what was typed since is in this tab alone.
			if (left && !stored) {
				await stores.tab.update(id, () => undefined)
				await startAnew(id, changesIn(left, record.values))
			} else if (hasLeft(stored)) await showOther(id)
		},
	}
}

export type RecordSync = ReturnType<typeof createRecordSync>
