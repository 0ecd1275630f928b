/**
 * The mail that says what kind of news there is, not the news itself: at most one an hour for a case, and only where the company mails
 * applicants by itself. What happens within the hour waits for its end, in one mail that names every kind. Its words are made when it
 * is sent.
 */
import type { News } from '#domain/cases/codes.ts'
import type { OutgoingRows } from '../outgoing-rows.ts'
import type { Trx } from '../schema.ts'
import { type CaseRow, mailAddressOf } from './case-rows.ts'

const template = 'changed'
const hour = 60 * 60 * 1000

export type NotifyApplicant = (trx: Trx, row: CaseRow, eventId: string, news: News) => Promise<void>

export function createNotifyApplicant(
	outgoing: OutgoingRows,
	{ confirmMail }: { confirmMail: boolean },
): NotifyApplicant {
	return async (trx, row, eventId, news) => {
		if (!confirmMail) return
		const recipient = await mailAddressOf(trx, row)
		const last = await outgoing.lastOf(trx, row.id, template)
		const now = Date.now()
		const isWaiting = last !== null && last.recipient === recipient && last.isUntouched
		if (isWaiting && Date.parse(last.leavesAt) > now) {
			const told = new Set(`${last.params.news ?? ''}`.split(' ').filter(Boolean)).add(news)
			const params = { ...last.params, news: [...told].join(' ') }
			// A worker that takes it in this moment sends it as it was; then this is news of its own.
			if (await outgoing.rewrite(trx, last.id, params)) return
		}
		const params = { language: row.language, news }
		const free = last === null ? now : Math.max(now, Date.parse(last.leavesAt) + hour)
		await outgoing.add(trx, [
			{ eventId, caseId: row.id, recipient, template, params, leavesAt: new Date(free) },
		])
	}
}
