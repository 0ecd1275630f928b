/** Keeps the files of a form on the device as they are chosen, until they are taken out or their record has left. */
import { keptFiles } from './deliver.ts'
import type { Files } from './files.ts'
import type { RecordSync } from './record-sync.ts'
import { deviceFiles } from './storage.ts'

export function createFileKeeper(
	files: Files,
	sync: RecordSync,
	/** Whether there is one that the device does not keep. */
	onUnkept: (isOne: boolean) => void,
) {
	/** Those that the device was given. */
	const given = new Set<string>()
	/** And those of them that it refused. */
	const unkept = new Set<string>()

	return {
		/** Shows those of the record, as far as the device has them. */
		async restore(): Promise<void> {
			const record = sync.record()
			const kept = await keptFiles(record)
			if (sync.record().id !== record.id) return
			given.clear()
			unkept.clear()
			for (const { id } of kept) given.add(id)
			onUnkept(kept.length < record.files.length)
			files.restore(kept)
		},
		async save(): Promise<void> {
			const { id: record } = sync.record()
			const { chosen } = files.read()
			for (const { id, file } of chosen) {
				if (given.has(id)) continue
				given.add(id)
				void deviceFiles.keep(record, id, file).then((isKept) => {
					// It may have been taken out meanwhile.
					if (isKept || !given.has(id)) return
					unkept.add(id)
					onUnkept(true)
				})
			}
			for (const id of given) {
				if (chosen.some((one) => one.id === id)) continue
				given.delete(id)
				if (unkept.delete(id)) onUnkept(unkept.size > 0)
				void deviceFiles.drop(record, id)
			}
			await sync.attach(files.entries())
		},
		/** Whether every file could leave without this page. */
		hasAll: () => files.entries().every(({ id, address }) => address || !unkept.has(id)),
	}
}
