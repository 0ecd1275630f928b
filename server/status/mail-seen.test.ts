/** Of mails the family's page says that one of theirs came, and nothing else: a forged one must never read as theirs. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDocument, pdfSaying } from '#tests/services/packs.ts'
import { openWithCase } from '#tests/services/status.ts'

test('a mail of theirs is acknowledged without its words, any other is not there at all', async () => {
	const { services, id, enter, see, run } = await openWithCase()
	const { cookie } = await enter(id, 'own')
	const { store } = services
	for (const proof of ['own', 'other', 'unsure'] as const) {
		const mail = { externalId: '', sender: `${proof}@mail.example`, proof, quoted: '', leftOut: [] }
		await store.transaction((trx) =>
			store.cases.receive(trx, id, { type: 'wrote', channel: 'mail', body: proof, mail }),
		)
	}
	const view = async () => (await see(cookie))?.view?.own
	expect((await view())?.messages).toMatchObject([{ direction: 'in', body: null }])

	// What came by mail may be of somebody else, until a colleague has said what it is.
	await addDocument(services, id, { content: await pdfSaying('Bank'), extension: 'pdf' })
	await run(sql`update documents set message_id = 'mail', label = null`)
	expect((await view())?.documents).toEqual([])
	await run(sql`update documents set label = 'bank'`)
	expect((await view())?.documents).toMatchObject([{ label: 'bank' }])
})
