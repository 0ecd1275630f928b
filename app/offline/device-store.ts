/** Records on this device. Where storage is blocked or full, everything here quietly does nothing and answers undefined. */

function result<T>(request: IDBRequest<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		request.addEventListener('success', () => resolve(request.result))
		request.addEventListener('error', () => reject(request.error))
	})
}

export function deviceStore(database: string, store: string) {
	let opened: Promise<IDBDatabase> | undefined

	function open(): Promise<IDBDatabase> {
		opened ??= new Promise((resolve, reject) => {
			const request = indexedDB.open(database, 1)
			request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store))
			request.addEventListener('success', () => resolve(request.result))
			request.addEventListener('error', () => reject(request.error))
		})
		return opened
	}

	async function within<T>(
		mode: IDBTransactionMode,
		work: (records: IDBObjectStore) => IDBRequest<T>,
	): Promise<T | undefined> {
		try {
			const records = (await open()).transaction(store, mode).objectStore(store)
			return await result(work(records))
		} catch {
			// Private windows and full disks: the forms work without it.
			return undefined
		}
	}

	return {
		read: (key: string): Promise<unknown> => within('readonly', (records) => records.get(key)),
		readAll: (): Promise<unknown[] | undefined> =>
			within('readonly', (records) => records.getAll()),
		write: (key: string, value: unknown) =>
			within('readwrite', (records) => records.put(value, key)),
		erase: (key: string) => within('readwrite', (records) => records.delete(key)),
		clear: () => within('readwrite', (records) => records.clear()),
	}
}
