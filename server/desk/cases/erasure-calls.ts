/** Erasing a case with all that belongs to it, by a manager: a day from now, and managers can take it back until then. */
import type { Services } from '../../services.ts'
import type { MassActs } from '../mass-acts.ts'
import { erasureBody } from './bodies.ts'
import { type DeskContext, idOf, missingCase, notFound, readCall } from './desk-call.ts'

const day = 24 * 60 * 60 * 1000

export function createErasureCalls(
	{ store, deliveries }: Pick<Services, 'store' | 'deliveries'>,
	massAct: MassActs,
) {
	const { cases } = store

	return {
		async request(c: DeskContext) {
			const call = await readCall(c, erasureBody)
			if ('answer' in call) return call.answer
			const row = await cases.find(idOf(c))
			if (!row) throw await missingCase(cases, idOf(c))
			const tooMany = await massAct(c, 'erasure')
			if (tooMany) return tooMany
			const due = new Date(Date.now() + day)
			await cases.erasure.ask(row, call.body.reason, due, call.doing)
			deliveries.poke()
			const pending = (await cases.erasure.pendingOf([row.id])).get(row.id)
			return c.json({ due_at: pending?.dueAt ?? null }, 202)
		},

		/** What the applicant asked for, the applicant alone takes back. */
		async withdraw(c: DeskContext) {
			const row = await cases.find(idOf(c))
			if (!row) throw await missingCase(cases, idOf(c))
			const result = await cases.erasure.takeBack(row, { actor: c.get('staff').id })
			if (result === 'not_yours') return c.json({ error: 'not_yours' }, 409)
			if (result === 'none') return notFound(c)
			deliveries.poke()
			return c.body(null, 204)
		},
	}
}
