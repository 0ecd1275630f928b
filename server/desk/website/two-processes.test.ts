/** The room over two processes on one database: what one of them takes, publishes, dates or withdraws is so in the other. */
import pg from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { shipped } from '#content/shipped.ts'
import { compare } from '#domain/website/compare.ts'
import type { Json } from '#domain/website/json.ts'
import { databases, newDatabase } from '#tests/services/databases.ts'
import { openTestDesk } from '#tests/services/desk.ts'
import { hasPostgres } from '#tests/services/postgres.ts'
import { testSettings } from '#tests/services/server.ts'
import { warningsOf } from '#tests/services/website-room.ts'
import { openServices, type Services } from '../../services.ts'

const sunway = shipped.universities.find(({ id }) => id === 'sunway-university')
if (!sunway) throw new Error('no such university')
const address = '/api/desk/website/university/sunway-university'
const text = 'universities/sunway-university'

const withFee = (annualFee: number, from = sunway) => {
	const copy = structuredClone(from)
	const [first] = copy.programmes.master
	if (first) first.annualFee = annualFee
	return copy
}
const written = (json: unknown) => (json as { draft: { document: Json } }).draft.document

describe.each(databases)('on %s', (name, possible) => {
	async function openTwo() {
		const env = name === 'SQLite' ? {} : { DATABASE_URL: await newDatabase() }
		const settings = testSettings(env)
		const here = await openTestDesk(settings)
		// Another machine has files of its own; SQLite is one file for both.
		const there = await openTestDesk(name === 'SQLite' ? settings : testSettings(env))
		const editor = await here.person('editor')
		const colleague = await there.person('editor', 'colleague')
		const one = (way: string, body?: unknown) => here.call(way, { cookie: editor.cookie, body })
		const other = (way: string, body?: unknown) =>
			there.call(way, { cookie: colleague.cookie, body })
		const publish = async (version: number, live_at: string | null = null) => {
			const entries = [{ kind: 'university', id: 'sunway-university', version }]
			const asked = await one('POST /api/desk/website/publish', { entries, live_at })
			const accepted = warningsOf(asked.json)
			const answer =
				asked.status === 409
					? await one('POST /api/desk/website/publish', { entries, live_at, accepted })
					: asked
			expect(answer.status).toBe(200)
		}
		return { settings, here, there, one, other, publish }
	}

	test.runIf(possible)(
		'two editors: what only one changed is merged, the same field is asked about, and nothing typed is lost',
		async () => {
			const { one, other } = await openTwo()
			const area = (en: string) => ({ ar: sunway.area.ar, en })
			const first = { ...withFee(20_000), area: area('Mine') }
			expect((await one(`PUT ${address}/draft`, { version: 0, document: first })).status).toBe(200)
			// The colleague began from the same text, and saves after: the answer holds what to put together.
			const second = {
				...sunway,
				area: area('Theirs'),
				summary: { ar: 'ملخص آخر', en: 'Another summary' },
			}
			const late = await other(`PUT ${address}/draft`, { version: 0, document: second })
			expect(late).toMatchObject({
				status: 409,
				json: { error: 'conflict', draft: { version: 1 } },
			})
			const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value))
			const { merged, clashes } = compare(asJson(sunway), asJson(second), written(late.json))
			expect(clashes.map(({ path }) => path.join('.'))).toEqual(['area.en'])
			expect(clashes).toMatchObject([{ mine: 'Theirs', theirs: 'Mine' }])
			expect((await other(`PUT ${address}/draft`, { version: 1, document: merged })).status).toBe(
				200,
			)
			const { json } = await one(`GET ${address}`)
			expect(json).toMatchObject({
				draft: {
					version: 2,
					document: {
						summary: second.summary,
						programmes: { master: [{ annualFee: 20_000 }, ...sunway.programmes.master.slice(1)] },
					},
				},
			})
		},
	)

	test.runIf(possible)(
		'many savings at once: each version is taken once, and every loser is shown the winner',
		async () => {
			const { one, other } = await openTwo()
			await one(`PUT ${address}/draft`, { version: 0, document: withFee(20_000) })
			for (let version = 1; version < 6; version += 1) {
				const fees = [0, 1, 2, 3].map((at) => 20_000 + version * 10 + at)
				const answers = await Promise.all(
					fees.map((fee, at) =>
						(at % 2 ? one : other)(`PUT ${address}/draft`, { version, document: withFee(fee) }),
					),
				)
				const won = answers.findIndex(({ status }) => status === 200)
				expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
				for (const { status, json } of answers.filter((_, at) => at !== won))
					expect([status, JSON.stringify(written(json))]).toEqual([
						409,
						expect.stringContaining(`"annualFee":${fees[won]}`),
					])
			}
		},
	)

	test.runIf(possible)(
		'of new entries added or renamed in one moment no two have one code',
		async () => {
			const { one, other } = await openTwo()
			const kinds = ['Residence', 'Apartment', 'Suites', 'Hostel', 'Student House', 'Homestay']
			const ask = (at: number) => (at % 2 ? one : other)
			const answers = await Promise.all(
				kinds.map((kind, at) => {
					const name = { ar: 'سكن', en: `Vista ${kind}` }
					return ask(at)('POST /api/desk/website', { kind: 'home', name })
				}),
			)
			expect(answers.map(({ status }) => status)).toEqual(kinds.map(() => 201))
			const ids = answers.map(({ json }) => (json as { id: string }).id)
			const codes = async () => {
				const all = ids.map((id) => one(`GET ${['/api/desk/website/home', id].join('/')}`))
				const drafted = (await Promise.all(all)).map(({ json }) => written(json))
				return drafted.map((document) => Reflect.get(Object(document), 'code')).toSorted()
			}
			const letters = ['', 'b', 'c', 'd', 'e', 'f']
			expect(await codes()).toEqual(letters.map((letter) => `vista${letter}`))

			const renamed = await Promise.all(
				ids.map((id, at) =>
					ask(at)(`PUT ${['/api/desk/website/home', id, 'names'].join('/')}`, {
						...{ version: 1, id, code: 'vistakl' },
					}),
				),
			)
			expect(renamed.map(({ status }) => status).toSorted()).toEqual([200, ...Array(5).fill(409)])
			const lost = renamed.find(({ status }) => status === 409)
			expect(lost?.json).toEqual({ error: 'taken', errors: { code: 'taken' } })
			expect(new Set(await codes()).size).toBe(6)
		},
	)

	test.runIf(possible)(
		'a published price is in every text of both processes by itself',
		async () => {
			const { here, there, one, publish } = await openTwo()
			const following = there.services.content.follow()
			onTestFinished(() => following.stop())
			const fee = (sunway.programmes.master[0]?.annualFee ?? 0) + 117
			await one(`PUT ${address}/draft`, { version: 0, document: withFee(fee) })
			await publish(1)
			const says = ({ content }: Services, text: string) =>
				(['ar', 'en'] as const).every((language) =>
					content.current().read(language, text)?.json.includes(`${fee}`),
				)
			// Who published sees it with the answer.
			for (const name of [text, 'plan-catalogue', 'assistant'])
				expect([name, says(here.services, name)]).toEqual([name, true])
			await expect.poll(() => says(there.services, text), { timeout: 5000 }).toBe(true)
			for (const name of ['plan-catalogue', 'assistant'])
				expect([name, says(there.services, name)]).toEqual([name, true])
			expect(there.services.content.current().version).toBe(here.services.content.current().version)
		},
	)

	test.runIf(possible)(
		'a dated version comes by itself in both, also over a restart, and not once it is withdrawn',
		async () => {
			const { settings, here, there, one, publish } = await openTwo()
			onTestFinished(() => void vi.useRealTimers())
			const fee = (sunway.programmes.master[0]?.annualFee ?? 0) + 119
			const inAMinute = new Date(Date.now() + 60_000)
			const inAnHour = new Date(Date.now() + 3_600_000)
			await one(`PUT ${address}/draft`, { version: 0, document: withFee(fee) })
			await publish(1, inAMinute.toISOString())
			const area = { ar: 'شارع البحيرة', en: 'Lake Street' }
			const later = await one(`PUT ${address}/draft`, { version: 0, document: { ...sunway, area } })
			expect(later.status).toBe(200)
			await publish(1, inAnHour.toISOString())
			const restarted = await openServices(settings)
			onTestFinished(() => restarted.close())
			const all = [here.services, there.services, restarted]
			const said = async (words: string) => {
				for (const { content } of all) await content.refresh()
				return all.map(({ content }) => content.current().read('en', text)?.json.includes(words))
			}
			expect(await said(`:${fee},`)).toEqual([false, false, false])
			vi.useFakeTimers({ toFake: ['Date'], now: inAMinute.getTime() + 1 })
			expect(await said(`:${fee},`)).toEqual([true, true, true])
			expect((await one(`DELETE ${address}/versions/2`, {})).status).toBe(204)
			vi.setSystemTime(inAnHour.getTime() + 1)
			expect(await said(area.en)).toEqual([false, false, false])
			expect(await said(`:${fee},`)).toEqual([true, true, true])
		},
	)
})

test.runIf(hasPostgres)(
	'words that a colleague saves while the draft is published stay in the draft, or the colleague is told',
	async () => {
		const url = await newDatabase()
		const here = await openTestDesk(testSettings({ DATABASE_URL: url }))
		const there = await openTestDesk(testSettings({ DATABASE_URL: url }))
		const editor = await here.person('editor')
		const colleague = await there.person('editor', 'colleague')
		const draft = { ...sunway, area: { ar: 'منطقة', en: 'Area' } }
		const save = (version: number, document: unknown) =>
			there.call(`PUT ${address}/draft`, { cookie: colleague.cookie, body: { version, document } })
		await save(0, draft)
		// Somebody else holds what a publication writes last, so that it stands still in its middle.
		const connect = async () => {
			const client = new pg.Client({ connectionString: url })
			await client.connect()
			onTestFinished(() => client.end())
			return client
		}
		const other = await connect()
		const watch = await connect()
		await other.query('begin')
		await other.query('lock table content_codes in access exclusive mode')
		const entries = [{ kind: 'university', id: sunway.id, version: 1 }]
		const publishing = here.call('POST /api/desk/website/publish', {
			cookie: editor.cookie,
			body: { entries },
		})
		// Tests beside this one have databases of their own in the same server.
		const waiting = async () => {
			const found = await watch.query(
				`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
			)
			return found.rowCount
		}
		await vi.waitFor(async () => expect(await waiting()).toBe(1))
		const saving = save(1, { ...draft, description: { ar: 'وصف.', en: 'By a colleague.' } })
		await vi.waitFor(async () => expect(await waiting()).toBe(2))
		await other.query('rollback')
		expect((await publishing).status).toBe(200)
		expect(await saving).toMatchObject({ status: 409 })
	},
	60_000,
)
