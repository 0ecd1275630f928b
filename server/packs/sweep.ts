import { errorCode, log } from '../log.ts'
import type { Services } from '../services.ts'

/** A pack is a copy: its file goes after some days, its row stays with the case. */
export async function sweepPacks(
	{ documents, store }: Pick<Services, 'documents' | 'store'>,
	signal?: AbortSignal,
): Promise<void> {
	const { packs } = store.cases
	for (const { id, file } of await packs.expired()) {
		if (signal?.aborted) return
		try {
			await documents.removeMade(file)
			await packs.forgetFile(id)
		} catch (error) {
			log.warn('pack not removed', { code: errorCode(error) })
		}
	}
}
