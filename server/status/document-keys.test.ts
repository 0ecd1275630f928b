import { expect, test } from 'vitest'
import { pdf } from '#tests/factories/files.ts'
import { openWithCase } from '#tests/services/status.ts'

const fileOf = (size: number) => {
	const file = new FormData()
	file.set('file', new File([new Uint8Array(pdf(size))], 'photo.pdf'))
	return file
}
const asked = { accept: 'application/json' }

test('a key that was used for one request never answers another, and moves no document', async () => {
	const { ask, enter, see, statusAsk, id, services } = await openWithCase()
	const { documents } = services.store.cases
	for (const document of ['photos', 'passport']) {
		await ask(`POST /api/desk/cases/${id}/requests`, { document })
	}
	const { cookie } = await enter(id, 'own')
	const [first, second] = (await see(cookie))?.view?.missing ?? []
	const send = async (request: string | undefined, key: string) => {
		const way = `POST /status/documents?request=${request}`
		const { response } = await statusAsk(way, cookie, fileOf(900), {
			...asked,
			'idempotency-key': key,
		})
		return response.status
	}
	const same = crypto.randomUUID()
	expect(await send(first?.id, same)).toBe(201)
	expect(await send(second?.id, same)).toBe(422)
	expect((await services.store.cases.requests.ofCase(id)).map(({ state }) => state).sort()).toEqual(
		['open', 'sent'],
	)
	expect(await documents.ofCase(id)).toMatchObject([{ label: first?.document }])
	expect(await send(second?.id, crypto.randomUUID())).toBe(201)
	expect(await documents.ofCase(id)).toHaveLength(2)
})

test('a document of a case is claimed by no application, and that of an application by no case', async () => {
	const { ask, enter, see, statusAsk, submit, id, services } = await openWithCase()
	const { store } = services
	await ask(`POST /api/desk/cases/${id}/requests`, { document: 'photos' })
	const { cookie } = await enter(id, 'own')
	const [wanted] = (await see(cookie))?.view?.missing ?? []
	await statusAsk(`POST /status/documents?request=${wanted?.id}`, cookie, fileOf(900), asked)
	const [sent] = await store.cases.documents.ofCase(id)
	const claim = store.submissions.submit({
		kind: 'user_applications',
		key: crypto.randomUUID(),
		fingerprint: 'other',
		language: 'en',
		fields: (await store.submissions.find('user_applications', id))?.fields ?? {},
		deliveries: [],
		linkToken: crypto.randomUUID(),
		documents: [{ name: sent?.name ?? '', label: null }],
	})
	await expect(claim).rejects.toThrow()
	expect(await store.cases.documents.ofCase(id)).toHaveLength(1)

	const other = await submit('user_applications')
	await ask(`POST /api/desk/cases/${other}/requests`, { document: 'photos' })
	const [theirs] = await store.cases.requests.ofCase(other)
	const byMail = { link: 'test', origin: 'mail' } as const
	expect(
		await store.cases.fromApplicant.attach(other, theirs?.id ?? '', sent?.name ?? '', byMail),
	).toBe('taken')
	expect(await store.cases.requests.ofCase(other)).toMatchObject([{ state: 'open' }])
	expect(await store.cases.documents.ofCase(id)).toHaveLength(1)
})
