import { paths } from '#domain/paths.ts'
import type { Store } from '../store/store.ts'

/**
 * What a mail about a case opens, made while the mail leaves: an own link for the address on file. A mail that waited while the address
 * changed, and one that tells the address before of it, lead to the page without opening it.
 */
export async function mailedAddress(
	store: Store,
	siteUrl: string,
	caseId: string,
	recipient: string,
): Promise<string> {
	const page = `${siteUrl}${paths.status()}`
	const token = await store.cases.mintMailed(caseId, recipient)
	return token === null ? page : `${page}/${token}`
}
