/** A new entry's address and code: others until its first publication, nobody else's, and never again after it. */
import { expect, test } from 'vitest'
import { shipped } from '#content/shipped.ts'
import { testedOn } from '#tests/services/databases.ts'
import { openTestDesk } from '#tests/services/desk.ts'
import { testSettings } from '#tests/services/server.ts'
import { openRoom, warningsOf } from '#tests/services/website-room.ts'

const base = '/api/desk/website'
const vista = [base, 'home', 'vista-residence'].join('/')
const name = { ar: 'سكن تجريبي', en: 'Vista Residence' }
const like = shipped.accommodation[0] ?? fail()

async function openAdded() {
	const room = await openRoom()
	const { ask } = room
	const added = await ask(`POST ${base}`, { kind: 'home', name })
	expect(added).toMatchObject({ status: 201, json: { id: 'vista-residence' } })
	const rename = (names: object, id = 'vista-residence', cookie = room.editor.cookie) =>
		ask(`PUT ${base}/home/${id}/names`, { version: 1, code: 'vista', ...names }, cookie)
	const draftOf = async (id: string, kind = 'home') =>
		Reflect.get(Object((await ask(`GET ${base}/${kind}/${id}`)).json), 'draft')
	/** A whole document, with rooms. */
	const written = (id: string, code: string) => ({
		...like,
		...{ id, code, name },
		roomTypes: like.roomTypes.map((one, at) => ({ ...one, code: `${code}.r${at + 1}` })),
	})
	const put = (id: string, version: number, document: object) =>
		ask(`PUT ${base}/home/${id}/draft`, { version, document })
	/** As it is after `version` savings, whatever it warns of. */
	const goOut = async (id: string, version: number, more: object = {}) => {
		const entries = [{ kind: 'home', id, version }]
		const asked = await room.publish({ entries, ...more })
		if (asked.status !== 409) return asked
		return room.publish({ entries, accepted: warningsOf(asked.json), ...more })
	}
	return { ...room, rename, draftOf, written, put, goOut }
}

test('an address of its own can be asked for at once', async () => {
	const { ask } = await openRoom()
	const add = (id: string) => ask(`POST ${base}`, { kind: 'home', name, id })
	expect(await add('vista-kl')).toMatchObject({ status: 201, json: { id: 'vista-kl' } })
	expect(await add('vista-kl')).toMatchObject({ status: 409, json: { errors: { id: 'taken' } } })
	for (const [id, fault] of [
		['Vista KL', 'form'],
		['', 'required'],
		['v', 'too_short'],
		['constructor', 'reserved'],
		['v'.repeat(61), 'too_long'],
	] as const)
		expect(await add(id)).toMatchObject({ status: 422, json: { errors: { id: fault } } })
	// Shipped, though nobody ever edited it.
	expect(await add(like.id)).toMatchObject({ status: 409, json: { errors: { id: 'taken' } } })
})

test('its name is plain text, and something that can be read', async () => {
	const { ask } = await openRoom()
	const add = (ar: string, en: string) => ask(`POST ${base}`, { kind: 'home', name: { ar, en } })
	expect((await add('\u202eسكن\u0000', 'Plain\u202e House\ud800')).status).toBe(201)
	expect((await ask([`GET ${base}`, 'home', 'plain-house'].join('/'))).json).toMatchObject({
		name: { ar: 'سكن', en: 'Plain House\ufffd' },
	})
	expect((await add('\u200f\u200e', 'Marks House')).status).toBe(422)
	expect((await add('  ', 'Spaces House')).status).toBe(422)
	// Nothing that is seen: spaces without width, and a letter that is drawn as nothing.
	expect((await add('\u200b\u200d\u3164', 'Zero House')).status).toBe(422)
})

test('added or given another code once, and pressed again after the answer was lost, it says so', async () => {
	const { call, editor } = await openRoom()
	const press = (way: string, key: string, body: object) =>
		call(way, { cookie: editor.cookie, body, headers: { 'idempotency-key': key } })
	const add = (key: string) => press(`POST ${base}`, key, { kind: 'home', name })
	expect((await add('one')).status).toBe(201)
	expect(await add('one')).toMatchObject({ status: 201, json: { id: 'vista-residence' } })
	expect((await add('two')).status).toBe(409)
	const names = { version: 1, id: 'vista-residence', code: 'vistares' }
	for (const key of ['three', 'four'])
		expect(await press(`PUT ${vista}/names`, key, names)).toMatchObject({ status: 200 })
	const others = { ...names, code: 'vistaothers' }
	expect((await press(`PUT ${vista}/names`, 'five', others)).status).toBe(409)
})

test.each(testedOn('PostgreSQL'))(
	'on %s a name that no database takes is no name, also for an entry that is not there',
	async (_, __, newPlace) => {
		const { call, person } = await openTestDesk(testSettings(await newPlace()))
		const { cookie } = await person('editor')
		const body = { version: 1, id: 'a\u0000b', code: 'abc' }
		expect(await call(`PUT ${vista}/names`, { cookie, body })).toMatchObject({ status: 404 })
	},
)

test('before the first publication both change, with the codes of its parts and the drafts that name it', async () => {
	const { ask, put, written, rename, draftOf, services } = await openAdded()
	await put('vista-residence', 1, written('vista-residence', 'vista'))
	const order = { order: ['vista-residence', ...shipped.accommodation.map(({ id }) => id)] }
	await ask(`PUT ${base}/order/home-order/draft`, { version: 0, document: order })

	const answer = await rename({ version: 2, id: 'vista-kl', code: 'vistakl' })
	expect(answer).toMatchObject({ status: 200, json: { kind: 'home', id: 'vista-kl' } })
	expect(await draftOf('vista-kl')).toMatchObject({
		version: 3,
		document: written('vista-kl', 'vistakl'),
	})
	expect((await ask(`GET ${vista}`)).status).toBe(404)
	expect((await draftOf('home-order', 'order')).document.order[0]).toBe('vista-kl')
	// Nothing goes on under the old name, and nobody is told it was saved.
	expect((await put('vista-residence', 2, written('vista-residence', 'vista'))).status).toBe(404)
	const { events } = await services.store.cases.audit.page({})
	expect(events.find(({ type }) => type === 'content_renamed')?.data).toMatchObject({
		...{ id: 'vista-kl', was: 'vista-residence' },
	})
	// Pressed again after the answer was lost.
	expect(await rename({ version: 2, id: 'vista-kl', code: 'vistakl' })).toMatchObject({
		status: 200,
	})
	// What was free before is free again.
	expect((await ask(`POST ${base}`, { kind: 'home', name })).status).toBe(201)
})

test('published, also for a later day or taken back before it, they stay', async () => {
	const { ask, put, written, rename, goOut } = await openAdded()
	await put('vista-residence', 1, written('vista-residence', 'vista'))
	const live_at = new Date(Date.now() + 86_400_000).toISOString()
	expect((await goOut('vista-residence', 2, { live_at })).status).toBe(200)
	await put('vista-residence', 0, written('vista-residence', 'vista'))
	const published = { status: 409, json: { error: 'published' } }
	expect(await rename({ id: 'vista-kl' })).toMatchObject(published)
	expect(await ask(`GET ${vista}`)).toMatchObject({
		json: { is_new: true, may_rename: false },
	})
	await ask(`DELETE ${vista}/versions/1`)
	expect(await rename({ id: 'vista-kl' })).toMatchObject(published)
	// What the release ships was never new.
	await ask(`PUT ${base}/home/${like.id}/draft`, { version: 0, document: like })
	expect(await rename({ id: 'vista-kl' }, like.id)).toMatchObject(published)
})

test('names of others are theirs: shipped, drafted, hidden, deleted or dropped by a release', async () => {
	const { ask, put, written, rename, goOut, publish, services } = await openAdded()
	const taken = (errors: object) => ({ status: 409, json: { error: 'taken', errors } })
	expect(await rename({ id: like.id })).toMatchObject(taken({ id: 'taken' }))
	expect(await rename({ id: 'vista-kl', code: like.code })).toMatchObject(taken({ code: 'taken' }))
	expect(await rename({ id: 'vista-kl', code: 'um' })).toMatchObject(taken({ code: 'taken' }))
	await ask(`POST ${base}`, { kind: 'home', name: { ar: 'آخر', en: 'Other Towers' } })
	expect(await rename({ id: 'other-towers', code: 'othertowers' })).toMatchObject(
		taken({ id: 'taken', code: 'taken' }),
	)
	for (const [id, state] of [
		['hidden-house', 'hidden'],
		['deleted-house', 'deleted'],
	] as const) {
		await ask(`POST ${base}`, { kind: 'home', name: { ar: 'بيت', en: id } })
		await put(id, 1, written(id, state))
		expect((await goOut(id, 2)).status).toBe(200)
		expect((await publish({ entries: [{ kind: 'home', id, version: null, state }] })).status).toBe(
			200,
		)
		expect(await rename({ id, code: state })).toMatchObject(taken({ id: 'taken', code: 'taken' }))
	}
	await services.store.website.codes.enter([{ code: 'gone', kind: 'home', id: 'gone-home' }])
	expect(await rename({ id: 'gone-home', code: 'gone' })).toMatchObject(
		taken({ id: 'taken', code: 'taken' }),
	)
	expect(await rename({ id: 'Gone', code: 'other' })).toMatchObject({
		status: 422,
		json: { errors: { id: 'form', code: 'reserved' } },
	})
})

test('nobody is renamed away from: a colleague who has it open, a text that was saved since', async () => {
	const { ask, person, put, written, rename } = await openAdded()
	const other = await person('manager')
	await ask(`GET ${vista}`, undefined, other.cookie)
	expect(await rename({ id: 'vista-kl' })).toMatchObject({
		status: 409,
		json: { error: 'open', viewers: [other.id] },
	})
	// Its code alone moves no address from under anybody.
	expect((await rename({ id: 'vista-residence', code: 'vistares' })).status).toBe(200)
	await put('vista-residence', 2, written('vista-residence', 'vistares'))
	expect(await rename({ version: 2, id: 'vista-residence', code: 'vistatwo' })).toMatchObject({
		status: 409,
		json: { error: 'conflict' },
	})
	const consultant = await person('consultant')
	expect((await rename({ id: 'vista-kl' }, 'vista-residence', consultant.cookie)).status).toBe(403)
	expect((await rename({ id: 'vista-kl' }, 'no-such-home')).status).toBe(404)
})

test('a code that is kept for something else is not published, however it came into the draft', async () => {
	const { put, written, goOut } = await openAdded()
	await put('vista-residence', 1, written('vista-residence', 'other'))
	expect(await goOut('vista-residence', 2)).toMatchObject({
		status: 422,
		json: { findings: [{ code: 'invalid', path: ['code'] }] },
	})
})

function fail(): never {
	throw new Error('no home')
}
