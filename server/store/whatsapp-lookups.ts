/** What the rules of matching ask the store, within the transaction that takes the message. */
import type { WhatsappLookups } from '#domain/conversations/match-whatsapp.ts'
import { mailLookups } from './mail-lookups.ts'
import type { Trx } from './schema.ts'
import { kinds } from './tables.ts'

/** A family has a few cases; whoever has more than these is a test. */
const mostCases = 50

/** Each by its index. A case has the id of its submission. */
async function caseIdsOf(trx: Trx, values: readonly string[]): Promise<string[]> {
	const found = [
		await trx.selectFrom('contacts').select('case_id as id').where('value', 'in', values).execute(),
	]
	for (const kind of kinds) {
		found.push(await trx.selectFrom(kind).select('id').where('phone_e164', 'in', values).execute())
	}
	return [...new Set(found.flat().map(({ id }) => id))]
}

export const whatsappLookups = (trx: Trx): WhatsappLookups => ({
	async caseOfOurs(id) {
		const row = await trx
			.selectFrom('outgoing')
			.innerJoin('cases', 'cases.id', 'outgoing.case_id')
			.select('cases.id')
			.where('outgoing.external_id', '=', id)
			.executeTakeFirst()
		return row?.id ?? null
	},

	caseOfReference: mailLookups(trx).caseOfReference,

	async casesOfSender(values) {
		const ids = await caseIdsOf(trx, values)
		if (ids.length === 0) return []
		const rows = await trx
			.selectFrom('cases')
			.select(['id', 'kind', 'reference', 'created_at', 'closed_at', 'waiting_on'])
			.select(({ selectFrom }) => [
				selectFrom('messages')
					.select(({ fn }) => fn.max('messages.at').as('at'))
					.whereRef('messages.case_id', '=', 'cases.id')
					.where('channel', '=', 'wa')
					.as('spoke_at'),
				selectFrom('requests')
					.select(({ fn }) => fn.countAll<number>().as('n'))
					.whereRef('requests.case_id', '=', 'cases.id')
					.where('state', '=', 'open')
					.as('missing'),
			])
			.where('id', 'in', ids)
			.orderBy('created_at', 'desc')
			.limit(mostCases)
			.execute()
		return rows.map((row) => ({
			id: row.id,
			reference: row.reference,
			isApplication: row.kind === 'user_applications',
			createdAt: row.created_at,
			closedAt: row.closed_at,
			spokeAt: row.spoke_at,
			isMissing: Number(row.missing) > 0,
			isWaitingOnStudent: row.waiting_on === 'student',
		}))
	},
})
