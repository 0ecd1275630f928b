/** After each publication only what changed is read and made; it must be what a process says that reads and makes everything. */
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { shipped } from '#content/shipped.ts'
import { languages } from '#domain/language.ts'
import type { EntryState } from '#domain/website/versions.ts'
import { databases, newDatabase } from '#tests/services/databases.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { isOfOtherShipped, merge } from '../desk/website/entries.ts'
import { createSiteNow } from '../desk/website/site-now.ts'
import { openStore } from '../store/store.ts'
import { openSiteContent, type SiteContent } from './site-content.ts'

const [first, second] = shipped.universities
const [institute] = shipped.institutes
const [home] = shipped.accommodation
if (!first || !second || !institute || !home) throw new Error('no entries')
const added = { ...first, id: 'added-university', code: 'addedone' }
const entries = [
	{ kind: 'university', document: first },
	{ kind: 'university', document: second },
	{ kind: 'university', document: added },
	{ kind: 'institute', document: institute },
	{ kind: 'home', document: home },
]

const anEntry = fc.nat({ max: entries.length - 1 })
const aPublication = fc.record({
	does: fc.constant('publish' as const),
	entry: anEntry,
	name: fc.constantFrom('Aaa', 'Mmm', 'Zzz'),
	state: fc.constantFrom<EntryState>('shown', 'shown', 'hidden', 'deleted'),
	isDated: fc.boolean(),
})
// Mostly publications: where there is nothing to withdraw, nothing changes.
const aStep = fc.oneof(
	{ weight: 4, arbitrary: aPublication },
	{
		weight: 1,
		arbitrary: fc.record({ does: fc.constant('withdraw' as const), entry: anEntry }),
	},
	{ weight: 1, arbitrary: fc.record({ does: fc.constant('wait' as const) }) },
)
const hour = 60 * 60_000

const saidBy = (content: SiteContent) => {
	const { version, names, deleted, read } = content.current()
	const texts = languages.flatMap((language) =>
		Object.keys(names[language]).map((name) => `${name} ${read(language, name)?.json}`),
	)
	return { version, names, deleted: [...deleted].sort(), texts }
}

describe.each(databases)('on %s', (name, possible) => {
	test.runIf(possible)(
		'what is made after each publication is what is made from nothing',
		async () => {
			vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T10:00:00Z') })
			onTestFinished(() => void vi.useRealTimers())
			const databaseUrl = name === 'SQLite' ? null : await newDatabase()
			const store = await openStore({ dataDir: temporaryFolder(), databaseUrl })
			onTestFinished(() => store.close())
			const { website } = store
			const content = await openSiteContent(website.published, temporaryFolder())
			let keys = 0

			async function take(step: typeof aStep extends fc.Arbitrary<infer Step> ? Step : never) {
				if (step.does === 'wait') return vi.setSystemTime(Date.now() + hour)
				const { kind, document } = entries[step.entry] ?? { kind: '', document: first }
				const id = document?.id ?? ''
				if (step.does === 'withdraw') {
					const last = (await website.versions.of({ kind, id })).at(-1)
					return website.versions.withdraw({ kind, id }, last?.number ?? 1, 'somebody')
				}
				keys += 1
				const text = JSON.stringify({ ...document, name: { ar: step.name, en: step.name } })
				vi.setSystemTime(Date.now() + 1000)
				return website.publish({
					entries: [
						{
							kind,
							id,
							state: step.state,
							document: text,
							draftVersion: null,
							shipped: null,
							codes: [],
						},
					],
					liveAt: step.isDated ? new Date(Date.now() + hour).toISOString() : null,
					...{ note: '', actor: 'somebody', key: `${keys}`, merge, isOfOtherShipped },
				})
			}

			await fc.assert(
				fc.asyncProperty(fc.array(aStep, { minLength: 1, maxLength: 3 }), async (steps) => {
					for (const step of steps) await take(step)
					await content.refresh()
					const fromNothing = await openSiteContent(
						{ revision: website.published.revision, at: (moment) => website.published.at(moment) },
						temporaryFolder(),
					)
					expect(saidBy(content)).toEqual(saidBy(fromNothing))
					const listed = await createSiteNow({ website }).all()
					expect(listed).toEqual(await createSiteNow({ website: { ...website } }).all())
				}),
				{ numRuns: 12, endOnFailure: true },
			)
			expect(content.revision()).toBeGreaterThan(5)
		},
	)
})
