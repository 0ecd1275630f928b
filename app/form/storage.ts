/**
 * Where records are stored: in the tab (until it is closed) or on the device (for a week), behind one interface. A browser that stores
 * nothing reports that, and the form goes on working.
 */
import { type Kept, parseKept } from './record.ts'

export interface RecordStorage {
	/** Undefined where the browser keeps nothing. */
	all: () => Promise<Kept[] | undefined>
	/** Stores what `change` makes of a record, without another tab coming between; undefined erases it. False when it could not be stored. */
	update: (id: string, change: (stored: Kept | undefined) => Kept | undefined) => Promise<boolean>
}

/** A chosen file. Private windows of some browsers refuse to store a `File`, and none refuses its bytes. */
export interface StoredFile {
	name: string
	type: string
	lastModified: number
	bytes: ArrayBuffer
}

const tabKey = 'forms'

function inTab(): Map<string, Kept> {
	const stored: unknown = JSON.parse(sessionStorage.getItem(tabKey) ?? '[]')
	const kept = (Array.isArray(stored) ? stored : []).flatMap((one) => parseKept(one) ?? [])
	return new Map(kept.map((one) => [one.id, one]))
}

/** All of it happens at once: it is done even when the page goes away in that moment. */
export const tabStorage: RecordStorage = {
	async all() {
		try {
			return [...inTab().values()]
		} catch {
			return undefined
		}
	},
	async update(id, change) {
		try {
			const kept = inTab()
			const next = change(kept.get(id))
			// Only this tab reads it, so no tombstone is needed.
			if (next && next.state !== 'gone') kept.set(id, next)
			else kept.delete(id)
			sessionStorage.setItem(tabKey, JSON.stringify([...kept.values()]))
			return true
		} catch {
			return false
		}
	},
}

let opened: Promise<IDBDatabase> | undefined

/** Where forms lay before they had one record. What they hold is private, and not taken over: decision 15 says why. */
const earlierDatabases = ['rihla-application', 'rihla-outbox']

function open(): Promise<IDBDatabase> {
	return new Promise((resolve, reject) => {
		for (const name of earlierDatabases) indexedDB.deleteDatabase(name)
		const request = indexedDB.open('rihla-forms', 1)
		request.addEventListener('upgradeneeded', () => {
			request.result.createObjectStore('records')
			request.result.createObjectStore('files')
		})
		request.addEventListener('success', () => {
			// Who deletes what sites keep need not wait for this page.
			request.result.addEventListener('versionchange', () => request.result.close())
			resolve(request.result)
		})
		request.addEventListener('error', () => {
			opened = undefined
			reject(request.error)
		})
	})
}

type Work<Result> = (records: IDBObjectStore, files: IDBObjectStore) => IDBRequest<Result>

/** Done when the transaction is: a request that succeeded may still be taken back by a full disk. Undefined where the device keeps nothing. */
async function within<Result>(
	mode: IDBTransactionMode,
	work: Work<Result>,
	again = true,
): Promise<{ result: Result } | undefined> {
	try {
		opened ??= open()
		const database = await opened
		return await new Promise((resolve, reject) => {
			const transaction = database.transaction(['records', 'files'], mode)
			const request = work(transaction.objectStore('records'), transaction.objectStore('files'))
			transaction.addEventListener('complete', () => resolve({ result: request.result }))
			transaction.addEventListener('abort', () => reject(transaction.error))
		})
	} catch (error) {
		// Browsers close a connection in the background; the next try opens another.
		if (again && error instanceof DOMException && error.name === 'InvalidStateError') {
			opened = undefined
			return within(mode, work, false)
		}
		// Private windows and full disks: the forms work without it.
		console.info('this device keeps nothing', error)
		return undefined
	}
}

/** All files of one record. */
const filesOf = (id: string) => IDBKeyRange.bound(`${id}/`, `${id}/\uffff`)

export const deviceStorage: RecordStorage = {
	async all() {
		const found = await within<unknown[]>('readonly', (records) => records.getAll())
		return found?.result.flatMap((one) => parseKept(one) ?? [])
	},
	async update(id, change) {
		const done = await within<unknown>('readwrite', (records, files) => {
			const reading = records.get(id)
			reading.addEventListener('success', () => {
				try {
					const next = change(parseKept(reading.result))
					if (next) records.put(next, id)
					else records.delete(id)
					if (!next || next.state === 'gone') files.delete(filesOf(id))
				} catch {
					// What can't even be asked for is as good as refused.
					records.transaction.abort()
				}
			})
			return reading
		})
		return done !== undefined
	},
}

export const deviceFiles = {
	async keep(record: string, id: string, file: File): Promise<boolean> {
		const bytes = await file.arrayBuffer().catch(() => undefined)
		if (!bytes) return false
		const { name, type, lastModified } = file
		const stored: StoredFile = { name, type, lastModified, bytes }
		return (
			(await within('readwrite', (_, files) => files.put(stored, `${record}/${id}`))) !== undefined
		)
	},
	drop: (record: string, id: string) =>
		within('readwrite', (_, files) => files.delete(`${record}/${id}`)),
	async read(record: string, id: string): Promise<File | undefined> {
		const found = await within<StoredFile | undefined>('readonly', (_, files) =>
			files.get(`${record}/${id}`),
		)
		if (!(found?.result?.bytes instanceof ArrayBuffer)) return undefined
		const { bytes, name, type, lastModified } = found.result
		return new File([bytes], name, { type, lastModified })
	},
}
