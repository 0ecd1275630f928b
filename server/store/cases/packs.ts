/**
 * University packs as rows. One is asked for, a worker claims and makes it, its file lives some days in the store of documents.
 * The row stays with the case: what was typed is offered for the next pack, and the history says who made which.
 */
import { randomBytes } from 'node:crypto'
import { expressionBuilder } from 'kysely'
import * as v from 'valibot'
import { leftOutReasons, type PackBody, type PackFailure, packDays } from '#domain/cases/pack.ts'
import { createClaims, type Failure } from '../claims.ts'
import type { Database } from '../database.ts'
import type { Row, Tables, Trx } from '../schema.ts'
import type { Doing } from './case-changes.ts'
import { lockCase } from './case-rows.ts'
import { addEvent, idOfKey } from './events.ts'
import { touchCase } from './record-event.ts'

const day = 24 * 60 * 60 * 1000
const expiry = () => new Date(Date.now() + packDays * day).toISOString()

/** What is to be said of the documents, by their names. */
const packOutcome = v.object({
	leftOut: v.array(v.object({ document: v.string(), reason: v.picklist(leftOutReasons) })),
	/** In as they look; the signature is gone, so the original is sent along. */
	signed: v.array(v.string()),
	/** Where it was too large: those that take the most room. */
	largest: v.array(v.string()),
})
export type PackOutcome = v.InferOutput<typeof packOutcome>
const noOutcome: PackOutcome = { leftOut: [], signed: [], largest: [] }
const stored = v.pipe(v.string(), v.parseJson(), packOutcome)

export type PackRow = Omit<Row<'packs'>, 'outcome'> & { outcome: PackOutcome }
const readRow = ({ outcome, ...row }: Row<'packs'>): PackRow => ({
	...row,
	outcome: outcome === null ? noOutcome : v.parse(stored, outcome),
})

export type MadePack = { pages: number; size: number; outcome: PackOutcome }
export type NewPack = PackBody & { short: string }

const packs = expressionBuilder<Tables, 'packs'>()
const isOpen = packs.and([packs('made_at', 'is', null), packs('failed_at', 'is', null)])

/**
 * A document of the case was somebody else's, and copies of it may be in its packs: none can be opened any more, their files go with the
 * next sweep, and what is being made is not kept.
 */
export async function endPacks(trx: Trx, caseId: string): Promise<void> {
	const now = new Date().toISOString()
	const ofCase = trx.updateTable('packs').where('case_id', '=', caseId)
	await ofCase.set({ failed_at: now, failure_reason: 'not_made' }).where(isOpen).execute()
	await ofCase.set({ expires_at: now }).where('expires_at', '>', now).execute()
}

export function createPacks(database: Database) {
	const claims = createClaims(database, {
		name: 'packs',
		isOpen,
		isNotTaken: isOpen,
		takenAt: (made_at) => ({ made_at }),
	})
	const select = async () => (await database.ready()).selectFrom('packs').selectAll()

	/** Written once: a second process that made the same pack changes nothing. */
	const finish = (
		{ id, case_id, asked_by }: PackRow,
		result: Partial<Row<'packs'>>,
		pages: number | null,
	): Promise<boolean> =>
		database.transaction(async (trx) => {
			const at = new Date().toISOString()
			if (!(await lockCase(trx, case_id))) return false
			const { numUpdatedRows } = await trx
				.updateTable('packs')
				.set({ ...result, claimed_by: null, claimed_until: null, last_attempt_at: at })
				.where('id', '=', id)
				.where(isOpen)
				.executeTakeFirst()
			if (numUpdatedRows === 0n) return false
			if (pages !== null) {
				const data = { pack: id, pages }
				await addEvent(trx, { caseId: case_id, at, actor: asked_by, type: 'pack_made', data })
			}
			await touchCase(trx, case_id, asked_by)
			return true
		})

	return {
		hold: claims.hold,
		release: claims.release,

		/** Null when there is no such case. The case is locked: one that is being erased gets no pack that its tombstone does not name. */
		ask: (caseId: string, asked: NewPack, { actor, key }: Doing): Promise<string | null> =>
			database.transaction(async (trx) => {
				if (!(await lockCase(trx, caseId))) return null
				const id = idOfKey(key, actor, caseId, 'pack')
				const now = new Date().toISOString()
				await trx
					.insertInto('packs')
					.values({
						id,
						case_id: caseId,
						...asked,
						asked_by: actor,
						created_at: now,
						attempts: 0,
						next_attempt_at: now,
						outage: false,
						file: `pack-${randomBytes(16).toString('hex')}.pdf`,
						expires_at: expiry(),
					})
					.onConflict((known) => known.column('id').doNothing())
					.execute()
				return id
			}),

		async claimDue(by: string, until: Date, limit: number): Promise<PackRow[]> {
			const isDue = packs('next_attempt_at', '<=', new Date().toISOString())
			const claim = claims.claim(await database.ready(), by, until, isDue, limit)
			const ids = (await claim.returning('id').execute()).map(({ id }) => id)
			if (ids.length === 0) return []
			return (await (await select()).where('id', 'in', ids).execute()).map(readRow)
		},

		/** False when the row is gone or finished: then nobody knows of a file that was put away. */
		made: (row: PackRow, { pages, size, outcome }: MadePack): Promise<boolean> => {
			const made = { made_at: new Date().toISOString(), expires_at: expiry(), pages, size }
			return finish(row, { ...made, outcome: JSON.stringify(outcome) }, pages)
		},

		/** It can't be made of these documents. */
		notMade: (row: PackRow, reason: PackFailure, outcome = noOutcome): Promise<boolean> => {
			const failed = { failed_at: new Date().toISOString(), failure_reason: reason }
			return finish(row, { ...failed, outcome: JSON.stringify(outcome) }, null)
		},

		/** Something of ours went wrong: it is tried again. */
		failed: async (id: string, failure: Failure, next: Date) =>
			claims.failed(await database.ready(), packs('id', '=', id), failure, next, false),

		async find(caseId: string, id: string): Promise<PackRow | null> {
			const query = (await select()).where('id', '=', id).where('case_id', '=', caseId)
			const row = await query.executeTakeFirst()
			return row ? readRow(row) : null
		},

		/** Newest first. */
		async ofCase(caseId: string): Promise<PackRow[]> {
			const query = (await select()).where('case_id', '=', caseId)
			const rows = await query.orderBy('created_at', 'desc').orderBy('id').limit(20).execute()
			return rows.map(readRow)
		},

		/** Files whose time is over. */
		async expired(): Promise<{ id: string; file: string }[]> {
			return (await database.ready())
				.selectFrom('packs')
				.select(['id', 'file'])
				.where('file', 'is not', null)
				.$narrowType<{ file: string }>()
				.where('expires_at', '<', new Date().toISOString())
				.limit(500)
				.execute()
		},

		/** Packs of cases that are gone: a version from before there were packs erased the case. */
		async orphans(): Promise<{ id: string; file: string | null }[]> {
			return (await database.ready())
				.selectFrom('packs')
				.select(['id', 'file'])
				.where('case_id', 'not in', (eb) => eb.selectFrom('cases').select('id'))
				.limit(500)
				.execute()
		},

		async remove(id: string): Promise<void> {
			await (await database.ready()).deleteFrom('packs').where('id', '=', id).execute()
		},

		/** The bytes are gone. A pack that was never made by then never will be. */
		async forgetFile(id: string): Promise<void> {
			const now = new Date().toISOString()
			await (await database.ready())
				.updateTable('packs')
				.set(({ fn, eb }) => ({
					file: null,
					failed_at: eb
						.case()
						.when('made_at', 'is', null)
						.then(fn.coalesce('failed_at', eb.val(now)))
						.else(null)
						.end(),
				}))
				.where('id', '=', id)
				.execute()
		},
	}
}
