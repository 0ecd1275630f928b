/** Links to the status page. Staff sees one that only reads; the applicant's own goes to the address on file and nowhere else. */
import type { Services } from '../../services.ts'
import type { Settings } from '../../settings.ts'
import { linkBody } from './bodies.ts'
import { type DeskContext, doingOf, idOf, missingCase, readCall, refused } from './desk-call.ts'

export function createLinkCalls(
	{ store, deliveries }: Pick<Services, 'store' | 'deliveries'>,
	{ siteUrl }: Pick<Settings, 'siteUrl'>,
) {
	const { cases } = store

	/** A call without a body asks for the link that only reads. */
	async function wanted(c: DeskContext) {
		if (c.req.header('content-type') !== undefined) return readCall(c, linkBody)
		const doing = doingOf(c)
		return doing
			? { doing, body: { send: undefined } }
			: { answer: refused(c, { idempotency_key: 'invalid' }) }
	}

	return {
		async give(c: DeskContext) {
			const call = await wanted(c)
			if ('answer' in call) return call.answer
			const row = await cases.find(idOf(c))
			if (!row) throw await missingCase(cases, idOf(c))
			if (call.body.send === undefined) {
				const token = await cases.links.giveReadOnly(row.id, call.doing)
				return c.json({ address: `${siteUrl}/status/${token}` }, 201)
			}
			const mailed = await cases.links.mailOwn(row, call.doing)
			if (mailed.result === 'no_mail') return c.json({ error: 'no_mail' }, 409)
			if (mailed.result === 'too_often') {
				return c.json({ error: 'too_often' }, 429, { 'retry-after': `${mailed.wait}` })
			}
			deliveries.poke()
			return c.json({ sent: true }, 202)
		},

		async stop(c: DeskContext) {
			const row = await cases.find(idOf(c))
			if (!row) throw await missingCase(cases, idOf(c))
			await cases.links.stop(row, { actor: c.get('staff').id })
			deliveries.poke()
			return c.body(null, 204)
		},
	}
}
