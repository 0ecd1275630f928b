/** The platform calls in: who may, what is kept, and into which case it comes. */
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { omar, waCall, waMessage, waText } from '#tests/factories/whatsapp.ts'
import { testedOn } from '#tests/services/databases.ts'
import { openTestDesk } from '#tests/services/desk.ts'
import { testSettings } from '#tests/services/server.ts'
import { openWhatsappDesk } from '#tests/services/whatsapp-desk.ts'
import { createWhatsappRoutes } from './webhook.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const number = `+${omar.number}`
const stranger = { number: '966501112233', userId: 'SA.77', name: 'نورة' }

test('only who knows the word gets the challenge back', async () => {
	const { routes } = await openWhatsappDesk()
	const ask = (mode: string, word: string) =>
		routes.request(
			`/api/whatsapp?hub.mode=${mode}&hub.verify_token=${word}&hub.challenge=1158201444`,
		)
	const right = await ask('subscribe', 'verify')
	expect([right.status, await right.text()]).toEqual([200, '1158201444'])
	expect((await ask('subscribe', 'other')).status).toBe(403)
	expect((await ask('unsubscribe', 'verify')).status).toBe(403)
})

test('without settings there is no such address', async () => {
	const settings = testSettings()
	const { services } = await openTestDesk(settings)
	const routes = createWhatsappRoutes(services, settings.whatsapp)
	expect((await routes.request('/api/whatsapp', { method: 'POST', body: '{}' })).status).toBe(404)
})

test('what is not signed with our secret, or too large, changes nothing', async () => {
	const { post, arrivals } = await openWhatsappDesk()
	const body = waCall([waText('Hi')])
	for (const signature of ['', 'sha256=', `sha256=${'0'.repeat(64)}`])
		expect((await post(body, signature)).status).toBe(401)
	expect((await post(`{"x":"${'a'.repeat(3 * 1024 * 1024)}"}`)).status).toBe(413)
	expect(await arrivals()).toEqual([])
})

test('long calls are read a few at a time, and messages come in beside them', async () => {
	const { post, routes } = await openWhatsappDesk()
	const release: (() => void)[] = []
	const slow = () =>
		routes.request(
			new Request('http://localhost/api/whatsapp', {
				method: 'POST',
				body: new ReadableStream({
					start(controller) {
						controller.enqueue(new Uint8Array(1000))
						release.push(() => controller.close())
					},
				}),
				duplex: 'half',
			} as RequestInit),
		)
	const hanging = Array.from({ length: 4 }, slow)
	expect((await slow()).status).toBe(503)
	expect((await post(waCall([waText('Hi')]))).status).toBe(200)
	for (const end of release) end()
	expect((await Promise.all(hanging)).map(({ status }) => status)).toEqual([401, 401, 401, 401])
	const long = { type: 'text', text: { body: 'x'.repeat(500_000) } }
	expect((await post(waCall([waMessage(long)]))).status).toBe(200)
})

test('another number’s call is dropped; a signed one that nobody can read is set aside', async () => {
	const { post, bring, arrivals, read, ask, mazen } = await openWhatsappDesk()
	expect((await post(waCall([waText('Hi')], '999'))).status).toBe(200)
	expect(await arrivals()).toEqual([])
	expect((await post('not json')).status).toBe(200)
	expect((await post(JSON.stringify({ entry: [{ changes: [] }] }))).status).toBe(200)
	const [aside] = await arrivals()
	expect(aside).toMatchObject({ state: 'aside', reason: 'unreadable' })
	expect(await arrivals()).toHaveLength(1)
	// Read again it is as unreadable as before; seen, nothing of it is left.
	const settle = (what: string) =>
		ask(`POST /api/desk/overview/arrivals/${aside?.key}`, { do: what }, mazen)
	expect((await settle('again')).status).toBe(204)
	const all = await bring(waText('And this can be read'))
	expect(all.find(({ key }) => key === aside?.key)).toMatchObject({ state: 'aside' })
	expect((await settle('seen')).status).toBe(204)
	expect((await arrivals()).find(({ key }) => key === aside?.key)?.data).toBeNull()
	const id = all.find(({ case_id }) => case_id !== null)?.case_id ?? ''
	expect((await read(id)).messages).toHaveLength(1)
})

test('while the database is away the platform is told to come again', async () => {
	const { services, settings } = await openWhatsappDesk()
	const broken = {
		...services,
		store: {
			...services.store,
			whatsappArrivals: {
				...services.store.whatsappArrivals,
				add: () => Promise.reject(new Error('away')),
			},
		},
	}
	const routes = createWhatsappRoutes(broken, settings.whatsapp)
	const { signatureOf } = await import('./webhook.ts')
	const body = waCall([waText('Hi')])
	const answer = await routes.request('/api/whatsapp', {
		method: 'POST',
		headers: { 'x-hub-signature-256': signatureOf(Buffer.from(body), 'app secret') },
		body,
	})
	expect(answer.status).toBe(503)
})

describe.each(testedOn('PostgreSQL'))('on %s', (_, possible, place) => {
	test.runIf(possible)('a family writes into its case, once, and it is our turn', async () => {
		const { submit, bring, post, read, arrivals, run } = await openWhatsappDesk(await place())
		const id = await submit('user_applications')
		const took = new Date(Date.now() - 60_000)
		const call = waText('هذه أوراقي', { at: took })
		const [row] = await bring(call)
		expect(row).toMatchObject({ state: 'done', data: null, case_id: id })
		const file = await read(id)
		expect(file.case).toMatchObject({ waiting_on: 'us', unread: true })
		expect(file.messages).toMatchObject([
			{ channel: 'wa', body: 'هذه أوراقي', sender: '+201••••67', proof: 'own', direction: 'in' },
		])
		expect(file.messages[0]?.at.slice(0, 19)).toBe(took.toISOString().slice(0, 19))
		// The same call again, and the same message in another call.
		await post(waCall([call]))
		await bring(call, call)
		expect((await read(id)).messages).toHaveLength(1)
		expect(await arrivals()).toHaveLength(1)
		expect(await run(sql`select kind, value from contacts order by kind`)).toEqual([
			{ kind: 'phone', value: number },
			{ kind: 'wa_user', value: omar.userId },
		])
	})

	test.runIf(possible)('an album of somebody unknown opens one case, without a mail', async () => {
		const { bring, read, run, outgoing } = await openWhatsappDesk({
			...(await place()),
			CONFIRM_MAIL: 'on',
		})
		const photo = (media: string) =>
			waMessage(
				{ type: 'image', image: { id: media, mime_type: 'image/jpeg', caption: '' } },
				{ from: stranger },
			)
		const rows = await bring(
			...['a', 'b', 'c', 'd', 'e'].map(photo),
			waText('مرحبا', { from: stranger }),
		)
		const ids = new Set(rows.map(({ case_id }) => case_id))
		expect(ids.size).toBe(1)
		const file = await read([...ids][0] ?? '')
		expect(file.case).toMatchObject({ name: 'نورة', waiting_on: 'us' })
		expect(file.messages).toHaveLength(6)
		expect(await run(sql`select id from deliveries`)).toEqual([])
		expect(await outgoing()).toEqual([])
		expect(await run(sql`select email, phone from contact_submissions`)).toEqual([
			{ email: '', phone: '+966501112233' },
		])
	})

	test.runIf(possible)('who hides the number is known again by the platform’s id', async () => {
		const { submit, bring, read } = await openWhatsappDesk(await place())
		const id = await submit('user_applications')
		await bring(waText('With my number'))
		await bring(waText('Without it', { from: { ...omar, number: '' } }))
		expect((await read(id)).messages.map(({ body, proof }) => [body, proof])).toEqual([
			['Without it', 'own'],
			['With my number', 'own'],
		])
		const rows = await bring(waText('Who am I?', { from: { number: '', userId: 'EG.2' } }))
		expect(new Set(rows.map(({ case_id }) => case_id)).size).toBe(2)
	})

	test.runIf(possible)(
		'of two cases of a family it goes where was spoken; Move takes what follows along',
		async () => {
			const { submit, bring, read, ask } = await openWhatsappDesk(await place())
			const first = await submit('contact_submissions')
			const second = await submit('user_applications')
			await bring(waText('One'))
			const file = await read(second)
			const { reference } = (await read(first)).case
			expect(file.events.find(({ type }) => type === 'wrote')?.data).toMatchObject({
				also: [reference],
				by: 'contact',
			})
			const [message] = file.messages
			const moved = await ask(
				`POST /api/desk/cases/${second}/messages/${message?.id}/move`,
				{ to: reference },
				undefined,
				'move-it',
			)
			expect(moved.status).toBe(200)
			await bring(waText('Two'))
			expect((await read(first)).messages.map(({ body, proof }) => [body, proof])).toEqual([
				['Two', 'own'],
				['One', 'own'],
			])
			expect((await read(second)).messages).toEqual([])
		},
	)

	test.runIf(possible)(
		'stop and resume count in all cases of a number, and are confirmed once',
		async () => {
			const { submit, bring, read, platform, allLeft, services } = await openWhatsappDesk(
				await place(),
			)
			const ids = [await submit('contact_submissions'), await submit('user_applications')]
			await bring(waText('إيقاف'))
			const stopped = async () =>
				(await services.store.cases.whatsappPeople.of(`+${omar.number}`)).stoppedAt
			expect(await stopped()).not.toBeNull()
			await bring(waText('stop'))
			await allLeft()
			expect(platform.phones.map(({ to, said }) => [to, said.slice(0, 5)])).toEqual([
				[omar.number, 'أوقفن'],
			])
			for (const id of ids)
				expect((await read(id)).events.map(({ type }) => type)).toContain('wa_stopped')
			await bring(waText('استئناف'))
			expect(await stopped()).toBeNull()
			await bring(waText('إلغاء'))
			expect(await stopped()).toBeNull()
		},
	)

	test.runIf(possible)('erased with its case, a message does not come again', async () => {
		const { submit, bring, services, run } = await openWhatsappDesk(await place())
		const id = await submit('user_applications')
		const call = waText('canary-7731')
		await bring(call)
		await services.eraser.erase([{ kind: 'user_applications', id }], {
			by: 'test',
			reason: 'command',
		})
		const [row] = await bring(call)
		expect(row).toMatchObject({ state: 'erased', data: null, case_id: null })
		for (const table of ['contacts', 'attachments', 'messages'] as const)
			expect(await run(sql`select * from ${sql.table(table)}`)).toEqual([])
	})
})
