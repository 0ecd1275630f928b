import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/services/folder.ts'
import { openPublishedFiles, type Published } from './published-files.ts'

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
	expect(await files.write(before)).toBe(true)
	rmSync(join(folder, 'content.json'))
	mkdirSync(join(folder, 'content.json', 'in-the-way'), { recursive: true })
	expect(await files.write(published(version('two', 'other')))).toBe(false)
	expect(readdirSync(join(folder, 'content'))).toEqual(['other.json'])
})

test('what a killed process left half written goes after an hour', async () => {
	const folder = temporaryFolder()
	const content = join(folder, 'content')
	mkdirSync(content)
	const [old, young] = ['first.json.1.part', 'first.json.2.part'].map((name) => join(content, name))
	for (const path of [old, young]) writeFileSync(path ?? '', '{"name":"somebody erased"}')
	utimesSync(old ?? '', 0, 0)
	await openPublishedFiles(folder).write(published(version('two', 'other')))
	expect(readdirSync(content).sort()).toEqual(['first.json.2.part', 'other.json'])
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
	expect(await files.write(published(version('two', 'other')))).toBe(false)
	expect(readdirSync(content).sort()).toEqual(['first.json', 'first.json.1.part', 'other.json'])
})
