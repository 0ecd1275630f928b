/** What the rules of matching ask the store, within the transaction that takes the mail. */
import type { MailLookups } from '#domain/conversations/match-mail.ts'
import { emailKeyOf } from './cases/applicant.ts'
import type { Trx } from './schema.ts'

/** A family has a few cases; whoever has more than these is a test. */
const mostCases = 50

export const mailLookups = (trx: Trx): MailLookups => ({
	async casesOfMails(ids) {
		if (ids.length === 0) return new Map()
		const rows = await trx
			.selectFrom('outgoing')
			.innerJoin('cases', 'cases.id', 'outgoing.case_id')
			.select(['outgoing.id as mail', 'cases.id'])
			.where('outgoing.id', 'in', ids)
			.execute()
		return new Map(rows.map(({ mail, id }) => [mail, id]))
	},

	async caseOfTag(tag) {
		const query = trx.selectFrom('cases').select('id').where('reply_tag', '=', tag)
		return (await query.executeTakeFirst())?.id ?? null
	},

	/** Four tables drew theirs separately; where two have the same, neither is meant for sure. */
	async caseOfReference(reference) {
		const rows = await trx
			.selectFrom('cases')
			.select('id')
			.where('reference', '=', reference)
			.limit(2)
			.execute()
		return rows.length === 1 ? (rows[0]?.id ?? null) : null
	},

	async casesOfContact(address) {
		const value = emailKeyOf(address)
		const rows = await trx
			.selectFrom('cases')
			.select(({ selectFrom }) => [
				'id',
				'closed_at',
				'created_at',
				selectFrom('messages')
					.select(({ fn }) => fn.max('messages.at').as('at'))
					.whereRef('messages.case_id', '=', 'cases.id')
					.where('direction', '<>', 'note')
					.as('spoke_at'),
			])
			// Joined by `or`, PostgreSQL reads all cases.
			.where(({ eb, selectFrom }) =>
				eb(
					'id',
					'in',
					selectFrom('cases as own')
						.select('own.id')
						.where('own.email_key', '=', value)
						.union(selectFrom('contacts').select('case_id as id').where('value', '=', value)),
				),
			)
			.orderBy('created_at', 'desc')
			.limit(mostCases)
			.execute()
		return rows.map(({ id, closed_at, created_at, spoke_at }) => ({
			id,
			closedAt: closed_at,
			spokeAt: spoke_at ?? created_at,
		}))
	},
})
