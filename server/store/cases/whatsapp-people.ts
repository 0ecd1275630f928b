/** With whom a case is spoken by WhatsApp: their number or the platform's id of them, when they last wrote, and whether they want it. */
import { randomUUID } from 'node:crypto'
import type { ContactKind } from '../conversation-tables.ts'
import type { Database } from '../database.ts'
import { ownDigest } from '../own-digest.ts'
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

const stopKeyOf = (run: Run, value: string) => ownDigest(run, `whatsapp ${value}`)

const stopKeysOf = (run: Run, sender: WhatsappSender) =>
	Promise.all(valuesOf(sender).map(({ value }) => stopKeyOf(run, value)))

/** What is known of everybody who is reached there, in whichever case they wrote. */
async function knownOf(run: Run, recipient: string): Promise<WhatsappPerson> {
	const { lastInAt } = await run
		.selectFrom('contacts')
		.select(({ fn }) => fn.max<string | null>('last_in_at').as('lastInAt'))
		.where('value', '=', recipient)
		.where('kind', 'in', kinds)
		.executeTakeFirstOrThrow()
	const stop = await run
		.selectFrom('whatsapp_stops')
		.select('stopped_at')
		.where('key', '=', await stopKeyOf(run, recipient))
		.executeTakeFirst()
	return { recipient, lastInAt, stoppedAt: stop?.stopped_at ?? null }
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
	lastInAt: string,
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
				last_in_at: lastInAt,
			})
			.onConflict((known) =>
				known.columns(['case_id', 'value']).doUpdateSet({ last_in_at: lastInAt }),
			)
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
	await addTo(trx, caseId, sender, (lastInAt ?? '') > at ? (lastInAt ?? at) : at)
}

/** In all their cases, also in those to come. False when it was so already. */
export async function stopWhatsapp(trx: Trx, sender: WhatsappSender, at: string): Promise<boolean> {
	const keys = await stopKeysOf(trx, sender)
	const known = await trx
		.selectFrom('whatsapp_stops')
		.select('key')
		.where('key', 'in', keys)
		.execute()
	await trx
		.insertInto('whatsapp_stops')
		.values(keys.map((key) => ({ key, stopped_at: at })))
		.onConflict((same) => same.doNothing())
		.execute()
	return known.length === 0
}

/** False when nothing was stopped. */
export async function resumeWhatsapp(trx: Trx, sender: WhatsappSender): Promise<boolean> {
	const { numDeletedRows } = await trx
		.deleteFrom('whatsapp_stops')
		.where('key', 'in', await stopKeysOf(trx, sender))
		.executeTakeFirst()
	return numDeletedRows > 0n
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
