import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/services/folder.ts'
import { type Published, readPublishedFiles, writePublishedFiles } from './published-files.ts'

const version = (entry_id: string, hash: string) => ({
	...{ kind: 'university', entry_id, number: 1, state: 'shown' as const },
	...{ live_at: '2026-01-01T00:00:00.000Z', withdrawn_at: null },
	...{ document_hash: hash, document: { id: entry_id, hash } },
})
const published = (...versions: Published['versions']): Published => ({
	...{ revision: 1, versions, next_live_at: null, erased: [] },
})

test('what was replaced leaves no file, and what stays is read back whole', async () => {
	const folder = temporaryFolder()
	await writePublishedFiles(folder, published(version('one', 'first'), version('two', 'other')))
	const next = published(version('one', 'second'), version('two', 'other'))
	await writePublishedFiles(folder, next)
	expect(readdirSync(join(folder, 'content')).sort()).toEqual(['other.json', 'second.json'])
	expect(await readPublishedFiles(folder)).toEqual(next)
})

test('a document that is missing is the fault of its entry alone', async () => {
	const folder = temporaryFolder()
	await writePublishedFiles(folder, published(version('one', 'first'), version('two', 'other')))
	rmSync(join(folder, 'content', 'first.json'))
	const read = await readPublishedFiles(folder)
	expect(read?.versions.map(({ document }) => document)).toEqual([
		null,
		{ id: 'two', hash: 'other' },
	])
})

test('the text of somebody who was erased goes also where nothing new can be written', async () => {
	const folder = temporaryFolder()
	const before = published(version('one', 'first'), version('two', 'other'))
	expect(await writePublishedFiles(folder, before)).toBe(true)
	rmSync(join(folder, 'content.json'))
	mkdirSync(join(folder, 'content.json', 'in-the-way'), { recursive: true })
	expect(await writePublishedFiles(folder, published(version('two', 'other')))).toBe(false)
	expect(readdirSync(join(folder, 'content'))).toEqual(['other.json'])
})
