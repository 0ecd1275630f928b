import type { ApplicationForm } from '#domain/forms/application.ts'
import type { Services } from '../services.ts'
import type { ClaimedDocument } from '../store/document-rows.ts'
import type { Submission } from '../store/tables.ts'
import type { Call } from './form-taker.ts'
import { type Answer, refused } from './responses.ts'
import { findStored, storeForm } from './store-form.ts'

/** The row as it was created. */
const createdRow = ({ id, reference, created_at, language, fields }: Submission) => ({
	id,
	reference,
	created_at,
	language,
	...fields,
})

/** Stores the application and claims its documents together; answers the row as it was created. */
export function createApplication(services: Services) {
	return async ({ form, ...call }: Call<ApplicationForm>): Promise<Answer> => {
		const { document_kinds: labels, ...fields } = form
		const claimed = form.documents.flatMap((address, at): ClaimedDocument[] => {
			const name = services.documents.nameIn(address)
			return name === null ? [] : [{ name, label: labels?.[at] ?? null }]
		})
		// The same document behind two spellings of its address would be claimed once and counted twice.
		const names = new Set(claimed.map(({ name }) => name))
		if (names.size !== form.documents.length) return refused({ documents: 'unknown_document' })
		const stored = { kind: 'user_applications', documents: claimed } as const
		return storeForm(services, { ...call, form: fields }, stored, createdRow)
	}
}

/** The answer to an application that was stored before: an intake that lay ahead then may have passed. */
export const findApplication =
	(services: Services) => (call: Pick<Call<unknown>, 'key' | 'fingerprint'>) =>
		findStored(services, call, 'user_applications', createdRow)
