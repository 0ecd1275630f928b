/** Erasing a case with all that belongs to it: a day from now, and it can be taken back until then. */
import type { Services } from '../../services.ts'
import { erasureBody } from './bodies.ts'
import { type DeskContext, gone, notFound, readCall } from './desk-call.ts'

const day = 24 * 60 * 60 * 1000

export function createErasureCalls({ store }: Pick<Services, 'store'>) {
	const { cases, erasures, transaction } = store
	const idOf = (c: DeskContext) => c.req.param('id') ?? ''
	const missing = async (c: DeskContext) =>
		(await cases.wasErased(idOf(c))) ? gone(c) : notFound(c)

	return {
		async request(c: DeskContext) {
			const call = await readCall(c, erasureBody)
			if ('answer' in call) return call.answer
			const row = await cases.find(idOf(c))
			if (!row) return missing(c)
			const target = { kind: row.kind, id: row.submission_id, reference: row.reference }
			const asked = { by: call.doing.actor, reason: call.body.reason }
			await transaction(async (trx) => {
				const isNew = await erasures.request(trx, target, asked, new Date(Date.now() + day))
				if (isNew) await cases.tell(trx, row.id, 'erasure_asked', call.doing)
			})
			return c.json({ due_at: await cases.erasureDueAt(row.id) }, 202)
		},

		async withdraw(c: DeskContext) {
			const row = await cases.find(idOf(c))
			if (!row) return missing(c)
			const target = { kind: row.kind, id: row.submission_id }
			const isTaken = await transaction(async (trx) => {
				const isBack = await erasures.withdraw(trx, target)
				const doing = { actor: c.get('staff').id }
				if (isBack) await cases.tell(trx, row.id, 'erasure_withdrawn', doing)
				return isBack
			})
			return isTaken ? c.body(null, 204) : notFound(c)
		},
	}
}
