/** Codes of programmes are in addresses that families keep: whatever editors do, none ever means another programme. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shipped } from '#content/shipped.ts'
import { isRecord } from '#domain/website/json.ts'
import { openRoom, warningsOf } from '#tests/services/website-room.ts'
import { codesOfRelease } from './shipped-codes-job.ts'

const sunway = shipped.universities.find(({ id }) => id === 'sunway-university')
if (!sunway) throw new Error('no such university')
const address = '/api/desk/website/university/sunway-university'
type Document = typeof sunway
type Programme = Document['programmes']['master'][number]

const step = fc.oneof(
	fc.record({ do: fc.constant('add' as const), at: fc.nat(8) }),
	fc.record({ do: fc.constant('addAgain' as const), at: fc.nat(8) }),
	fc.record({ do: fc.constant('remove' as const), at: fc.nat(8) }),
	fc.record({ do: fc.constant('publish' as const), at: fc.constant(0) }),
	fc.record({ do: fc.constant('date' as const), at: fc.constant(0) }),
	fc.record({ do: fc.constant('restore' as const), at: fc.nat(8) }),
	fc.record({ do: fc.constant('discard' as const), at: fc.constant(0) }),
)

async function openEditor() {
	const { ask, write, publish, entry, services } = await openRoom()
	let added = 0
	const removed: Programme[] = []

	async function now() {
		const answer = await entry()
		if (!isRecord(answer as never)) throw new Error('no entry')
		const { draft, published } = answer as {
			draft: { version: number; document: Document } | null
			published: { number: number; document: Document }
		}
		return { version: draft?.version ?? 0, document: draft?.document ?? published.document }
	}

	/** A list that is too short or too long to be published stays as it is. */
	async function change(make: (list: readonly Programme[]) => Programme[]) {
		const { version, document } = await now()
		const master = make(document.programmes.master)
		if (master.length < 3 || master.length > 12) return
		const programmes = { ...document.programmes, master }
		expect((await write(version, { ...document, programmes })).status).toBe(200)
	}

	async function publishDraft(live_at: string | null) {
		const { version } = await now()
		if (version === 0) return
		const entries = [{ kind: 'university', id: 'sunway-university', version }]
		const asked = await publish({ entries, live_at })
		const accepted = warningsOf(asked.json)
		const answer = asked.status === 409 ? await publish({ entries, live_at, accepted }) : asked
		// A clash with what waits for its date is a person's to settle.
		expect([200, 409]).toContain(answer.status)
	}

	const steps = {
		add: (at: number) =>
			change((list) => {
				added += 1
				const [like] = list
				if (!like) throw new Error('no programme')
				const name = { ar: `ماجستير جديد ${added}`, en: `New master ${added}` }
				return list.toSpliced(at, 0, { ...like, code: '', name })
			}),
		/** What was taken out is written anew, as a new programme of the same name. */
		addAgain: (at: number) =>
			change((list) => {
				const again = removed.at(at % Math.max(1, removed.length))
				return again ? [...list, { ...again, code: '' }] : [...list]
			}),
		remove: (at: number) =>
			change((list) => {
				const one = list[at % list.length]
				if (one && list.length > 3) removed.push(one)
				return list.filter((other) => other !== one)
			}),
		publish: () => publishDraft(null),
		date: () => publishDraft(new Date(Date.now() + 86_400_000).toISOString()),
		async restore(at: number) {
			await ask(`POST ${address}/versions/${at}/restore`, {})
		},
		async discard() {
			const { version } = await now()
			if (version > 0) await ask(`DELETE ${address}/draft`, { version })
		},
	}

	/** Code and name of all masters that the plan can name now. */
	const planned = () => {
		const { value } = services.content.current().read('en', 'plan-catalogue') ?? {}
		const { universities } = value as { universities: Document[] }
		const own = universities.find(({ code }) => code === sunway?.code)
		return (own?.programmes.master ?? []).map(({ code, name }) => [code, `${name}`] as const)
	}
	return { steps, planned, now }
}

test('added, removed, restored and added again in any order, a code keeps its meaning', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (todo) => {
			const { steps, planned, now } = await openEditor()
			const meaning = new Map<string, string>(planned())
			for (const one of todo) {
				await steps[one.do](one.at)
				const { document } = await now()
				const codes = document.programmes.master.map(({ code }) => code)
				expect(codes.every((code) => /^sunway\.m\d+$/.test(code))).toBe(true)
				expect(new Set(codes).size).toBe(codes.length)
				for (const [code, name] of planned()) {
					expect(name).toBe(meaning.get(code) ?? name)
					meaning.set(code, name)
				}
			}
		}),
		{ numRuns: process.env.TEST_ALL === '1' ? 12 : 4 },
	)
}, 120_000)

test('a code that the release ships no longer is not given again', async () => {
	const { write, publish, services } = await openRoom()
	const { master } = sunway.programmes
	const last = master.at(-1)
	if (!last) throw new Error('no programme')
	// Published without its last programme while the file still has it: afterwards the release may drop it too.
	const shorter = { ...sunway, programmes: { ...sunway.programmes, master: master.slice(0, -1) } }
	const saved = await write(0, shorter)
	const entries = [{ kind: 'university', id: 'sunway-university', version: 1 }]
	expect((await publish({ entries, accepted: warningsOf(saved.json) })).status).toBe(200)
	expect(await services.store.website.codes.ofParts('sunway')).toContain(last.code)
})

test('a code that an earlier release shipped, of an entry that nobody ever published, is not given again', async () => {
	const { write, services } = await openRoom()
	const { master } = sunway.programmes
	const [like] = master
	if (!like) throw new Error('no programme')
	// The earlier release had a programme more.
	const dropped = { ...like, code: `sunway.m${master.length + 1}` }
	const more = { ...sunway, programmes: { ...sunway.programmes, master: [...master, dropped] } }
	const others = shipped.universities.filter((one) => one !== sunway)
	const earlier = { ...shipped, universities: [...others, more] }
	const { codes } = services.store.website
	await codes.enter(codesOfRelease(earlier))
	// The next start says the same again, and changes nothing.
	await codes.enter(codesOfRelease())

	const added = { ...like, code: '', name: { ar: 'ماجستير جديد', en: 'New master' } }
	const document = { ...sunway, programmes: { ...sunway.programmes, master: [...master, added] } }
	const { json } = await write(0, document)
	expect(json).toMatchObject({ given: [{ value: `sunway.m${master.length + 2}` }] })
})
