import { purge } from './erase/retention.ts'
import { errorCode, log } from './log.ts'
import { sweepPacks } from './packs/sweep.ts'
import { type Job, repeat } from './repeat.ts'
import type { Services } from './services.ts'
import type { Settings } from './settings.ts'

/** Every hour: unclaimed documents, packs whose time is over, photos that no text names, and ended sessions, tokens, devices, counts and visits. Once a day: what `RETENTION_DAYS` ends. */
export function keepUp(
	{ documents, eraser, photos, store }: Pick<Services, 'documents' | 'eraser' | 'photos' | 'store'>,
	{ dataDir, retentionDays }: Pick<Settings, 'dataDir' | 'retentionDays'>,
): Job {
	let purgedOn = ''

	async function round(signal: AbortSignal) {
		try {
			await documents.sweep(undefined, signal)
			await eraser.eraseOrphans(signal)
			await sweepPacks({ documents, store }, signal)
			await photos.sweep(signal)
			for (const rows of [
				store.guesses,
				store.sessions,
				store.staffTokens,
				store.staffDevices,
				store.cases.visits,
				store.cases.staffNotices,
				store.applicationDrafts,
				store.mailArrivals,
			]) {
				if (signal.aborted) return
				await rows.sweep()
			}
			const today = new Date().toISOString().slice(0, 10)
			if (retentionDays === null || purgedOn === today) return
			if (await store.retention.isAnnounced(retentionDays)) {
				await purge({ store, eraser }, dataDir, retentionDays, signal)
			}
			if (!signal.aborted) purgedOn = today
		} catch (error) {
			log.error('upkeep failed', { code: errorCode(error) })
		}
	}
	return repeat(round, () => 60 * 60 * 1000)
}
