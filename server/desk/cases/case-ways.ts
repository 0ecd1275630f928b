/** How the family of a case can be reached now. */
import { type Way, waysOf } from '#domain/conversations/ways.ts'
import type { CaseRow } from '../../store/cases/case-rows.ts'
import type { Store } from '../../store/store.ts'
import { type Submission, textOf } from '../../store/tables.ts'

export type CaseWays = (row: CaseRow, submission: Submission) => Promise<Way[]>

export function createCaseWays({ cases }: Pick<Store, 'cases'>): CaseWays {
	return async ({ id }, { fields }) =>
		waysOf({
			address: textOf(fields.email),
			canMail: cases.links.canMail,
			lastFailure: await cases.lastMailFailure(id),
			phone: { typed: textOf(fields.phone), dialled: textOf(fields.phone_e164) },
			whatsApp: null,
			now: Date.now(),
		})
}
