/** The documents of a case, what was made of each, and those that were asked for. */
import type { Database } from '../database.ts'
import type { Row, Run, Trx } from '../schema.ts'
import type { Doing } from './case-changes.ts'
import { findCase } from './case-rows.ts'
import { addEvent, idOfKey } from './events.ts'
import type { NotifyApplicant } from './notify-applicant.ts'
import { touchCase } from './record-event.ts'

const documentColumns = [
	'name',
	'created_at',
	'content_type',
	'size',
	'case_id',
	'label',
	'title',
	'state',
	'reason',
	'scan',
	'checked_by',
	'checked_at',
] as const
export type CaseDocument = Pick<Row<'documents'>, (typeof documentColumns)[number]> & {
	case_id: string
}

export type DocumentChange = {
	state?: CaseDocument['state'] | undefined
	label?: string | null | undefined
	title?: string | null | undefined
	reason?: string | null | undefined
}

export type NewRequest = { document: string; note?: string | null; due_on?: string | null }

export function createCaseDocuments(database: Database, notifyApplicant: NotifyApplicant) {
	const select = (run: Run) =>
		run
			.selectFrom('documents')
			.select(documentColumns)
			.where('case_id', 'is not', null)
			.$narrowType<{ case_id: string }>()
			.where('stored_at', 'is not', null)

	const find = async (run: Run, name: string): Promise<CaseDocument | null> =>
		(await select(run).where('name', '=', name).executeTakeFirst()) ?? null

	/** A request follows the document that was sent for it: done when that is accepted, open again when it is refused. */
	async function settleRequest(trx: Trx, { case_id, name, state }: CaseDocument) {
		const states = { new: 'sent', accepted: 'done', refused: 'open' } as const
		await trx
			.updateTable('requests')
			.set({ state: states[state] })
			.where('case_id', '=', case_id)
			.where('document_name', '=', name)
			.execute()
	}

	return {
		find: async (name: string) => find(await database.ready(), name),

		ofCase: async (caseId: string): Promise<CaseDocument[]> =>
			select(await database.ready())
				.where('case_id', '=', caseId)
				.orderBy('created_at')
				.orderBy('name')
				.execute(),

		/** Accepts, refuses or names a document. No version is compared: the last change wins, and the history has them all. */
		change: (name: string, changes: DocumentChange, { actor, key }: Doing) =>
			database.transaction(async (trx) => {
				const before = await find(trx, name)
				const row = before && (await findCase(trx, before.case_id))
				if (!before || !row) return null
				const at = new Date().toISOString()
				const isChecked = changes.state !== undefined && changes.state !== 'new'
				const after = await trx
					.updateTable('documents')
					.set({
						state: changes.state ?? before.state,
						label: changes.label === undefined ? before.label : changes.label,
						title: changes.title === undefined ? before.title : changes.title,
						reason: changes.state === undefined ? before.reason : (changes.reason ?? null),
						checked_by: isChecked ? actor : before.checked_by,
						checked_at: isChecked ? at : before.checked_at,
					})
					.where('name', '=', name)
					.returning(documentColumns)
					.$narrowType<{ case_id: string }>()
					.executeTakeFirstOrThrow()
				const eventId = idOfKey(key, actor, name, 'document')
				const data = { document: name, state: [before.state, after.state], label: after.label }
				const told = { id: eventId, caseId: row.id, at, actor, type: 'document', data }
				await addEvent(trx, { ...told, version: row.version })
				await settleRequest(trx, after)
				// Also a lock: a second refusal at this moment waits here, then finds the mail that tells of both.
				await touchCase(trx, row.id, actor)
				if (changes.state === 'refused') await notifyApplicant(trx, row, eventId)
				return after
			}),

		requestsOf: async (caseId: string) =>
			(await database.ready())
				.selectFrom('requests')
				.select([
					'id',
					'document',
					'note',
					'due_on',
					'asked_by',
					'asked_at',
					'document_name',
					'state',
				])
				.where('case_id', '=', caseId)
				.orderBy('asked_at')
				.orderBy('id')
				.execute(),

		/** Asks for a document that is missing; null when there is no such case. */
		request: (caseId: string, wanted: NewRequest, { actor, key }: Doing): Promise<string | null> =>
			database.transaction(async (trx) => {
				const row = await findCase(trx, caseId)
				if (!row) return null
				const id = idOfKey(key, actor, caseId, 'request')
				const at = new Date().toISOString()
				const eventId = idOfKey(id, 'event')
				const data = { request: id, document: wanted.document, due_on: wanted.due_on ?? null }
				const told = { id: eventId, caseId, at, actor, type: 'requested', data }
				if (!(await addEvent(trx, { ...told, version: row.version }))) return id
				const { document, note = null, due_on = null } = wanted
				const asked = { asked_by: actor, asked_at: at, state: 'open' } as const
				await trx
					.insertInto('requests')
					.values({ id, case_id: caseId, document, note, due_on, ...asked })
					.execute()
				await touchCase(trx, caseId, actor)
				await notifyApplicant(trx, row, eventId)
				return id
			}),
	}
}
