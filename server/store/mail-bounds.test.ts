/** How many mails are taken, and what a report or an erasure does to them. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openCaseDesk } from '#tests/services/case-desk.ts'
import type { ArrivedMail } from './mail-arrivals.ts'

async function open() {
	const desk = await openCaseDesk()
	const { store } = desk.services
	const lease = { name: 'mailbox test', by: 'test' }
	await store.leases.take(lease, new Date(Date.now() + 600_000))
	/** Where it landed: its case, and why it was set aside. */
	const take = async (
		signs: Partial<ArrivedMail['signs']>,
		given: Partial<ArrivedMail> = {},
	): Promise<unknown> => {
		const key = randomUUID()
		await store.mailArrivals.take(
			lease,
			{},
			{
				...{ key, at: new Date().toISOString(), place: '1:1', size: 100, name: '' },
				...{ subject: 'Question', text: key, quoted: '', externalId: '', report: null },
				...{ documents: [], leftOut: [], aside: null },
				signs: {
					...{ from: 'x@mail.example', proof: 'unsure', isOwn: false, isReport: false },
					...{ isAutomatic: false, answers: [], tags: [], reference: null },
					...signs,
				},
				...given,
			},
		)
		const [row] = await desk.run(sql`select case_id, reason from arrivals where key = ${key}`)
		return row
	}
	return { ...desk, store, take }
}

test('nobody fills a case with mails: what is too much is set aside beside it', async () => {
	const { submit, take, run } = await open()
	const id = await submit('contact_submissions')
	await run(sql`update cases set reply_tag = 'cdfhjkmnprtwxy23' where id = ${id}`)
	const other = { from: 'other@mail.example', tags: ['cdfhjkmnprtwxy23'] }
	for (let at = 0; at < 20; at += 1)
		expect(await take({ ...other, isAutomatic: at % 2 === 0 })).toEqual({
			case_id: id,
			reason: null,
		})
	const aside = { case_id: id, reason: 'flood' }
	expect(await take(other)).toEqual(aside)
	expect(await take({ ...other, isAutomatic: true })).toEqual(aside)
	expect(await take({ from: 'omar@mail.example' })).toEqual(aside)
	// The family itself goes on, and a manager can have the rest.
	const own = { from: 'omar@mail.example', proof: 'proven' } as const
	for (let at = 0; at < 100; at += 1) expect(await take(own)).toEqual({ case_id: id, reason: null })
	expect(await take(own)).toEqual(aside)
	expect(await take(other, { again: 'none' })).toEqual({ case_id: id, reason: null })
})

test('invented senders neither keep each other out by the domain nor families that are confirmed', async () => {
	const { take, store } = await open()
	const landed = { case_id: expect.any(String), reason: null }
	const aside = { case_id: null, reason: 'flood' }
	for (let at = 0; at < 20; at += 1)
		expect(await take({ from: `x${at}@one.example` })).toEqual(landed)
	for (let at = 0; at < 60; at += 1)
		expect(await take({ from: `y${at}@one.example` })).toEqual(aside)
	for (let at = 0; at < 40; at += 1)
		expect(await take({ from: `x@of${at}.example` })).toEqual(landed)
	expect(await take({ from: 'late@mail.example' })).toEqual(aside)
	expect(await take({ from: 'family@mail.example', proof: 'proven' })).toEqual(landed)
	const overview = await store.mailArrivals.overview('')
	expect([overview.aside.length, overview.asideCount]).toEqual([50, 61])
})

test('a mail is reported once, however often a server writes', async () => {
	const { submit, take, run, store } = await open()
	const id = await submit('contact_submissions')
	const at = new Date().toISOString()
	await run(
		sql`insert into outgoing (id, event_id, case_id, recipient, template, params, created_at, next_attempt_at, attempts, outage, sent_at) values ('mail', 'event', ${id}, 'omar@mail.example', 'message', '{}', ${at}, ${at}, 1, ${false}, ${at})`,
	)
	const recipients = [{ address: 'omar@mail.example', status: '5.1.1', isFinal: true }]
	for (let time = 0; time < 3; time += 1) {
		const landed = await take({}, { report: { ids: ['mail'], tags: [], recipients } })
		expect(landed).toEqual({ case_id: id, reason: null })
	}
	const came = (await store.cases.events(id)).filter(({ type }) => type === 'came_back')
	expect(came).toHaveLength(1)
})

test('a mail that came after the tombstone was made is named by the next', async () => {
	const { submit, take, store } = await open()
	const id = await submit('contact_submissions')
	const target = { kind: 'contact_submissions', id } as const
	const tombstoneNow = async () => {
		const traces = await store.erasures.trace(target)
		if (!traces) throw new Error('gone')
		const { reference } = traces
		const asked = { by: 'test', reason: 'test', requestedAt: new Date().toISOString() } as const
		return {
			...{ id: randomUUID(), kind: target.kind, submissionId: id },
			...{ reference, line: '', traces, ...asked },
		}
	}
	const early = await tombstoneNow()
	await take({ from: 'omar@mail.example' })
	expect(await store.erasures.eraseRows(early)).toBe('changed')
	const late = await tombstoneNow()
	expect(late.traces.arrivals).toHaveLength(1)
	expect(await store.erasures.eraseRows(late)).toBe('erased')
})
