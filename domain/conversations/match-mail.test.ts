import { expect, test } from 'vitest'
import { answeredMails, referenceIn, returnedMails, tagsIn } from './mail-signs.ts'
import { type CaseOfContact, type MailLookups, type MailSigns, matchMail } from './match-mail.ts'

const maryam = 'maryam@mail.example'
const father = 'father@mail.example'
const stranger = 'stranger@mail.example'
const mailId = '4f4d7f0e-5b0c-4e06-9a6b-2a8f0f7f3b11'
const tag = 'cdfhjkmnprtwxy23'
const ours: CaseOfContact = { id: 'maryam', closedAt: null, spokeAt: '2026-11-10T00:00:00.000Z' }
const older: CaseOfContact = { id: 'older', closedAt: null, spokeAt: '2026-10-01T00:00:00.000Z' }

function lookupsWith(contacts: Readonly<Record<string, readonly CaseOfContact[]>>): MailLookups {
	return {
		casesOfMails: async (ids) => new Map(ids.includes(mailId) ? [[mailId, 'maryam']] : []),
		caseOfTag: async (one) => (one === tag ? 'maryam' : null),
		caseOfReference: async (one) => (one === 'KH8-PK5-TH4' ? 'maryam' : null),
		casesOfContact: async (address) => contacts[address] ?? [],
	}
}
const lookups = lookupsWith({ [maryam]: [older, ours] })

const plain: MailSigns = {
	from: stranger,
	proof: 'unsure',
	isOwn: false,
	isReport: false,
	isAutomatic: false,
	answers: [],
	tags: [],
	reference: null,
	at: '2026-11-17T08:00:00.000Z',
}
const match = (signs: Partial<MailSigns>, known = lookups) =>
	matchMail({ ...plain, ...signs }, known)

const signs = {
	thread: { answers: [mailId] },
	tag: { tags: [tag] },
	reference: { reference: 'KH8-PK5-TH4' },
	nothing: {},
}
const fresh = 'a case of its own'

/** Who wrote, what vouches for it, what it carries: where it lands, and how it stands there. */
test.each<[keyof typeof signs, string, MailSigns['proof'], string]>([
	['thread', maryam, 'proven', 'maryam own'],
	['thread', maryam, 'unsure', 'maryam unsure'],
	['thread', maryam, 'refuted', 'maryam other'],
	['thread', father, 'proven', 'maryam other'],
	['thread', father, 'unsure', 'maryam other'],
	['thread', father, 'refuted', 'maryam other'],
	['tag', maryam, 'proven', 'maryam own'],
	['tag', maryam, 'unsure', 'maryam unsure'],
	['tag', maryam, 'refuted', 'maryam other'],
	['tag', father, 'proven', 'maryam other'],
	['tag', stranger, 'unsure', 'maryam other'],
	['reference', maryam, 'proven', 'maryam own'],
	['reference', maryam, 'unsure', 'maryam unsure'],
	['reference', maryam, 'refuted', fresh],
	// A reference is said on the telephone and forwarded: alone it lets nobody in.
	['reference', father, 'proven', fresh],
	['reference', stranger, 'refuted', fresh],
	['nothing', maryam, 'proven', 'maryam own'],
	['nothing', maryam, 'unsure', 'maryam unsure'],
	['nothing', maryam, 'refuted', fresh],
	['nothing', stranger, 'proven', fresh],
])('with %s from %s, %s: %s', async (sign, from, proof, where) => {
	const found = await match({ ...signs[sign], from, proof })
	expect(found.result === 'case' ? `${found.caseId} ${found.standing}` : fresh).toBe(where)
	// Only its owner opens a case again.
	if (found.result === 'case') expect(found.opensAgain).toBe(found.standing === 'own')
})

test('unknown ids, tags and references open cases of their own, and say what they mention', async () => {
	const forged = { answers: ['0'.repeat(36)], tags: ['y'.repeat(16)], reference: 'XX2-XX2-XX2' }
	expect(await match(forged)).toEqual({ result: 'new', mentions: null, claims: [] })
	expect(await match({ reference: 'KH8-PK5-TH4' })).toEqual({
		result: 'new',
		mentions: 'KH8-PK5-TH4',
		claims: [],
	})
	expect(await match({ from: maryam, proof: 'refuted' })).toEqual({
		result: 'new',
		mentions: null,
		claims: ['older', 'maryam'],
	})
})

test('a closed case opens again for ninety days, to its proven owner', async () => {
	const closed = (closedAt: string) => lookupsWith({ [maryam]: [{ ...ours, closedAt }] })
	const lately = closed('2026-10-01T00:00:00.000Z')
	const from = { from: maryam }
	expect(await match({ ...from, proof: 'proven' }, lately)).toMatchObject({
		caseId: 'maryam',
		opensAgain: true,
	})
	expect(await match({ ...from, proof: 'unsure' }, lately)).toMatchObject({ result: 'new' })
	const long = closed('2026-01-01T00:00:00.000Z')
	expect(await match({ ...from, proof: 'proven' }, long)).toMatchObject({ result: 'new' })
})

test('what machines send starts nothing: own mail, reports, holiday notices', async () => {
	expect(await match({ isOwn: true, ...signs.thread })).toEqual({ result: 'own' })
	expect(await match({ isOwn: true, isReport: true })).toEqual({ result: 'report' })
	expect(await match({ isAutomatic: true, ...signs.tag })).toEqual({
		result: 'automatic',
		caseId: 'maryam',
	})
	// Not even a contact's: its case is not looked for by the address alone.
	expect(await match({ isAutomatic: true, from: maryam, ...signs.reference })).toEqual({
		result: 'automatic',
		caseId: null,
	})
})

test('the nearest of our mails comes first, and ids of other hosts are none', () => {
	const other = mailId.replace('4f', '5a')
	const host = 'rihla.example'
	expect(
		answeredMails(
			`<x@gmail.example> <${other}@rihla.example>`,
			`<${mailId}@rihla.example> <CAF+q@mail.gmail.example> <${other}@rihla.example>`,
			host,
		),
	).toEqual([other, mailId])
	expect(
		answeredMails(`<${mailId}@rihla.example.evil.example>`, `<${mailId}@rihlaxexample>`, host),
	).toEqual([])
})

test('tags are read from any address of the mail, in any spelling, and from no other mailbox', () => {
	const address = 'office+*@rihla.example'
	expect(
		tagsIn([`Rihla <OFFICE+${tag.toUpperCase()}@Rihla.example>, a@b.example`], address),
	).toEqual([tag])
	expect(
		tagsIn([`xoffice+${tag}@rihla.example`, `office+${tag}@rihla.example.evil.example`], address),
	).toEqual([])
	expect(tagsIn([`office+${tag}@rihla.example`], null)).toEqual([])
})

test.each([
	['Re: Your file (KH8-PK5-TH4)', 'KH8-PK5-TH4'],
	['رد: ملفكم kh8 pk5 th4', 'KH8-PK5-TH4'],
	['FW: KH8PK5TH4', 'KH8-PK5-TH4'],
	['invoice AKH8-PK5-TH42', null],
	['hello', null],
])('the reference in «%s» is %s', (subject, found) => {
	expect(referenceIn(subject)).toBe(found)
})

test('a mail that names thousands of ids and tags asks the database about a few of each', () => {
	const number = (at: number) => `${at}`.padStart(12, '0')
	const many = Array.from({ length: 3000 }, (_, at) => at)
	const ids = many.map((at) => `<4f4d7f0e-5b0c-4e06-9a6b-${number(at)}@rihla.example>`).join(' ')
	expect(answeredMails('', ids, 'rihla.example')).toHaveLength(20)
	expect(returnedMails(ids, 'rihla.example')).toHaveLength(20)
	const tags = many.map((at) => `office+cdfh${number(at)}@rihla.example`)
	expect(tagsIn(tags, 'office+*@rihla.example')).toHaveLength(20)
})

test('of the head of a mail that came back, its own id is the first, whatever it answered before', () => {
	const before = '11111111-5b0c-4e06-9a6b-2a8f0f7f3b11'
	const head = [
		'To: maryam@mail.example',
		`References: <${before}@rihla.example>`,
		` <${mailId}@rihla.example>`,
		'Subject: Your file',
		`Message-ID: <${mailId}@rihla.example>`,
	].join('\r\n')
	expect(returnedMails(head, 'rihla.example')).toEqual([mailId, before])
	// A relay has given it an id of its own: the last that the mail refers to is the mail itself.
	const replaced = head.replace(/Message-ID: .*/, 'Message-ID: <x@relay.example>')
	expect(returnedMails(replaced, 'rihla.example')).toEqual([mailId, before])
})
