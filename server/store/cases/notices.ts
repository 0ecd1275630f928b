/**
 * Security notices to the address on file: something important was done with the case, or a link was asked for. They are sent
 * wherever mail can reach applicants, also with `CONFIRM_MAIL` off, so that what a stranger does is noticed. Their words are made
 * when they are sent.
 */
import type { OutgoingRows } from '../outgoing-rows.ts'
import type { Trx } from '../schema.ts'
import { type CaseRow, mailAddressOf } from './case-rows.ts'

export const noticeKinds = [
	'link',
	'erasure_asked',
	'erasure_by_office',
	'erasure_taken_back',
	'withdrawn',
	'contact_asked',
	'contact_changed',
	'contact_moved',
	'contact_kept',
	'links_stopped',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

type About = {
	/** The event that caused it. */
	eventId: string
	/** Until when something can still be taken back. */
	due?: string
	/** Somebody else than the address on file: the one before it. */
	recipient?: string
}

export type Notify = (trx: Trx, row: CaseRow, kind: NoticeKind, about: About) => Promise<void>

export function createNotify(outgoing: OutgoingRows, { canMail }: { canMail: boolean }): Notify {
	return async (trx, row, kind, { eventId, due, recipient }) => {
		if (!canMail) return
		await outgoing.add(trx, [
			{
				eventId,
				caseId: row.id,
				recipient: recipient ?? (await mailAddressOf(trx, row)),
				template: kind,
				params: { language: row.language, ...(due === undefined ? {} : { due }) },
			},
		])
	}
}
