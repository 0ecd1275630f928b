import { errorCode, log } from '../log.ts'
import { newSecret } from '../secret.ts'
import type { Store } from '../store/store.ts'

/** Links to the status page of a submission, for the one who has just sent it. Nobody knows yet whose address was typed: they open what the reference opens. */
export function createStatusAddresses(store: Store, siteUrl: string) {
	const told = (token: string) => ({ status_address: `${siteUrl}/status/${token}` })
	return {
		/** For a submission that is about to be stored, and its token with it. */
		next() {
			const token = newSecret()
			return { token, told: told(token) }
		},
		/** For one that was stored before; absent while the database is down. */
		async again(submissionId: string): Promise<{ status_address?: string }> {
			try {
				// A case has the id of its submission.
				return told(await store.cases.mintLink(submissionId, 'screen'))
			} catch (error) {
				log.warn('no status link', { code: errorCode(error) })
				return {}
			}
		},
	}
}
export type StatusAddresses = ReturnType<typeof createStatusAddresses>
