/** What mail servers report of mails that did not arrive, written down beside the mail. Only who got our mail knows the ids that are asked for. */

import { lockCase } from './cases/case-rows.ts'
import { addEvent, applicant, idOfKey } from './cases/events.ts'
import { touchCase } from './cases/record-event.ts'
import type { Trx } from './schema.ts'
import { isMissed, noteUndelivered } from './undelivered.ts'

export interface ReportedMail {
	/** Ids of ours that the report names, the surest first. */
	ids: readonly string[]
	tags: readonly string[]
	recipients: readonly { address: string; status: string; isFinal: boolean }[]
}

async function reportedRow(trx: Trx, { ids, tags, recipients }: ReportedMail) {
	const addresses = recipients.map(({ address }) => address)
	const select = () =>
		trx
			.selectFrom('outgoing')
			.innerJoin('cases', 'cases.id', 'outgoing.case_id')
			.select([
				'outgoing.id',
				'outgoing.case_id',
				'outgoing.message_id',
				'outgoing.recipient',
				'outgoing.template',
			])
			.select('outgoing.failed_at')
			.where(({ fn, eb }) => eb(fn<string>('lower', ['outgoing.recipient']), 'in', addresses))
	if (addresses.length === 0) return undefined
	for (const id of ids) {
		const row = await select().where('outgoing.id', '=', id).executeTakeFirst()
		if (row) return row
	}
	if (tags.length === 0) return undefined
	return select()
		.where('cases.reply_tag', 'in', tags)
		.where('outgoing.sent_at', 'is not', null)
		.orderBy('outgoing.sent_at', 'desc')
		.limit(1)
		.executeTakeFirst()
}

/** The case of the mail that came back; null where the report names none of ours, and then nothing changes. */
export async function noteReport(
	trx: Trx,
	report: ReportedMail,
	{ key, at }: { key: string; at: string },
): Promise<string | null> {
	const row = await reportedRow(trx, report)
	if (!row?.case_id) return null
	await lockCase(trx, row.case_id)
	const said = report.recipients.find(({ address }) => address === row.recipient.toLowerCase())
	if (!said) return null
	const { status: code, isFinal } = said
	const type = isFinal ? 'came_back' : 'delayed'
	const data = { code, ...(row.message_id === null ? {} : { message: row.message_id }) }
	// Once for each mail, however often it is reported; one that was sent anew can come back anew.
	if (isFinal && row.failed_at !== null) return row.case_id
	const id = isFinal ? idOfKey(key, type) : idOfKey(row.id, type)
	const event = { id, caseId: row.case_id, at, actor: 'system', type, data }
	if (!(await addEvent(trx, event))) return row.case_id
	if (isFinal) {
		await trx
			.updateTable('outgoing')
			.set({ failed_at: at, failure_reason: code, outage: false })
			.where('id', '=', row.id)
			.execute()
	}
	if (isFinal && isMissed(row)) await noteUndelivered(trx, row)
	else await touchCase(trx, row.case_id, isFinal ? applicant : 'system')
	return row.case_id
}
