/** Confirming figures publishes them: beside what others publish or hide meanwhile, never over it. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { shipped } from '#content/shipped.ts'
import { openTestDesk } from '#tests/services/desk.ts'
import { testSettings } from '#tests/services/server.ts'

const sunway = shipped.universities.find(({ id }) => id === 'sunway-university')
if (!sunway) throw new Error('no such university')

async function openRoom() {
	const desk = await openTestDesk(testSettings())
	const { cookie } = await desk.person('editor')
	const ask = (way: string, body?: unknown) => desk.call(way, { cookie, body })
	const confirm = (more: object = {}) =>
		ask('POST /api/desk/website/open', {
			points: [
				{
					...{ kind: 'university', id: 'sunway-university', path: ['students'] },
					value: sunway?.students?.value.toLocaleString('en'),
				},
			],
			...{ source: 'Annual report', checked_on: '2026-11-17' },
			...more,
		})
	return { ...desk, ask, confirm }
}

test('what is hidden is not shown again by confirming a figure of it', async () => {
	const { ask, confirm } = await openRoom()
	const entries = [{ kind: 'university', id: sunway.id, version: null, state: 'hidden' }]
	expect((await ask('POST /api/desk/website/publish', { entries })).status).toBe(200)
	expect(await confirm()).toMatchObject({ status: 409, json: { error: 'changed' } })
	const { json } = await ask(`GET /api/desk/website/university/${sunway.id}`)
	expect(json).toMatchObject({ published: { number: 1, state: 'hidden' } })
})

test('control characters in a link are refused', async () => {
	const { confirm, database } = await openRoom()
	expect((await confirm({ link: 'https://x\0y' })).status).toBe(422)
	expect((await confirm({ link: 'https://x.example/report' })).status).toBe(200)
	const { rows } = await sql`select link from content_confirmations`.execute(await database.ready())
	expect(rows).toEqual([{ link: 'https://x.example/report' }])
})

test('a draft with an empty field takes over what was confirmed beside it, and does not undo it later', async () => {
	const { ask, confirm } = await openRoom()
	const address = `/api/desk/website/university/${sunway.id}`
	const unfinished = { ...sunway, description: { ar: 'وصف.', en: '' } }
	await ask(`PUT ${address}/draft`, { version: 0, document: unfinished })
	expect((await confirm()).status).toBe(200)
	const { json } = await ask(`GET ${address}`)
	expect(json).toMatchObject({
		published: { number: 1, document: { students: { confidence: 'verified' } } },
		draft: {
			base_number: 1,
			document: { students: { confidence: 'verified' }, description: { ar: 'وصف.', en: '' } },
		},
	})
})
