import { errorCode, log } from '../log.ts'
import type { Services } from '../services.ts'

/** A pack is a copy: its file goes after some days while its row stays with the case, and both go where the case is gone. */
export async function sweepPacks(
	{ documents, store }: Pick<Services, 'documents' | 'store'>,
	signal?: AbortSignal,
): Promise<void> {
	const { packs } = store.cases
	const removeEach = async (
		rows: readonly { id: string; file: string | null }[],
		forget: (id: string) => Promise<void>,
	) => {
		for (const { id, file } of rows) {
			if (signal?.aborted) return
			try {
				if (file !== null) await documents.removeMade(file)
				await forget(id)
			} catch (error) {
				log.warn('pack not removed', { code: errorCode(error) })
			}
		}
	}
	await removeEach(await packs.orphans(), packs.remove)
	await removeEach(await packs.expired(), packs.forgetFile)
}
