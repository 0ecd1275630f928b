/** With whom a case is spoken by WhatsApp: their number or the platform's id of them, when they last wrote, and whether they want it. */
import { randomUUID } from 'node:crypto'
import type { ContactKind } from '../conversation-tables.ts'
import type { Database } from '../database.ts'
import type { Run, Trx } from '../schema.ts'
import { type CaseRow, findCase } from './case-rows.ts'

/** Either is empty where it is not known. */
export interface WhatsappSender {
	number: string
	userId: string
}

export interface WhatsappPerson {
	/** Where a message goes: the number, else the platform's id. */
	recipient: string
	lastInAt: string | null
	stoppedAt: string | null
}

const kinds = ['phone', 'wa_user'] as const

export const valuesOf = ({
	number,
	userId,
}: WhatsappSender): { kind: ContactKind; value: string }[] =>
	[
		{ kind: 'phone' as const, value: number },
		{ kind: 'wa_user' as const, value: userId },
	].filter(({ value }) => value !== '')

/** What is known of everybody who is reached there, in whichever case they wrote. */
async function knownOf(run: Run, recipient: string): Promise<WhatsappPerson> {
	const { lastInAt, stoppedAt } = await run
		.selectFrom('contacts')
		.select(({ fn }) => [
			fn.max<string | null>('last_in_at').as('lastInAt'),
			fn.max<string | null>('stopped_at').as('stoppedAt'),
		])
		.where('value', '=', recipient)
		.where('kind', 'in', kinds)
		.executeTakeFirstOrThrow()
	return { recipient, lastInAt, stoppedAt }
}

async function phoneOf(run: Run, row: Pick<CaseRow, 'kind' | 'submission_id'>): Promise<string> {
	const found = await run
		.selectFrom(row.kind)
		.select('phone_e164')
		.where('id', '=', row.submission_id)
		.executeTakeFirst()
	return found?.phone_e164 ?? ''
}

/** Who wrote last in this case; before that the number it was submitted with. Null where neither is there. */
export async function whatsappPersonOf(run: Run, row: CaseRow): Promise<WhatsappPerson | null> {
	const wrote = await run
		.selectFrom('contacts')
		.select('value')
		.where('case_id', '=', row.id)
		.where('kind', 'in', kinds)
		.where('last_in_at', 'is not', null)
		.orderBy('last_in_at', 'desc')
		// Number and id of one person have the same time: the number comes first.
		.orderBy('kind')
		.limit(1)
		.executeTakeFirst()
	const recipient = wrote?.value ?? (await phoneOf(run, row))
	return recipient === '' ? null : knownOf(run, recipient)
}

async function addTo(
	trx: Trx,
	caseId: string,
	sender: WhatsappSender,
	times: { last_in_at?: string; stopped_at?: string },
): Promise<void> {
	for (const { kind, value } of valuesOf(sender)) {
		await trx
			.insertInto('contacts')
			.values({
				id: randomUUID(),
				case_id: caseId,
				kind,
				value,
				added_by: 'seen',
				added_at: new Date().toISOString(),
				...times,
			})
			.onConflict((known) => known.columns(['case_id', 'value']).doUpdateSet(times))
			.execute()
	}
}

/** They wrote: number and id belong together, and can be answered freely for a day. */
export async function noteWhatsappWord(
	trx: Trx,
	caseId: string,
	sender: WhatsappSender,
	at: string,
): Promise<void> {
	const { lastInAt } = await trx
		.selectFrom('contacts')
		.select(({ fn }) => fn.max<string | null>('last_in_at').as('lastInAt'))
		.where('case_id', '=', caseId)
		.where(
			'value',
			'in',
			valuesOf(sender).map(({ value }) => value),
		)
		.executeTakeFirstOrThrow()
	// What they wrote before may come after.
	await addTo(trx, caseId, sender, { last_in_at: (lastInAt ?? '') > at ? (lastInAt ?? at) : at })
}

/** In all their cases. False when it was so already. */
export async function stopWhatsapp(
	trx: Trx,
	caseIds: readonly string[],
	sender: WhatsappSender,
	at: string,
): Promise<boolean> {
	const values = valuesOf(sender).map(({ value }) => value)
	const stopped = await trx
		.selectFrom('contacts')
		.select('id')
		.where('value', 'in', values)
		.where('stopped_at', 'is not', null)
		.executeTakeFirst()
	if (stopped) return false
	for (const id of caseIds) await addTo(trx, id, sender, { stopped_at: at })
	return true
}

/** In all their cases. False when nothing was stopped. */
export async function resumeWhatsapp(trx: Trx, sender: WhatsappSender): Promise<boolean> {
	const { numUpdatedRows } = await trx
		.updateTable('contacts')
		.set({ stopped_at: null })
		.where(
			'value',
			'in',
			valuesOf(sender).map(({ value }) => value),
		)
		.where('stopped_at', 'is not', null)
		.executeTakeFirst()
	return numUpdatedRows > 0n
}

export function createWhatsappPeople(database: Database) {
	return {
		ofCase: async (row: CaseRow) => whatsappPersonOf(await database.ready(), row),

		/** When a message leaves: by then they may have stopped, or their day may be over. */
		of: async (recipient: string) => knownOf(await database.ready(), recipient),

		find: async (caseId: string): Promise<WhatsappPerson | null> => {
			const db = await database.ready()
			const row = await findCase(db, caseId)
			return row && whatsappPersonOf(db, row)
		},
	}
}
