import { errorCode, log } from '../log.ts'
import type { Store } from '../store/store.ts'

/** A new own link to the status page of a submission, for the one who has just sent it; absent while the database is down. */
export function createStatusAddress(store: Store, siteUrl: string) {
	return async (submissionId: string): Promise<{ status_address?: string }> => {
		try {
			// A case has the id of its submission.
			const token = await store.cases.mintLink(submissionId, 'own')
			return { status_address: `${siteUrl}/status/${token}` }
		} catch (error) {
			log.warn('no status link', { code: errorCode(error) })
			return {}
		}
	}
}
export type StatusAddress = ReturnType<typeof createStatusAddress>
