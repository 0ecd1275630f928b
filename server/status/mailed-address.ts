import { paths } from '#domain/paths.ts'
import { emailKeyOf } from '../store/cases/applicant.ts'
import type { CaseRow } from '../store/cases/case-rows.ts'
import type { Store } from '../store/store.ts'

/**
 * What a mail about a case opens, made while the mail leaves: an own link for the address on file. A mail that waited while the address
 * changed, and one that tells the address before of it, lead to the page without opening it.
 */
export async function mailedAddress(
	store: Store,
	siteUrl: string,
	about: CaseRow,
	recipient: string,
): Promise<string> {
	if (emailKeyOf(recipient) !== about.email_key) return `${siteUrl}${paths.status()}`
	return `${siteUrl}${paths.status()}/${await store.cases.mintLink(about.id, 'mail')}`
}
