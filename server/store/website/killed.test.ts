/** A process killed in the middle of publishing: each publication is there whole or not at all, and can be asked for again. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases, newDatabase } from '#tests/services/databases.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { openStore } from '../store.ts'

const program = fileURLToPath(
	new URL('../../../tests/services/publish-forever.ts', import.meta.url),
)

/** The keys it had begun with. */
async function publishUntilKilled(dataDir: string, databaseUrl: string | null): Promise<string[]> {
	const child = spawn(process.execPath, [program, dataDir, databaseUrl ?? ''])
	let said = ''
	child.stdout.on('data', (chunk: Buffer) => {
		said += `${chunk}`
		if (said.split('\n').length > 8) child.kill('SIGKILL')
	})
	await once(child, 'close')
	return said.trim().split('\n')
}

describe.each(databases)('on %s', (name, possible) => {
	test.runIf(possible)(
		'it is whole or nothing, and the same key finds it',
		async () => {
			const dataDir = temporaryFolder()
			const databaseUrl = name === 'SQLite' ? null : await newDatabase()
			const keys = await publishUntilKilled(dataDir, databaseUrl)
			expect(keys.length).toBeGreaterThan(7)
			const store = await openStore({ dataDir, databaseUrl })
			onTestFinished(() => store.close())
			const { website, cases } = store
			const { versions, revision } = await website.published.at(new Date().toISOString())
			// All but the last one, which the kill may have met.
			expect(versions.length).toBeGreaterThanOrEqual(keys.length - 1)
			expect(revision).toBe(versions.length)
			for (const { document } of versions)
				expect(document).toEqual({ text: expect.stringMatching(/^text \d+$/) })
			const { events } = await cases.audit.page({})
			expect(events.filter(({ type }) => type === 'content_published').length).toBe(versions.length)
			for (const [at, key] of keys.entries()) {
				const id = `page-${at + 1}`
				const result = await website.publish({
					entries: [
						{
							...{ kind: 'page', id, state: 'shown', draftVersion: null, shipped: null },
							...{ document: JSON.stringify({ text: `text ${at + 1}` }), codes: [`c${at + 1}`] },
						},
					],
					...{ liveAt: null, note: '', actor: 'mona', key },
					merge: (_, __, mine) => ({ merged: mine, clashes: [] }),
					isOfOtherShipped: () => false,
				})
				expect(result).toMatchObject({ result: 'published', entries: [{ id, number: 1 }] })
				expect(await website.versions.of({ kind: 'page', id })).toHaveLength(1)
			}
		},
		30_000,
	)
})
