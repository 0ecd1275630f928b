import { describe, expect, onTestFinished, test } from 'vitest'
import { compare } from '#domain/website/compare.ts'
import { databases, newDatabase } from '#tests/services/databases.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import type { Trx } from '../schema.ts'
import { openStore, type Store } from '../store.ts'
import { addConfirmations } from './confirmations.ts'
import type { EntryToPublish, Merge } from './publish.ts'

const sunway = { kind: 'university', id: 'sunway-university' }
const shipped = JSON.stringify({ fee: 30_000, name: 'Sunway', note: 'shipped' })
const said = (change: object) => JSON.stringify({ ...JSON.parse(shipped), ...change })
const far = '2099-01-01T00:00:00.000Z'

const merge: Merge = (_, base, mine, theirs) => {
	const result = compare(JSON.parse(base ?? 'null'), JSON.parse(mine), JSON.parse(theirs))
	return { merged: JSON.stringify(result.merged), clashes: result.clashes }
}

function desk({ website }: Store) {
	let keys = 0
	const write = async (change: object) => {
		const draft = await website.drafts.find(sunway)
		const saved = draft
			? await website.drafts.save(sunway, draft.version, said(change), 'mona')
			: await website.drafts.open(sunway, said(change), await baseOf(), 'mona')
		if (saved.result !== 'saved') throw new Error(saved.result)
		return saved.version
	}
	const baseOf = async () => {
		const { versions } = await website.published.at(new Date().toISOString())
		const [version] = versions
		return version
			? { number: version.number, document: JSON.stringify(version.document) }
			: { number: 0, document: shipped }
	}
	const publish = (
		more: Partial<EntryToPublish> = {},
		liveAt: string | null = null,
		key = '',
		also = async (_trx: Trx) => {},
	) => {
		keys += 1
		return website.publish({
			entries: [
				{
					...sunway,
					state: 'shown',
					document: null,
					draftVersion: null,
					shipped,
					codes: [],
					...more,
				},
			],
			liveAt,
			note: 'because',
			actor: 'mona',
			key: key || `key ${keys}`,
			merge,
			isOfOtherShipped: (_, code) => code.startsWith('um'),
			also,
		})
	}
	const writeAndPublish = async (change: object, liveAt: string | null = null) =>
		publish({ document: said(change), draftVersion: await write(change) }, liveAt)
	const at = async (moment = new Date().toISOString()) =>
		(await website.published.at(moment)).versions.map(({ document }) => document)
	return { write, publish, writeAndPublish, at }
}

describe.each(databases)('on %s', (name, possible) => {
	const open = async () => {
		const databaseUrl = name === 'SQLite' ? null : await newDatabase()
		const settings = { dataDir: temporaryFolder(), databaseUrl }
		const [store, other] = [await openStore(settings), await openStore(settings)]
		onTestFinished(async () => {
			await store.close()
			await other.close()
		})
		return { store, other, ...desk(store) }
	}

	test.runIf(possible)('nothing is published at first, and a draft changes nothing', async () => {
		const { store, write, at } = await open()
		await write({ fee: 31_000 })
		expect(await at()).toEqual([])
		expect(await store.website.published.revision()).toBe(0)
	})

	test.runIf(possible)('a published draft counts at once, in every process', async () => {
		const { store, other, writeAndPublish } = await open()
		const result = await writeAndPublish({ fee: 31_000 })
		expect(result).toMatchObject({ result: 'published', revision: 1, entries: [{ number: 1 }] })
		expect(await other.website.published.revision()).toBe(1)
		const { versions } = await other.website.published.at(new Date().toISOString())
		expect(versions).toMatchObject([
			{ entry_id: sunway.id, number: 1, state: 'shown', document: { fee: 31_000 } },
		])
		expect(await store.website.drafts.find(sunway)).toBeNull()
	})

	test.runIf(possible)('two editors: the second is shown what the first saved', async () => {
		const { store, other, write } = await open()
		const version = await write({ fee: 31_000 })
		expect((await other.website.drafts.save(sunway, version, said({}), 'ali')).result).toBe('saved')
		const late = await store.website.drafts.save(sunway, version, said({ note: 'x' }), 'mona')
		expect(late).toMatchObject({ result: 'conflict', draft: { version: 2, updated_by: 'ali' } })
		expect(await store.website.drafts.discard(sunway, 1)).toBe(false)
		expect(await store.website.drafts.discard(sunway, 2)).toBe(true)
		expect((await store.website.drafts.save(sunway, 2, said({}), 'mona')).result).toBe('gone')
	})

	test.runIf(possible)('a draft that changed after it was checked is not published', async () => {
		const { write, publish, at } = await open()
		const version = await write({ fee: 31_000 })
		await write({ fee: 32_000 })
		const stale = { document: said({ fee: 31_000 }), draftVersion: version }
		expect(await publish(stale)).toMatchObject({ result: 'conflict', ...sunway })
		expect(await at()).toEqual([])
	})

	test.runIf(possible)('the same key publishes once', async () => {
		const { store, write, publish } = await open()
		const draft = { document: said({ fee: 31_000 }), draftVersion: await write({ fee: 31_000 }) }
		const first = await publish(draft, null, 'one key')
		expect(await publish(draft, null, 'one key')).toMatchObject({
			result: 'published',
			entries: 'entries' in first ? first.entries : [],
		})
		expect(await store.website.versions.of(sunway)).toHaveLength(1)
	})

	test.runIf(possible)('a dated version counts from its date, unless it is withdrawn', async () => {
		const { store, writeAndPublish, at } = await open()
		await writeAndPublish({ fee: 31_000 })
		await writeAndPublish({ fee: 35_000 }, far)
		expect(await at()).toMatchObject([{ fee: 31_000 }])
		expect(await at(far)).toMatchObject([{ fee: 35_000 }])
		const now = new Date().toISOString()
		expect((await store.website.published.at(now)).next_live_at).toBe(far)
		const { published, versions } = store.website
		const revision = await published.revision()
		expect(await versions.withdraw(sunway, 1, 'mona')).toBe('live')
		expect(await versions.withdraw(sunway, 3, 'mona')).toBe('missing')
		expect(await published.revision()).toBe(revision)
		expect(await versions.withdraw(sunway, 2, 'mona')).toBe('withdrawn')
		expect(await versions.withdraw(sunway, 2, 'mona')).toBe('withdrawn')
		expect(await published.revision()).toBe(revision + 1)
		expect(await at(far)).toMatchObject([{ fee: 31_000 }])
	})

	test.runIf(possible)('a correction before a dated version is still there after it', async () => {
		const { store, writeAndPublish, at } = await open()
		await writeAndPublish({ fee: 35_000 }, far)
		await writeAndPublish({ note: 'corrected' })
		expect(await at()).toMatchObject([{ fee: 30_000, note: 'corrected' }])
		expect(await at(far)).toMatchObject([{ fee: 35_000, note: 'corrected' }])
		expect(await store.website.versions.of(sunway)).toMatchObject([
			{ number: 1, withdrawn_by: 'mona' },
			{ number: 2, withdrawn_at: null },
			{ number: 3, withdrawn_at: null, live_at: far },
		])
	})

	test.runIf(possible)('a correction of the field that waits is asked about', async () => {
		const { writeAndPublish, at } = await open()
		await writeAndPublish({ fee: 35_000 }, far)
		expect(await writeAndPublish({ fee: 29_000 })).toMatchObject({
			result: 'waiting',
			number: 1,
			clashes: [{ path: ['fee'] }],
		})
		expect(await at()).toEqual([])
	})

	test.runIf(possible)('a later dated version keeps what an earlier one changes', async () => {
		const { writeAndPublish, at } = await open()
		await writeAndPublish({ fee: 35_000 }, far)
		await writeAndPublish({ note: 'summer' }, '2099-06-01T00:00:00.000Z')
		expect(await at('2099-07-01T00:00:00.000Z')).toMatchObject([{ fee: 35_000, note: 'summer' }])
	})

	test.runIf(possible)(
		'hidden, shown again and deleted: the text stays in the history',
		async () => {
			const { store, publish, at } = await open()
			const states = async () =>
				(await store.website.published.at(new Date().toISOString())).versions.map(
					(one) => one.state,
				)
			await publish({ state: 'hidden' })
			expect(await states()).toEqual(['hidden'])
			await publish({ state: 'shown' })
			expect(await at()).toMatchObject([{ fee: 30_000 }])
			await publish({ state: 'deleted' })
			expect(await states()).toEqual(['deleted'])
		},
	)

	test.runIf(possible)('a draft goes on from what is published beside it', async () => {
		const { store, write, publish } = await open()
		await write({ fee: 31_000 })
		await publish({ document: said({ note: 'confirmed' }) })
		const draft = await store.website.drafts.find(sunway)
		expect(draft).toMatchObject({ version: 2, base_number: 1 })
		expect(JSON.parse(draft?.document ?? '')).toMatchObject({ fee: 31_000, note: 'confirmed' })
	})

	test.runIf(possible)(
		'what comes from no draft is merged with what was published meanwhile',
		async () => {
			const { store, publish, writeAndPublish } = await open()
			await writeAndPublish({ fee: 31_000 })
			await publish({ document: said({ note: 'confirmed' }), madeFrom: shipped, state: null })
			const now = async () =>
				(await store.website.published.at(new Date().toISOString())).versions[0]
			expect((await now())?.document).toMatchObject({ fee: 31_000, note: 'confirmed' })
			const other = { document: said({ fee: 32_000 }), madeFrom: shipped }
			expect(await publish(other)).toMatchObject({ result: 'clash', clashes: [{ path: ['fee'] }] })
			await publish({ state: 'hidden' })
			const again = { document: said({ name: 'Sunway U' }), madeFrom: shipped, state: null }
			await publish(again)
			expect(await now()).toMatchObject({ number: 4, state: 'hidden' })
		},
	)

	test.runIf(possible)(
		'rows beside a publication are written with it or not at all, and once',
		async () => {
			const { store, publish } = await open()
			const rows = async () => (await store.website.confirmations.of(sunway)).length
			const source = { source: 'report', link: null, checked_on: '2026-11-17', valid_until: null }
			const confirmed = (trx: Trx) =>
				addConfirmations(trx, [{ ...sunway, field: 'fee', value: '1' }], source, 'mona')
			await publish({}, null, 'one', confirmed)
			await publish({}, null, 'one', confirmed)
			expect(await rows()).toBe(1)
			const failing = publish({}, null, 'two', async (trx) => {
				await confirmed(trx)
				throw new Error('the disk is full')
			})
			await expect(failing).rejects.toThrow('the disk is full')
			expect(await rows()).toBe(1)
			expect(await store.website.versions.of(sunway)).toHaveLength(1)
		},
	)

	test.runIf(possible)('a code is never given to a second entry', async () => {
		const { store, publish } = await open()
		await publish({ codes: ['sunway', 'sunway.b1'] })
		const taken = await publish({ id: 'another', codes: ['sunway.b1'] })
		expect(taken).toMatchObject({ result: 'code_taken', code: 'sunway.b1' })
		const shippedOne = await publish({ id: 'another', codes: ['um.b1'] })
		expect(shippedOne).toMatchObject({ result: 'code_taken', code: 'um.b1' })
		expect(await store.website.versions.of({ ...sunway, id: 'another' })).toEqual([])
	})

	test.runIf(possible)('every publication is in the log, and never a text', async () => {
		const { store, publish, writeAndPublish } = await open()
		await writeAndPublish({ note: 'secret words' })
		await writeAndPublish({ fee: 35_000 }, far)
		await store.website.versions.withdraw(sunway, 2, 'mona')
		await publish({ state: 'hidden' })
		const { events } = await store.cases.audit.page({})
		expect(events.map(({ type }) => type).sort()).toEqual([
			'content_dated',
			'content_hidden',
			'content_published',
			'content_withdrawn',
		])
		expect(JSON.stringify(events)).not.toContain('secret words')
	})

	test.runIf(possible)('publications of two processes come one after another', async () => {
		const { store, other } = await open()
		const ids = Array.from({ length: 10 }, (_, index) => `entry-${index}`)
		await Promise.all(
			ids.map((id, index) => desk(index % 2 ? store : other).publish({ id, document: said({}) })),
		)
		expect(await store.website.published.revision()).toBe(10)
		const { versions } = await store.website.published.at(new Date().toISOString())
		expect(versions.map(({ entry_id }) => entry_id)).toEqual(ids)
	})
})
