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

/** These names with the others by which the platform has called the same people. */
async function allNamesOf(run: Run, values: readonly string[]): Promise<string[]> {
	const others = await run
		.selectFrom('contacts')
		.select('same_as')
		.distinct()
		.where('value', 'in', values)
		.where('same_as', 'is not', null)
		.execute()
	return [...new Set([...values, ...others.flatMap(({ same_as }) => same_as ?? [])])]
}

/** Who has stopped under one name wants nothing under the other either. */
async function stopKeysOf(run: Run, values: readonly string[]): Promise<string[]> {
	const names = await allNamesOf(run, values)
	return Promise.all(names.map((value) => stopKeyOf(run, value)))
}

const namesOf = (sender: WhatsappSender) => valuesOf(sender).map(({ value }) => value)

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
		.where('key', 'in', await stopKeysOf(run, [recipient]))
		.orderBy('stopped_at')
		.limit(1)
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
		const other = namesOf(sender).find((name) => name !== value)
		const seen = { last_in_at: lastInAt, ...(other === undefined ? {} : { same_as: other }) }
		await trx
			.insertInto('contacts')
			.values({
				id: randomUUID(),
				case_id: caseId,
				kind,
				value,
				added_by: 'seen',
				added_at: new Date().toISOString(),
				...seen,
			})
			.onConflict((known) => known.columns(['case_id', 'value']).doUpdateSet(seen))
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
		.where('value', 'in', namesOf(sender))
		.executeTakeFirstOrThrow()
	// What they wrote before may come after.
	await addTo(trx, caseId, sender, (lastInAt ?? '') > at ? (lastInAt ?? at) : at)
}

/** In all their cases, also in those to come. False when it was so already. */
export async function stopWhatsapp(trx: Trx, sender: WhatsappSender, at: string): Promise<boolean> {
	const keys = await stopKeysOf(trx, namesOf(sender))
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
		.where('key', 'in', await stopKeysOf(trx, namesOf(sender)))
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
