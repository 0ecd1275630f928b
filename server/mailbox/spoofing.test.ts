/**
 * Who writes under whose name: how sure our mail server is of the sender, whose address it is, and by which rule the mail is matched.
 * For each, where the mail lands, how the desk marks it, and whether the family's own page says that it came.
 */
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createStatusView } from '#server/status/status-view.ts'
import { mail } from '#tests/factories/mails.ts'
import { type SmtpSink, startSmtp } from '#tests/fakes/smtp.ts'
import { testedOn } from '#tests/services/databases.ts'
import { hasDovecot } from '#tests/services/dovecot.ts'
import { mailHost as host, openMailDesk } from '#tests/services/mail-desk.ts'
import { eventually } from '#tests/services/server.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

let smtp: SmtpSink
beforeAll(async () => {
	smtp = await startSmtp()
})
afterAll(() => smtp.stop())

const server = `mx.${host}`
/** The headers of a mail, the topmost first: our server writes above all that came with it. */
const proofs = {
	proven: (from: string) => [`${server}; dmarc=pass header.from=${from}`],
	unsure: () => [`${server}; dmarc=none`],
	refuted: (from: string) => [`${server}; dmarc=fail header.from=${from}`],
	forged: (from: string) => [
		`${server}; dmarc=none`,
		`${server}; dmarc=pass header.from=${from}`,
		`mx.evil.example; dmarc=pass header.from=${from}`,
	],
}
type Proof = keyof typeof proofs
const sure: readonly Proof[] = ['proven', 'unsure', 'refuted', 'forged']

/** `own`: the case's own; `other`: that of another case; `unknown`: nobody's. */
type Sender = 'own' | 'other' | 'unknown'
type Rule = 'thread' | 'tag' | 'reference' | 'address' | 'thread, closed' | 'address, closed'

const own = 'its case, own, seen'
const unsure = 'its case, unsure'
const other = 'its case, other'
const theirs = 'the other case, own, seen'
const theirsUnsure = 'the other case, unsure'
const fresh = 'a new case, unsure'
const freshOwn = 'a new case, own, seen'
const asOther = 'a new case, unsure, claims'

/** In the order of `sure`. Whatever lands in an open case is unread there, and it is our turn. */
const matrix: readonly [Rule, Sender, ...string[]][] = [
	['thread', 'own', own, unsure, other, unsure],
	['thread', 'other', other, other, other, other],
	['thread', 'unknown', other, other, other, other],
	['tag', 'own', own, unsure, other, unsure],
	['tag', 'other', other, other, other, other],
	['tag', 'unknown', other, other, other, other],
	// A reference is said on the telephone: only a contact of its case gets in by it.
	['reference', 'own', own, unsure, `${asOther}, mentions`, unsure],
	['reference', 'other', theirs, theirsUnsure, `${asOther}, mentions`, theirsUnsure],
	['reference', 'unknown', ...[freshOwn, fresh, fresh, fresh].map((one) => `${one}, mentions`)],
	['address', 'own', own, unsure, asOther, unsure],
	['address', 'other', theirs, theirsUnsure, asOther, theirsUnsure],
	['address', 'unknown', freshOwn, fresh, fresh, fresh],
	// Only its proven owner opens a case again.
	[
		...(['thread, closed', 'own'] as const),
		...[own, `${unsure}, closed`, `${other}, closed`, `${unsure}, closed`],
	],
	['thread, closed', 'unknown', ...sure.map(() => `${other}, closed`)],
	['address, closed', 'own', own, asOther, asOther, asOther],
]

const landed = v.array(v.object({ case_id: v.string(), body: v.string() }))

describe.skipIf(!hasDovecot).each(testedOn('SQLite'))('on %s', (_, possible, place) => {
	test.runIf(possible)('nobody writes as somebody else', async () => {
		const { submit, ask, read, run, services, dovecot, state } = await openMailDesk(
			smtp.url,
			await place(),
		)
		const { store } = services
		const before = smtp.mails.length
		const view = createStatusView(store, 'https://rihla.example')
		const mails = matrix.flatMap(([rule, sender, ...wanted]) =>
			sure.map((proof, at) => ({ rule, sender, proof, wanted: wanted[at] })),
		)
		const family = (number: number, whose: Sender) => `${whose}@family${number}.example`
		const cases: { id: string; other: string; reference: string }[] = []
		for (const [number, { rule }] of mails.entries()) {
			const open = (whose: Sender) =>
				submit('contact_submissions', {
					fields: { email: family(number, whose) },
					deliveries: [],
				})
			const id = await open('own')
			const message = { language: 'en', body: 'Ours', channel: 'email', subject: 'Your file' }
			expect((await ask(`POST /api/desk/cases/${id}/messages`, message)).status).toBe(202)
			const { reference = '' } = (await store.cases.find(id)) ?? {}
			cases.push({ id, other: await open('other'), reference })
			if (!rule.endsWith('closed')) continue
			const closed = new Date(Date.now() - 24 * 3_600_000).toISOString()
			await run(sql`update cases set closed_at = ${closed}, outcome = 'done' where id = ${id}`)
		}
		await run(sql`update outgoing set next_attempt_at = ${new Date().toISOString()}`)
		services.deliveries.poke()
		const waiting = () => run(sql`select id from outgoing where sent_at is null`)
		await eventually(waiting, (rows) => rows.length === 0, 60)

		for (const [number, { rule, sender, proof }] of mails.entries()) {
			const { id, reference } = cases[number] ?? { id: '', reference: '' }
			const [ours] = v.parse(
				v.array(v.object({ id: v.string(), reply_tag: v.string() })),
				await run(sql`select outgoing.id, reply_tag from outgoing
					join cases on cases.id = case_id where case_id = ${id}`),
			)
			const from = family(number, sender)
			const results = proofs[proof](from.split('@')[1] ?? '')
			const source = mail({
				from,
				text: `Mail ${number}.`,
				...(rule === 'tag' ? { to: `office+${ours?.reply_tag}@${host}` } : {}),
				...(rule === 'reference' ? { subject: `Re: ${reference}` } : {}),
				...(rule.startsWith('thread')
					? { headers: { 'In-Reply-To': `<${ours?.id}@${host}>` } }
					: {}),
			})
			const above = results.map((one) => `Authentication-Results: ${one}\r\n`).join('')
			dovecot.deliver(Buffer.concat([Buffer.from(above), source]))
		}
		await eventually(
			state,
			({ lastUid, trying }) => lastUid === mails.length && trying === null,
			120,
		)

		const found = new Map(
			v
				.parse(landed, await run(sql`select case_id, body from messages where direction = 'in'`))
				.map(({ body, case_id }) => [body, case_id]),
		)
		expect(found.size).toBe(mails.length)
		const seen = async (number: number) => {
			const body = `Mail ${number}.`
			const id = found.get(body) ?? ''
			const where = { [cases[number]?.id ?? '']: 'its', [cases[number]?.other ?? '']: 'the other' }
			const { case: shown, messages, events } = await read(id)
			const message = messages.find((one) => one.body === body)
			const data = events.find(({ type }) => type === 'wrote')?.data ?? {}
			const row = await store.cases.find(id)
			const page = await view({ caseId: id, level: 'own' })
			const theirs = page?.own?.messages.filter(({ direction }) => direction === 'in') ?? []
			// Whatever the page says, it never says the words.
			expect(theirs.every((one) => one.body === null)).toBe(true)
			expect(shown).toMatchObject({ unread: true })
			const isOpen = row?.closed_at === null
			if (isOpen) expect(shown.waiting_on).toBe('us')
			return [
				`${where[id] ?? 'a new'} case`,
				message?.proof,
				...(theirs.length > 0 ? ['seen'] : []),
				...(isOpen ? [] : ['closed']),
				...(data.claims === undefined ? [] : ['claims']),
				...(data.mentions === undefined ? [] : ['mentions']),
			].join(', ')
		}
		const said = (number: number, outcome: string | undefined) => {
			const { rule, sender, proof } = mails[number] ?? {}
			return `${rule} from ${sender}, ${proof}: ${outcome}`
		}
		const all = [...mails.keys()]
		expect(await Promise.all(all.map(async (one) => said(one, await seen(one))))).toEqual(
			all.map((one) => said(one, mails[one]?.wanted)),
		)
		// Nothing that came in changed where we write, and nobody was answered by a machine.
		expect(await run(sql`select value from contacts`)).toEqual([])
		expect(smtp.mails).toHaveLength(before + mails.length)
	})
})
