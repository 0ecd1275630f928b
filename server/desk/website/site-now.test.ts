import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { shipped } from '#content/shipped.ts'
import { databases, newDatabase } from '#tests/services/databases.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { openStore, type Store } from '../../store/store.ts'
import { isOfOtherShipped, merge } from './entries.ts'
import { createSiteNow } from './site-now.ts'

const id = 'sunway-university'
const base = { number: 0, document: null }
const sunway = shipped.universities.find((one) => one.id === id)

async function publish({ website }: Store, name: string, liveAt: string | null = null) {
	const document = JSON.stringify({ ...sunway, name: { ar: name, en: name } })
	const entry = { kind: 'university', id, state: 'shown' as const, shipped: null, codes: [] }
	await website.publish({
		entries: [{ ...entry, document, draftVersion: null }],
		...{ liveAt, note: '', actor: 'mona', key: name, merge, isOfOtherShipped },
	})
}

describe.each(databases)('on %s', (name, possible) => {
	test.runIf(possible)(
		'what another process publishes and what a date brings is seen at once',
		async () => {
			const dataDir = temporaryFolder()
			const databaseUrl = name === 'SQLite' ? null : await newDatabase()
			const [here, there] = await Promise.all([
				openStore({ dataDir, databaseUrl }),
				openStore({ dataDir, databaseUrl }),
			])
			onTestFinished(async () => {
				vi.useRealTimers()
				await Promise.all([here.close(), there.close()])
			})
			const site = createSiteNow(here)
			const named = async () => {
				const entry = (await site.all()).find((one) => one.id === id)
				return JSON.stringify(entry?.document).match(/"name":\{"ar":"([^"]*)/)?.[1]
			}
			expect(await named()).toBe(sunway?.name.ar)
			await publish(there, 'now')
			expect(await named()).toBe('now')
			const soon = new Date(Date.now() + 60_000)
			await publish(there, 'later', soon.toISOString())
			expect(await named()).toBe('now')
			vi.useFakeTimers({ toFake: ['Date'], now: soon.getTime() + 1 })
			expect(await named()).toBe('later')
			const before = (await site.all()).map(({ document }) => document)
			expect((await site.all()).every(({ document }, at) => document === before[at])).toBe(true)
			const all = await site.all()
			expect(await site.all()).toBe(all)
			// A draft, and another in its place, are seen at once, and make nothing of the others anew.
			for (const words of ['first', 'second']) {
				const draft = JSON.stringify({ ...sunway, name: { ar: words, en: words } })
				await there.website.drafts.open({ kind: 'university', id }, draft, base, 'mona')
				const drafted = await site.all()
				expect(drafted.find((one) => one.id === id)?.draft?.document).toContain(words)
				expect(drafted.filter((one) => !all.includes(one))).toHaveLength(1)
				await there.website.drafts.discard({ kind: 'university', id }, 1)
				expect((await site.all()).find((one) => one.id === id)?.draft).toBe(null)
				vi.setSystemTime(Date.now() + 1000)
			}
			await publish(there, 'last')
			expect((await site.all()).filter((one) => !all.includes(one))).toHaveLength(1)
		},
	)
})
