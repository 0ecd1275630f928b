/** A version that waits for its date is taken back while somebody else publishes. Only in PostgreSQL do two wait inside their transactions. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { newDatabase } from '#tests/services/databases.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { hasPostgres } from '#tests/services/postgres.ts'
import { openStore } from '../store.ts'

const sunway = { kind: 'university', id: 'sunway-university' }
const taylors = { kind: 'university', id: 'taylors-university' }
const date = '2027-01-01T00:00:00.000Z'

async function open() {
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T23:59:59.000Z') })
	onTestFinished(() => void vi.useRealTimers())
	const databaseUrl = await newDatabase()
	const store = await openStore({ dataDir: temporaryFolder(), databaseUrl })
	onTestFinished(() => store.close())
	const { website } = store
	const publish = (entry: typeof sunway, liveAt: string | null, also = async () => {}) =>
		website.publish({
			entries: [
				{
					...entry,
					state: 'shown',
					document: '{"fee":1}',
					draftVersion: null,
					shipped: null,
					codes: [],
				},
			],
			...{ liveAt, note: '', actor: 'mona', key: entry.id, also },
			merge: (_, __, mine) => ({ merged: mine, clashes: [] }),
			isOfOtherShipped: () => false,
		})
	await publish(sunway, date)

	/** What `work` answers that begins while another publication holds the row of the counter, and has looked once when it ends. */
	async function whilePublishing<Answer>(work: () => Promise<Answer>, meanwhile = () => {}) {
		let end = () => {}
		const ended = new Promise<void>((resolve) => {
			end = resolve
		})
		const begun = new Promise<void>((resolve) => {
			void publish(taylors, null, async () => {
				resolve()
				await ended
			})
		})
		await begun
		const answer = work()
		await new Promise((resolve) => setTimeout(resolve, 300))
		meanwhile()
		end()
		return answer
	}
	return { website, whilePublishing }
}

test.runIf(hasPostgres)('a version whose date comes meanwhile is live and stays so', async () => {
	const { website, whilePublishing } = await open()
	const withdraw = () => website.versions.withdraw(sunway, 1, 'ali')
	const comes = () => void vi.setSystemTime(new Date('2027-01-01T00:00:01.000Z'))
	expect(await whilePublishing(withdraw, comes)).toBe('live')
	expect(await website.versions.of(sunway)).toMatchObject([{ withdrawn_at: null }])
	// One for each publication.
	expect(await website.published.revision()).toBe(2)
})

test.runIf(hasPostgres)('two who withdraw at once raise one revision', async () => {
	const { website, whilePublishing } = await open()
	const withdraw = (actor: string) => website.versions.withdraw(sunway, 1, actor)
	const both = () => Promise.all([withdraw('ali'), withdraw('mona')])
	expect(await whilePublishing(both)).toEqual(['withdrawn', 'withdrawn'])
	expect(await website.published.revision()).toBe(3)
})
