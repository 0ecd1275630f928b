import type { ApplicationForm } from '#domain/forms/application.ts'
import type { Services } from '../services.ts'
import type { Call } from './form-taker.ts'
import { type Answer, refused } from './responses.ts'
import { storeForm } from './store-form.ts'

/** Stores the application and claims its documents together; answers the row as it was created. */
export function createApplication(services: Services) {
	return async (call: Call<ApplicationForm>): Promise<Answer> => {
		const names = call.form.documents.map(services.documents.nameIn)
		const documents = names.filter((name) => name !== null)
		// The same document behind two spellings of its address would be claimed once and counted twice.
		if (new Set(documents).size !== names.length) return refused({ documents: 'unknown_document' })
		return storeForm(
			services,
			call,
			{ kind: 'user_applications', documents },
			({ id, reference, created_at, language, fields }) => ({
				id,
				reference,
				created_at,
				language,
				...fields,
			}),
		)
	}
}
