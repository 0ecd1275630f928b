/** A pack from the press of a button to the day its file is deleted. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { docx } from '#tests/factories/files.ts'
import { openCaseDesk } from '#tests/services/case-desk.ts'
import { testedOn } from '#tests/services/databases.ts'
import {
	addDocument,
	faultsByQpdf,
	hasQpdf,
	pdfSaying,
	photo,
	readPack,
} from '#tests/services/packs.ts'
import { plain } from '#tests/services/papers.ts'
import { eventually } from '#tests/services/server.ts'
import { sweepPacks } from './sweep.ts'

// The first paper takes seconds of processor, and other tests run beside it.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

const asked = v.object({ id: v.string() })
const answered = v.object({
	packs: v.array(
		v.looseObject({
			id: v.string(),
			state: v.string(),
			reason: v.nullable(v.string()),
			file_name: v.string(),
			pages: v.nullable(v.number()),
		}),
	),
	events: v.array(v.looseObject({ type: v.string(), data: v.record(v.string(), v.unknown()) })),
	new_pack: v.unknown(),
})

const typed = {
	university: 'utm',
	programme: 'Bachelor of Computer Science',
	name_in_passport: 'Saïd Omar',
	intake: '2027-09',
	limit_mb: 10,
}

async function openWithDocuments(env: Record<string, string> = {}) {
	const opened = await openCaseDesk(env)
	const { services, submit, ask, sara, settings } = opened
	const id = await submit('user_applications')
	const add = (given: Parameters<typeof addDocument>[2], to = id) =>
		addDocument(services, to, given)
	const read = async (of = id) =>
		v.parse(answered, (await ask(`GET /api/desk/cases/${of}`, undefined, sara)).json)
	const make = async (changed: object = {}, of = id) => {
		const answer = await ask(`POST /api/desk/cases/${of}/packs`, { ...typed, ...changed })
		return {
			...answer,
			pack: v.safeParse(asked, answer.json).success ? v.parse(asked, answer.json).id : '',
		}
	}
	const settled = async (pack: string) => {
		const { packs } = await eventually(
			() => read(),
			(file) => file.packs.every(({ state }) => state !== 'making'),
			90,
		)
		const found = packs.find((one) => one.id === pack)
		if (!found) throw new Error('no such pack')
		return found
	}
	const files = () =>
		readdirSync(join(settings.dataDir, 'documents')).filter((name) => name.startsWith('pack-'))
	const download = (pack: string, cookie = sara.cookie, of = id) =>
		opened.desk.request(`/api/desk/cases/${of}/packs/${pack}`, { headers: { cookie } })
	return { ...opened, id, add, read, make, settled, files, download }
}

describe.each(testedOn('PostgreSQL'))('on %s', (_, possible, place) => {
	const open = async () => openWithDocuments(await place())

	test.runIf(possible)(
		'what was accepted becomes one file with a cover sheet, who opens it is written down, and after seven days it is gone',
		async () => {
			const { id, add, read, make, settled, download, files, run, services } = await open()
			await add({ content: await pdfSaying('Marks'), extension: 'pdf', label: 'transcripts' })
			await add({ content: await photo(600, 800), extension: 'jpg', label: 'photos' })
			await add({
				content: await pdfSaying('Page 1', 'Page 2'),
				extension: 'pdf',
				label: 'passport',
			})
			const word = await add({ content: docx(), extension: 'docx', label: 'other' })
			const fresh = await add({ content: await pdfSaying('New'), extension: 'pdf', state: 'new' })
			await add({ content: await pdfSaying('No'), extension: 'pdf', state: 'refused' })
			const waiting = await add({
				content: await pdfSaying('?'),
				extension: 'pdf',
				scan: 'waiting',
			})
			expect((await read()).new_pack).toEqual({
				university: 'utm',
				programme: '',
				name_in_passport: '',
				intake: '',
			})

			const { status, pack } = await make()
			expect(status).toBe(202)
			const made = await settled(pack)
			expect(made).toMatchObject({ state: 'made', pages: 5, short: 'UTM', limit_mb: 10 })
			expect(made.file_name).toMatch(/^UTM_SAID-OMAR_2027-09_[A-Z0-9-]{11}\.pdf$/)
			const leftOut = [
				{ document: word, reason: 'word' },
				{ document: fresh, reason: 'not_accepted' },
				{ document: waiting, reason: 'unscanned' },
			]
			const key = ({ document }: { document: string }) => document
			expect(
				v
					.parse(v.array(v.object({ document: v.string(), reason: v.string() })), made.left_out)
					.toSorted((a, b) => key(a).localeCompare(key(b))),
			).toEqual(leftOut.toSorted((a, b) => key(a).localeCompare(key(b))))

			const answer = await download(pack)
			expect(answer.status).toBe(200)
			expect(answer.headers.get('cache-control')).toBe('no-store')
			expect(answer.headers.get('content-disposition')).toBe(
				`attachment; filename="${made.file_name}"`,
			)
			const bytes = new Uint8Array(await answer.arrayBuffer())
			const { pages, bookmarks } = await readPack(bytes)
			const cover = plain(pages[0]?.text ?? '')
			for (const said of [
				'Said Omar',
				'A1234567',
				'Universiti Teknologi Malaysia',
				'September 2027',
				'Bachelor of Computer Science',
				'Egypt',
			])
				expect(cover).toContain(said)
			// How to reach the applicant is ours to know.
			expect(cover).not.toContain('Omar@mail.example')
			expect(pages.slice(1).map(({ text }) => text)).toEqual(['Page 1', 'Page 2', '', 'Marks'])
			expect(bookmarks.map(({ title, page }) => [title, page])).toEqual([
				['Application for Admission', 0],
				['Passport', 1],
				['Personal photos', 3],
				['Transcripts', 4],
			])
			if (hasQpdf) expect(faultsByQpdf(bytes)).toBe('')

			const typesOf = async (part: string) =>
				(await read(`${id}?log=${part}`)).events.map(({ type }) => type)
			expect(await typesOf('all')).toContain('pack_made')
			expect(await typesOf('looks')).toContain('pack_opened')
			expect(files()).toHaveLength(1)
			// Nobody without a session, and not under another case.
			expect((await download(pack, '')).status).toBe(401)
			expect((await download(pack, undefined, 'nobody')).status).toBe(404)

			await sweepPacks(services)
			expect((await download(pack)).status).toBe(200)
			const over = new Date(Date.now() - 1000).toISOString()
			await run(sql`update packs set expires_at = ${over}`)
			// Also before the hourly sweep has come.
			expect((await download(pack)).status).toBe(410)
			await sweepPacks(services)
			expect(files()).toEqual([])
			const [row] = (await read()).packs
			expect(row).toMatchObject({
				state: 'expired',
				name_in_passport: 'Said Omar',
				intake: '2027-09',
			})
		},
	)

	test.runIf(possible)('with the case its packs go, also one that is being made', async () => {
		const { id, add, make, settled, files, run, services, read } = await open()
		await add({ content: await pdfSaying('Passport'), extension: 'pdf', label: 'passport' })
		await settled((await make()).pack)
		expect(files()).toHaveLength(1)
		const { status } = await make({ limit_mb: 5 })
		expect(status).toBe(202)
		const target = { kind: 'user_applications', id } as const
		expect(await services.eraser.erase([target], { by: 'test', reason: 'test' })).toBe(1)
		await services.packs.stop()
		await services.eraser.eraseDue()
		expect(files()).toEqual([])
		expect(await run(sql`select id from packs`)).toEqual([])
		await expect(read()).rejects.toThrow()
	})
})

test('a case that an older version erased takes its packs along with the next sweep', async () => {
	const { add, make, settled, files, run, services, id } = await openWithDocuments()
	await add({ content: await pdfSaying('Passport'), extension: 'pdf', label: 'passport' })
	await settled((await make()).pack)
	await run(sql`delete from cases where id = ${id}`)
	await sweepPacks(services)
	expect([files(), await run(sql`select id from packs`)]).toEqual([[], []])
})

test('names in Arabic are refused with their field, and what no pack can be made of with the documents', async () => {
	const { make, add, submit } = await openWithDocuments()
	expect(await make()).toMatchObject({ status: 422, json: { errors: { documents: 'required' } } })
	await add({ content: await pdfSaying('Passport'), extension: 'pdf', label: 'passport' })
	expect(await make({ name_in_passport: 'عمر سعيد', programme: 'علوم' })).toMatchObject({
		status: 422,
		json: { errors: { name_in_passport: 'not_latin', programme: 'not_latin' } },
	})
	expect(await make({ limit_mb: 7 })).toMatchObject({ status: 422 })
	const message = await submit('contact_submissions')
	expect((await make({}, message)).status).toBe(404)
	expect((await make({}, 'nobody')).status).toBe(404)
})

test('the same press twice makes one pack, and what can’t be opened is said', async () => {
	const { ask, id, add, read, settled } = await openWithDocuments()
	await add({ content: Buffer.from('%PDF-1.4 nothing'), extension: 'pdf', label: 'passport' })
	const press = () =>
		ask(`POST /api/desk/cases/${id}/packs`, typed, undefined, 'one-key-0123456789')
	const [first, second] = await Promise.all([press(), press()])
	expect(first.json).toEqual(second.json)
	const pack = await settled(v.parse(asked, first.json).id)
	expect(pack).toMatchObject({
		state: 'failed',
		reason: 'nothing_in',
		left_out: [{ reason: 'damaged' }],
	})
	expect((await read()).packs).toHaveLength(1)
})

test('a pack whose process was killed is made by the next', async () => {
	const { add, make, run, settled, services } = await openWithDocuments()
	await add({ content: await pdfSaying('Passport'), extension: 'pdf', label: 'passport' })
	await services.packs.stop()
	const { pack } = await make()
	const gone = `elsewhere 1 ${crypto.randomUUID()}`
	const until = new Date(Date.now() + 800).toISOString()
	await run(sql`update packs set claimed_by = ${gone}, claimed_until = ${until}`)
	const { createPackWorker } = await import('./worker.ts')
	const worker = createPackWorker(services)
	worker.start()
	expect(await settled(pack)).toMatchObject({ state: 'made' })
	await worker.stop()
})

test('a pack with a document that was somebody else’s is opened by nobody any more, made or still being made', async () => {
	const { id, add, make, settled, download, files, ask, services, run } = await openWithDocuments()
	const facts = { externalId: '', sender: 'b@mail.example', quoted: '', leftOut: [] }
	const mail = { ...facts, proof: 'unsure' } as const
	const message = await services.store.transaction((trx) =>
		services.store.cases.receive(trx, id, { type: 'wrote', channel: 'mail', body: 'x', mail }),
	)
	await add({ content: await pdfSaying('Own'), extension: 'pdf', label: 'transcripts' })
	const name = await add({
		content: await pdfSaying('Theirs'),
		extension: 'pdf',
		label: 'passport',
	})
	await run(sql`update documents set message_id = ${message} where name = ${name}`)
	const { pack } = await make()
	expect((await settled(pack)).state).toBe('made')
	const { pack: next } = await make({ intake: '2028-01' })
	const moved = await ask(`POST /api/desk/cases/${id}/messages/${message}/move`, { to: 'new' })
	expect(moved.status).toBe(200)
	expect((await settled(pack)).state).toBe('expired')
	expect((await settled(next)).state).not.toBe('made')
	for (const one of [pack, next]) expect((await download(one)).status).toBe(410)
	await sweepPacks(services)
	await eventually(files, (left) => left.length === 0)
})
