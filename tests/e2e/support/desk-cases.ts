/** Cases on the desk of the server under test; every story has its own, found by a name that no other has. */
import { addSampleDocuments } from '#server/desk/demo/sample-documents.ts'
import { openDocuments } from '#server/documents/documents.ts'
import type { Fields, Kind } from '#server/store/tables.ts'
import { newSubmission } from '../../factories/submissions.ts'
import { inStore } from './invited-person.ts'

const hour = 60 * 60 * 1000
let named = 0

/** No other story's cases are called so. */
export function ownName(): string {
	named += 1
	return `Nour${Date.now().toString(36)}${process.pid}${named}`
}

interface Wanted {
	kind?: Kind
	name: string
	/** Long enough, and the promise has passed. */
	hoursAgo?: number
	/** The mail address of a colleague. */
	assignee?: string
	language?: 'ar' | 'en'
	/** What else the form said. */
	fields?: Fields
}

/** The id of a new case. An application brings a picture and a PDF. */
export function newCase({
	kind = 'user_applications',
	name,
	hoursAgo = 0,
	assignee,
	language = 'ar',
	fields = {},
}: Wanted) {
	return inStore(async (store) => {
		const email = `${name}@mail.example`
		const isApplication = kind === 'user_applications'
		const { submission } = await store.submissions.submit(
			newSubmission(kind, {
				language,
				createdAt: new Date(Date.now() - hoursAgo * hour).toISOString(),
				fields: isApplication
					? { first_name: 'عمر', last_name: name, email, ...fields }
					: { name: `عمر ${name}`, email, ...fields },
			}),
		)
		if (isApplication) {
			const dataDir = process.env.E2E_DATA_DIR ?? ''
			const documents = await openDocuments({ dataDir, s3: null, siteUrl: '' }, store)
			await addSampleDocuments(store, documents, submission.id)
		}
		if (assignee) {
			const person = await store.staff.byEmail(assignee)
			const changes = { assignee_id: person?.id ?? null }
			await store.cases.change({ id: submission.id, version: 1 }, changes, { actor: 'system' })
		}
		return submission.id
	})
}

/** What the store has of it now. */
export const storedCase = (id: string) => inStore((store) => store.cases.find(id))
