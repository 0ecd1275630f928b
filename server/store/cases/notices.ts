/**
 * Mails that tell the address on file of an act of weight, whoever did it, or bring the link that was asked for. They leave wherever
 * mail can reach applicants, also where the company does not mail them by itself otherwise: an act that nobody hears of is one
 * that a stranger can do. Their words are made when they are sent.
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
	/** The event that it tells of. */
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
