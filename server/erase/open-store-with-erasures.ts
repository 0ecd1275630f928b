import { openStorage } from '../documents/open-storage.ts'
import { errorCode, log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { openStore } from '../store/store.ts'
import { createEraser } from './eraser.ts'
import { createTombstoneFiles } from './tombstone-files.ts'

/** The store as everybody opens it: what was erased stays so, whatever backup it was restored from. */
export async function openStoreWithErasures(settings: Settings) {
	const storage = await openStorage(settings)
	const tombstoneFiles = createTombstoneFiles(storage, settings.dataDir)
	const store = await openStore(settings, (known) =>
		tombstoneFiles.unknown(known).catch((error) => {
			// Forms go on; the eraser asks again until it gets an answer.
			log.warn('tombstones can not be read', { code: errorCode(error) })
			return []
		}),
	)
	const eraser = createEraser(store, storage, tombstoneFiles, settings.dataDir)
	return { store, eraser, tombstoneFiles }
}
