import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/services/folder.ts'
import { longestWriting, openPublishedFiles, type Published } from './published-files.ts'

const version = (entry_id: string, hash: string) => ({
	...{ kind: 'university', entry_id, number: 1, state: 'shown' as const },
	...{ live_at: '2026-01-01T00:00:00.000Z', withdrawn_at: null },
	...{ document_hash: hash, document: { id: entry_id, hash } },
})
const published = (...versions: Published['versions']): Published => ({
	...{ at: '2026-11-18T10:00:00.000Z', revision: 1, versions, next_live_at: null, erased: [] },
})

test('what was replaced leaves no file, and what stays is read back whole', async () => {
	const folder = temporaryFolder()
	const files = openPublishedFiles(folder)
	await files.write(published(version('one', 'first'), version('two', 'other')))
	const next = published(version('one', 'second'), version('two', 'other'))
	await files.write(next)
	expect(readdirSync(join(folder, 'content')).sort()).toEqual(['other.json', 'second.json'])
	expect(await files.read()).toEqual(next)
	// And by a process that finds them there.
	await openPublishedFiles(folder).write(published(version('two', 'other')))
	expect(readdirSync(join(folder, 'content'))).toEqual(['other.json'])
})

test('a document that is missing is the fault of its entry alone', async () => {
	const folder = temporaryFolder()
	const files = openPublishedFiles(folder)
	await files.write(published(version('one', 'first'), version('two', 'other')))
	rmSync(join(folder, 'content', 'first.json'))
	const read = await files.read()
	expect(read?.versions.map(({ document }) => document)).toEqual([
		null,
		{ id: 'two', hash: 'other' },
	])
})

test('the text of somebody who was erased goes also where nothing new can be written', async () => {
	const folder = temporaryFolder()
	const before = published(version('one', 'first'), version('two', 'other'))
	const files = openPublishedFiles(folder)
	expect(await files.write(before)).toBeNull()
	rmSync(join(folder, 'content.json'))
	mkdirSync(join(folder, 'content.json', 'in-the-way'), { recursive: true })
	expect(await files.write(published(version('two', 'other')))).toBe(60_000)
	expect(readdirSync(join(folder, 'content'))).toEqual(['other.json'])
})

/** Written by a process that was killed so many minutes ago. */
function leaveHalfWritten(content: string, name: string, minutes: number): void {
	mkdirSync(content, { recursive: true })
	const path = join(content, name)
	writeFileSync(path, '{"name":"somebody erased"}')
	const at = Date.now() / 1000 - minutes * 60
	utimesSync(path, at, at)
}

test('what a killed process left half written goes after an hour, also when it is found before', async () => {
	const folder = temporaryFolder()
	const content = join(folder, 'content')
	leaveHalfWritten(content, 'first.json.1.part', 61)
	leaveHalfWritten(content, 'first.json.2.part', 1)
	const files = openPublishedFiles(folder)
	const now = published(version('two', 'other'))
	expect(await files.write(now)).toBe(60 * 60_000)
	expect(readdirSync(content).sort()).toEqual(['first.json.2.part', 'other.json'])
	leaveHalfWritten(content, 'first.json.2.part', 61)
	expect(await files.write(now)).toBeNull()
	expect(readdirSync(content)).toEqual(['other.json'])
})

test('where somebody was erased, what is half written goes after a minute', async () => {
	const folder = temporaryFolder()
	const content = join(folder, 'content')
	leaveHalfWritten(content, 'first.json.1.part', 2)
	leaveHalfWritten(content, 'first.json.2.part', 0)
	const files = openPublishedFiles(folder, longestWriting.afterErasure)
	expect(await files.write(published(version('two', 'other')))).toBe(60_000)
	expect(readdirSync(content).sort()).toEqual(['first.json.2.part', 'other.json'])
})

test('what is half written and can not be removed is tried again, though all else is done', async () => {
	const folder = temporaryFolder()
	const content = join(folder, 'content')
	mkdirSync(join(content, 'first.json.1.part'), { recursive: true })
	utimesSync(join(content, 'first.json.1.part'), 0, 0)
	const files = openPublishedFiles(folder)
	const now = published(version('two', 'other'))
	expect(await files.write(now)).toBe(60 * 60_000)
	rmSync(join(content, 'first.json.1.part'), { recursive: true })
	expect(await files.write(now)).toBeNull()
})

test('what can not be removed keeps neither what is published from being written nor the others from going', async () => {
	const folder = temporaryFolder()
	const content = join(folder, 'content')
	// A folder is what even the superuser can't remove as a file.
	for (const name of ['first.json.1.part', 'first.json'])
		mkdirSync(join(content, name), { recursive: true })
	utimesSync(join(content, 'first.json.1.part'), 0, 0)
	writeFileSync(join(content, 'second.json'), '{"name":"somebody erased"}')
	const files = openPublishedFiles(folder)
	expect(await files.write(published(version('two', 'other')))).toBe(60_000)
	expect(readdirSync(content).sort()).toEqual(['first.json', 'first.json.1.part', 'other.json'])
})
