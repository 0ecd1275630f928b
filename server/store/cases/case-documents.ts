/** The documents of a case, and what was made of each. */
import type { Database } from '../database.ts'
import type { Row, Run, Trx } from '../schema.ts'
import type { Doing } from './case-changes.ts'
import { addRequest } from './case-requests.ts'
import { type CaseRow, lockCase } from './case-rows.ts'
import { addEvent, idOfKey } from './events.ts'
import { keptBy, movedBy, turnAfter, writeTurn } from './happenings.ts'
import type { NotifyApplicant } from './notify-applicant.ts'
import { touchCase } from './record-event.ts'
import type { Reminders } from './reminders.ts'

const documentColumns = [
	'name',
	'created_at',
	'content_type',
	'size',
	'case_id',
	'label',
	'title',
	'file_name',
	'state',
	'reason',
	'scan',
	'checked_by',
	'checked_at',
	'message_id',
	'seconds',
] as const
export type CaseDocument = Pick<Row<'documents'>, (typeof documentColumns)[number]> & {
	case_id: string
}

export type DocumentChange = {
	state?: CaseDocument['state'] | undefined
	label?: string | null | undefined
	title?: string | null | undefined
	reason?: string | null | undefined
	/** A refused document is asked for again in the same step. */
	ask_again?: boolean | undefined
}

type Asks = { actor: string; at: string; eventId: string; isAskedAgain: boolean }

export function createCaseDocuments(
	database: Database,
	notifyApplicant: NotifyApplicant,
	{ begin }: Pick<Reminders, 'begin'>,
) {
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
	async function settleRequest(trx: Trx, { case_id, name, state, reason }: CaseDocument) {
		const states = { new: 'sent', accepted: 'done', refused: 'open' } as const
		const { numUpdatedRows } = await trx
			.updateTable('requests')
			// Why it is asked for once more is what the applicant reads beside it.
			.set({ state: states[state], ...(state === 'refused' ? { note: reason } : {}) })
			.where('case_id', '=', case_id)
			.where('document_name', '=', name)
			.where('state', '<>', 'withdrawn')
			.executeTakeFirst()
		return numUpdatedRows > 0n
	}

	/**
	 * A file that came by mail or WhatsApp answers a request once a colleague says which document it is, and no longer when they say
	 * something else. Only where that was the last one missing does the turn change.
	 */
	async function settleNamed(trx: Trx, row: CaseRow, { name, label }: CaseDocument, at: string) {
		await trx
			.updateTable('requests')
			.set({ state: 'open', document_name: null })
			.where('case_id', '=', row.id)
			.where('document_name', '=', name)
			.where('document', '<>', label ?? '')
			.where('state', '=', 'sent')
			.execute()
		if (label === null) return {}
		const asked = await trx
			.selectFrom('requests')
			.select('id')
			.where('case_id', '=', row.id)
			.where('document', '=', label)
			.where('state', '=', 'open')
			.orderBy('asked_at')
			.limit(1)
			.executeTakeFirst()
		if (!asked) return {}
		await trx
			.updateTable('requests')
			.set({ state: 'sent', document_name: name })
			.where('id', '=', asked.id)
			.execute()
		const after = await turnAfter(trx, row, 'named', at)
		await writeTurn(trx, row.id, after)
		return movedBy(row, after)
	}

	/** Refused, and asked for again where the colleague wants that: the turn goes to the applicant. */
	async function refuse(trx: Trx, row: CaseRow, document: CaseDocument, asks: Asks) {
		const { actor, at, eventId, isAskedAgain } = asks
		const isOpenAgain = await settleRequest(trx, document)
		if (isAskedAgain && !isOpenAgain) {
			const wanted = { document: document.label ?? 'other', note: document.reason }
			await addRequest(trx, { id: idOfKey(eventId, 'request'), caseId: row.id, wanted, actor, at })
		}
		const after = await turnAfter(trx, row, 'refused', at)
		await writeTurn(trx, row.id, after)
		if (isAskedAgain || isOpenAgain) await begin(trx, row, at)
		return { ...keptBy(row, after, at), ...movedBy(row, after) }
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
				// Locked: a second refusal at this moment waits here, then finds the mail that tells of both.
				const row = before && (await lockCase(trx, before.case_id))
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
				const isNamed = changes.state === undefined
				const type = isNamed ? 'document_named' : 'document'
				const eventId = idOfKey(key, actor, name, type)
				const isRefused = changes.state === 'refused'
				const asks = { actor, at, eventId, isAskedAgain: changes.ask_again === true }
				const isFromMessage = changes.label !== undefined && after.message_id !== null
				const named = isFromMessage ? await settleNamed(trx, row, after, at) : {}
				const moved = isRefused ? await refuse(trx, row, after, asks) : named
				if (!isNamed && !isRefused) await settleRequest(trx, after)
				const state = isNamed ? {} : { state: [before.state, after.state] }
				const data = { document: name, label: after.label, ...state, ...moved }
				const told = { id: eventId, caseId: row.id, at, actor, type, data }
				await addEvent(trx, { ...told, version: row.version })
				await touchCase(trx, row.id, actor)
				if (isRefused) await notifyApplicant(trx, row, eventId, 'refused')
				return after
			}),
	}
}
