import * as v from 'valibot'
import type { CaseChanges } from '#domain/cases/change.ts'
import { hasRight } from '#domain/desk/roles.ts'
import { formErrors } from '#domain/forms/errors.ts'
import type { Store } from '../../store/store.ts'
import { changesBody } from './bodies.ts'

/** What is to be changed, named by its fields; a case is given only to somebody who works on cases here. */
export function createReadChanges(staff: Store['staff']) {
	return async (
		given: unknown,
	): Promise<{ changes: CaseChanges } | { errors: Record<string, string> }> => {
		const parsed = v.safeParse(changesBody, given)
		if (!parsed.success) return { errors: formErrors(parsed.issues) }
		const { assignee_id } = parsed.output
		const assignee = assignee_id ? await staff.byId(assignee_id) : null
		const mayHave = assignee?.state === 'active' && hasRight(assignee.role, 'cases')
		if (assignee_id && !mayHave) {
			return { errors: { assignee_id: 'not_an_option' } }
		}
		return { changes: parsed.output }
	}
}
