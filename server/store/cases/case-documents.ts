/** The documents of a case, what was made of each, and those that were asked for. */
import { sql, type Transaction } from 'kysely'
import * as v from 'valibot'
import { documentStates } from '#domain/cases/codes.ts'
import type { Database, Run } from '../database.ts'
import type { Doing } from './case-changes.ts'
import { findCase } from './case-rows.ts'
import { addEvent, idOfKey } from './events.ts'
import type { NotifyApplicant } from './notify-applicant.ts'

const documentRow = v.object({
	name: v.string(),
	created_at: v.string(),
	content_type: v.string(),
	size: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
	case_id: v.string(),
	label: v.nullable(v.string()),
	title: v.nullable(v.string()),
	state: v.picklist(documentStates),
	reason: v.nullable(v.string()),
	/** Null where nobody scans. */
	scan: v.nullable(v.picklist(['waiting', 'clean', 'infected', 'unscannable'])),
	checked_by: v.nullable(v.string()),
	checked_at: v.nullable(v.string()),
})
export type CaseDocument = v.InferOutput<typeof documentRow>
const documentColumns = sql.join(Object.keys(documentRow.entries).map((name) => sql.ref(name)))

const requestRow = v.object({
	id: v.string(),
	document: v.string(),
	note: v.nullable(v.string()),
	due_on: v.nullable(v.string()),
	asked_by: v.string(),
	asked_at: v.string(),
	document_name: v.nullable(v.string()),
	/** `open`, `sent` once the applicant uploaded something for it, `done` once that was accepted. */
	state: v.picklist(['open', 'sent', 'done']),
})
const requestColumns = sql.join(Object.keys(requestRow.entries).map((name) => sql.ref(name)))

export type DocumentChange = {
	state?: CaseDocument['state'] | undefined
	label?: string | null | undefined
	title?: string | null | undefined
	reason?: string | null | undefined
}

export type NewRequest = { document: string; note?: string | null; due_on?: string | null }

export function createCaseDocuments(database: Database, notifyApplicant: NotifyApplicant) {
	async function find(run: Run, name: string): Promise<CaseDocument | null> {
		const { rows } = await sql`
			select ${documentColumns} from documents
			where name = ${name} and case_id is not null and stored_at is not null`.execute(run)
		return v.parse(v.array(documentRow), rows)[0] ?? null
	}

	/** A request follows the document that was sent for it: done when that is accepted, open again when it is refused. */
	async function settleRequest(trx: Transaction<unknown>, document: CaseDocument) {
		const states = { new: 'sent', accepted: 'done', refused: 'open' } as const
		await sql`
			update requests set state = ${states[document.state]}
			where case_id = ${document.case_id} and document_name = ${document.name}`.execute(trx)
	}

	return {
		find: async (name: string) => find(await database.ready(), name),

		async ofCase(caseId: string): Promise<CaseDocument[]> {
			const { rows } = await sql`
				select ${documentColumns} from documents
				where case_id = ${caseId} and stored_at is not null order by created_at, name`.execute(
				await database.ready(),
			)
			return v.parse(v.array(documentRow), rows)
		},

		/** Accepts, refuses, names. The last one to say something counts: everything said is in the history. */
		change: (name: string, changes: DocumentChange, { actor, key }: Doing) =>
			database.transaction(async (trx) => {
				const before = await find(trx, name)
				const row = before && (await findCase(trx, before.case_id))
				if (!before || !row) return null
				const at = new Date().toISOString()
				const isChecked = changes.state !== undefined && changes.state !== 'new'
				const { rows } = await sql`
					update documents set state = ${changes.state ?? before.state},
						label = ${changes.label === undefined ? before.label : changes.label},
						title = ${changes.title === undefined ? before.title : changes.title},
						reason = ${changes.state === undefined ? before.reason : (changes.reason ?? null)},
						checked_by = ${isChecked ? actor : before.checked_by},
						checked_at = ${isChecked ? at : before.checked_at}
					where name = ${name} returning ${documentColumns}`.execute(trx)
				const after = v.parse(documentRow, rows[0])
				const eventId = idOfKey(key, actor, name, 'document')
				const data = { document: name, state: [before.state, after.state], label: after.label }
				const told = { id: eventId, caseId: row.id, at, actor, type: 'document', data }
				await addEvent(trx, { ...told, version: row.version })
				await settleRequest(trx, after)
				// Whoever refuses another document at this moment waits here, and finds the mail that tells of both.
				await sql`update cases set updated_at = ${at} where id = ${row.id}`.execute(trx)
				if (changes.state === 'refused') await notifyApplicant(trx, row, eventId)
				return after
			}),

		async requestsOf(caseId: string) {
			const { rows } = await sql`
				select ${requestColumns} from requests where case_id = ${caseId} order by asked_at, id`.execute(
				await database.ready(),
			)
			return v.parse(v.array(requestRow), rows)
		},

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
				await sql`
					insert into requests (id, case_id, document, note, due_on, asked_by, asked_at, state)
					values (${id}, ${caseId}, ${wanted.document}, ${wanted.note ?? null}, ${wanted.due_on ?? null},
						${actor}, ${at}, 'open')`.execute(trx)
				await sql`update cases set updated_at = ${at} where id = ${caseId}`.execute(trx)
				await notifyApplicant(trx, row, eventId)
				return id
			}),
	}
}
