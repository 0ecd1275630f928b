/** Of a draft that several people wrote in, somebody publishes a part; the rest stays in the draft. */
import { expect, test } from 'vitest'
import { shipped } from '#content/shipped.ts'
import { nameOfChange } from '#domain/website/changes.ts'
import { openRoom } from '#tests/services/website-room.ts'

const sunway = shipped.universities.find(({ id }) => id === 'sunway-university')
if (!sunway) throw new Error('no such university')
const fee = (sunway.programmes.master[0]?.annualFee ?? 0) + 100
const description = { ar: 'وصف كتبته زميلة.', en: 'A description by a colleague.' }
const theirs = nameOfChange({ what: 'changed', path: ['description'] })

function written() {
	const copy = structuredClone(sunway)
	const [first] = copy?.programmes.master ?? []
	if (first) first.annualFee = fee
	return { ...copy, description }
}

const part = { kind: 'university', id: 'sunway-university', version: 1, without: [theirs] }
const accepted = ['oldFigure summary.ar', 'oldFigure researchOpportunities.ar']

test("a colleague's change is left out: the other goes live, and only theirs is still in the draft", async () => {
	const { write, publish, entry } = await openRoom()
	await write(0, written())
	const answer = await publish({ entries: [part], accepted })
	expect(answer).toMatchObject({ status: 200 })
	const { description: old } = sunway
	expect(await entry()).toMatchObject({
		published: { number: 1, document: { ...written(), description: old } },
		draft: { version: 2, base_number: 1, document: { description } },
	})
	// The rest goes out afterwards like any other draft.
	const rest = await publish({ entries: [{ ...part, version: 2, without: [] }], accepted })
	expect(rest).toMatchObject({ status: 200 })
	expect(await entry()).toMatchObject({ published: { document: { description } }, draft: null })
})

test('what is dated is not in the rest: published today, the rest leaves the fee as it is until that day', async () => {
	const { write, publish, entry } = await openRoom()
	await write(0, written())
	const live_at = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000).toISOString()
	expect(await publish({ entries: [part], accepted, live_at })).toMatchObject({ status: 200 })
	const programmes = sunway.programmes
	expect(await entry()).toMatchObject({
		draft: { version: 2, document: { description, programmes } },
	})
	const rest = await publish({ entries: [{ ...part, version: 2, without: [] }], accepted })
	expect(rest).toMatchObject({ status: 200 })
	expect(await entry()).toMatchObject({ published: { document: { description, programmes } } })
})

test('an error in what is left out keeps nobody from publishing the rest', async () => {
	const { write, publish, entry } = await openRoom()
	const half = { ...description, en: '' }
	await write(0, { ...written(), description: half })
	expect(await publish({ entries: [{ ...part, without: [] }], accepted })).toMatchObject({
		status: 422,
	})
	expect(await publish({ entries: [part], accepted })).toMatchObject({ status: 200 })
	expect(await entry()).toMatchObject({ draft: { document: { description: half } } })
})

test('a change that is not there any more: somebody else published, and the list is read again', async () => {
	const { write, publish } = await openRoom()
	await write(0, written())
	const answer = await publish({ entries: [{ ...part, without: ['changed ranking'] }], accepted })
	expect(answer).toMatchObject({ status: 409, json: { error: 'conflict' } })
})
