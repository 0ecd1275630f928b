import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { shipped } from '#content/shipped.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { setLogSink } from '../log.ts'
import type { PublishedVersion } from './documents.ts'
import { hashOf } from './joined-json.ts'
import { openPublishedFiles, type Published } from './published-files.ts'
import { openSiteContent } from './site-content.ts'

const sunway = 'sunway-university'
const nameOf = (value: unknown) =>
	typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined

function renamed(name: string, more: Partial<PublishedVersion> = {}): PublishedVersion {
	const file = shipped.universities.find(({ id }) => id === sunway)
	if (!file) throw new Error('no such university')
	const document = { ...structuredClone(file), name: { ar: name, en: name } }
	return {
		kind: 'university',
		entry_id: sunway,
		number: 1,
		state: 'shown',
		live_at: '2026-01-01T00:00:00.000Z',
		withdrawn_at: null,
		document,
		document_hash: hashOf(JSON.stringify(document)),
		...more,
	}
}

/** Rows as another process writes them, and how often they are read. */
function fakeRows() {
	const logged: string[] = []
	setLogSink((line) => logged.push(line))
	onTestFinished(() => setLogSink(() => undefined))
	const reads = { revision: 0, rows: 0 }
	let published: Published = {
		...{ at: '', revision: 0, versions: [], next_live_at: null, erased: [] },
	}
	let isDown = false
	const answer = <Value>(value: Value): Promise<Value> =>
		isDown ? Promise.reject(new Error('away')) : Promise.resolve(value)
	return {
		logged,
		reads,
		publish(...versions: PublishedVersion[]) {
			published = { ...published, revision: published.revision + 1, versions }
		},
		dated(next_live_at: string) {
			published = { ...published, revision: published.revision + 1, next_live_at }
		},
		erase() {
			const erased = [{ kind: 'university', entry_id: sunway, people: ['digest'] }]
			published = { ...published, revision: published.revision + 1, erased }
		},
		setDown(down: boolean) {
			isDown = down
		},
		revision() {
			reads.revision += 1
			return answer(published.revision)
		},
		at(moment: string) {
			reads.rows += 1
			const versions = published.versions.filter(({ live_at }) => live_at <= moment)
			return answer({ ...published, versions })
		},
	}
}

async function opened(rows = fakeRows(), dataDir = temporaryFolder()) {
	const content = await openSiteContent(rows, dataDir)
	const shown = () => nameOf(content.current().read('en', `universities/${sunway}`)?.value)
	return { rows, dataDir, content, shown }
}

test('what is published is shown after the next look; while nothing is, only the counter is read', async () => {
	const { rows, content, shown } = await opened()
	expect(shown()).toBe('Sunway University')
	await content.refresh()
	expect(rows.reads).toEqual({ revision: 2, rows: 0 })
	const before = content.current()
	const old = before.names.en[`universities/${sunway}`] ?? ''

	rows.publish(renamed('Sunway'))
	await content.refresh()
	expect(shown()).toBe('Sunway')
	expect(content.revision()).toBe(1)
	expect(rows.reads.rows).toBe(1)
	// An open page may still ask for the text before.
	expect(content.current().textUnder(old)).toBeUndefined()
	expect(content.textUnder(old)?.json).toContain('Sunway University')
	expect(nameOf(before.read('en', `universities/${sunway}`)?.value)).toBe('Sunway University')
})

test('a dated version comes by itself when its moment has come', async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T15:59:58Z') })
	onTestFinished(() => void vi.useRealTimers())
	const { rows, content, shown } = await opened()
	const live_at = '2026-12-31T16:00:00.000Z'
	rows.publish(renamed('Next year', { live_at }))
	rows.dated(live_at)
	await content.refresh()
	expect(shown()).toBe('Sunway University')
	vi.setSystemTime(new Date('2026-12-31T16:00:00.500Z'))
	await content.refresh()
	expect(shown()).toBe('Next year')
})

test('a hidden entry leaves every list; a deleted one says so', async () => {
	const { rows, content } = await opened()
	rows.publish(renamed('x', { state: 'hidden', document: null, document_hash: null }))
	await content.refresh()
	const { names, documents, deleted } = content.current()
	expect(names.ar[`universities/${sunway}`]).toBeUndefined()
	expect(documents.universities.map(({ id }) => id)).not.toContain(sunway)
	expect(content.current().read('ar', 'search')?.json).not.toContain(sunway)
	expect(content.current().read('ar', 'plan-catalogue')?.json).not.toContain(sunway)
	const codes = content.current().read('ar', 'university-codes')?.value
	expect(codes).toContain('um')
	expect(codes).not.toContain('sunway')
	expect(deleted.size).toBe(0)
	rows.publish(renamed('x', { state: 'deleted', document: null, document_hash: null }))
	await content.refresh()
	expect([...content.current().deleted]).toEqual([`universities/${sunway}`])
})

test('without a database what is known stays; after a restart it comes from the file', async () => {
	const { rows, dataDir, content, shown } = await opened()
	rows.publish(renamed('Sunway'))
	await content.refresh()
	rows.setDown(true)
	await content.refresh()
	await content.refresh()
	expect(shown()).toBe('Sunway')
	expect(rows.logged.filter((line) => line.includes('content not read'))).toHaveLength(1)

	const restarted = await opened(rows, dataDir)
	expect(restarted.shown()).toBe('Sunway')
	expect((await opened(rows)).shown()).toBe('Sunway University')
	rows.setDown(false)
	rows.publish(renamed('Sunway again'))
	await restarted.content.refresh()
	expect(restarted.shown()).toBe('Sunway again')
})

test('a damaged file is as good as none', async () => {
	const rows = fakeRows()
	rows.setDown(true)
	const dataDir = temporaryFolder()
	writeFileSync(join(dataDir, 'content.json'), '{"versions":')
	expect((await opened(rows, dataDir)).shown()).toBe('Sunway University')
})

test('a broken document and one of an unknown kind take nothing down', async () => {
	const { rows, content, shown } = await opened()
	rows.publish(renamed('Sunway'))
	await content.refresh()
	rows.publish(
		renamed('Broken', { number: 2, document: { id: sunway }, document_hash: 'broken' }),
		renamed('?', { kind: 'spaceship' }),
	)
	await content.refresh()
	expect(shown()).toBe('Sunway')
	expect(content.isFresh()).toBe(true)
	expect(content.faults()).toMatchObject([{ kind: 'university', id: sunway, number: 2 }])
	expect(rows.logged.join()).toContain('content_not_shown')
})

test('a preview shows a draft to nobody else', async () => {
	const { rows, content, shown } = await opened()
	const now = new Date().toISOString()
	const preview = await content.preview([renamed('Draft', { number: 9 })], now)
	expect(nameOf(preview.read('en', `universities/${sunway}`)?.value)).toBe('Draft')
	expect(shown()).toBe('Sunway University')
	rows.publish(renamed('Sunway'))
	await content.refresh()
	expect(shown()).toBe('Sunway')
})

test('a text that was replaced or hidden is gone after ten minutes, also when nothing else is published', async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T10:00:00Z') })
	onTestFinished(() => void vi.useRealTimers())
	const { rows, content } = await opened()
	const old = content.current().names.en[`universities/${sunway}`] ?? ''
	rows.publish(renamed('x', { state: 'hidden', document: null, document_hash: null }))
	await content.refresh()
	expect(content.textUnder(old)).toBeDefined()
	vi.setSystemTime(new Date('2026-11-17T10:10:01Z'))
	expect(content.textUnder(old)).toBeUndefined()
})

test('while the database is silent, all who ask again share one look', async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T10:00:00Z') })
	onTestFinished(() => void vi.useRealTimers())
	const { rows, content } = await opened()
	const before = rows.reads.revision
	let speak = () => {}
	const silence = new Promise<void>((resolve) => {
		speak = resolve
	})
	const answer = rows.revision
	rows.revision = async () => {
		const revision = await answer()
		await silence
		return revision
	}
	const looks: Promise<void>[] = []
	for (let second = 1; second <= 20; second += 1) {
		vi.setSystemTime(new Date(Date.UTC(2026, 10, 17, 10, 0, second)))
		looks.push(content.lookAgain())
	}
	speak()
	await Promise.all(looks)
	expect(rows.reads.revision).toBe(before + 1)
})

test('files that could not be written are written a minute later, though nothing was published since', async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T10:00:00Z') })
	onTestFinished(() => void vi.useRealTimers())
	const { rows, dataDir, content } = await opened()
	const inTheWay = join(dataDir, 'content.json')
	mkdirSync(join(inTheWay, 'folder'), { recursive: true })
	rows.publish(renamed('Sunway One'))
	await content.refresh()
	rmSync(inTheWay, { recursive: true })
	await content.refresh()
	expect(await openPublishedFiles(dataDir).read()).toBeNull()
	vi.setSystemTime(new Date('2026-11-17T10:01:01Z'))
	await content.refresh()
	expect((await openPublishedFiles(dataDir).read())?.versions).toHaveLength(1)
})

test('with an erasure goes what was left half written two minutes before', async () => {
	const rows = fakeRows()
	const { dataDir, content } = await opened(rows)
	rows.publish(renamed('Sunway One'))
	await content.refresh()
	const part = join(dataDir, 'content', 'first.json.1.part')
	writeFileSync(part, '{"name":"somebody erased"}')
	utimesSync(part, Date.now() / 1000 - 120, Date.now() / 1000 - 120)
	rows.erase()
	await content.refresh()
	expect(existsSync(part)).toBe(false)
})

test('whoever keeps what was made of the texts hears of an erasure once it is shown, and of nothing else', async () => {
	const { rows, content, shown } = await opened()
	const heard: unknown[] = []
	content.onErasure(() => heard.push(shown()))
	rows.publish(renamed('Before'))
	await content.refresh()
	expect(heard).toEqual([])
	rows.erase()
	rows.publish(renamed('Without them'))
	await content.refresh()
	rows.publish(renamed('Later'))
	await content.refresh()
	expect(heard).toEqual(['Without them'])
})
