/** Who was shown on the website is forgotten: first the tombstone is written, then the rows change in one transaction, then the photos go. */
import type { Photos } from '../content/photos.ts'
import type { SiteContent } from '../content/site-content.ts'
import { errorCode, log } from '../log.ts'
import type { Store } from '../store/store.ts'
import type { ContentErasure } from '../store/website/erasing.ts'
import type { TombstoneFiles } from './tombstone-files.ts'

export type EraseFromWebsite = ReturnType<typeof createEraseFromWebsite>

export function createEraseFromWebsite(
	{
		store,
		photos,
		content,
	}: {
		store: Pick<Store, 'website' | 'erasures'>
		photos: Pick<Photos, 'sweep'>
		content: Pick<SiteContent, 'refresh'>
	},
	tombstoneFiles: TombstoneFiles,
) {
	/** The same one again does nothing. */
	return async (erasure: Omit<ContentErasure, 'kind' | 'requestedAt'>): Promise<void> => {
		const { website, erasures } = store
		if (await website.erasures.isDone(erasure.id)) return
		const requestedAt = new Date().toISOString()
		const whole: ContentErasure = { ...erasure, kind: 'website', requestedAt }
		const name = await tombstoneFiles.keep([whole])
		try {
			await website.erasures.erase(whole)
		} catch (error) {
			// Only the answer may be lost. While nobody can say, the tombstone stays: what was asked for is then done at the next start.
			const isDone = await website.erasures.isDone(erasure.id).catch(() => null)
			if (isDone === false) await tombstoneFiles.remove(name)
			if (isDone !== true) throw error
		}
		await erasures.rememberTombstoneFiles([name])
		await content.refresh()
		await erasures.overwrite()
		// What fails here is done by the hourly round.
		await photos.sweep().catch((error: unknown) => {
			log.warn('photos not swept', { code: errorCode(error) })
		})
	}
}
