import { expect, test } from 'vitest'
import { type CaseOfSender, matchWhatsapp, type WhatsappSigns } from './match-whatsapp.ts'

const at = '2026-11-17T12:00:00.000Z'
const daysAgo = (days: number) => new Date(Date.parse(at) - days * 86_400_000).toISOString()

const file = (id: string, given: Partial<CaseOfSender> = {}): CaseOfSender => ({
	id,
	reference: `KH8-PK5-TH${id}`,
	isApplication: false,
	createdAt: daysAgo(30 + Number(id)),
	closedAt: null,
	spokeAt: null,
	isMissing: false,
	isWaitingOnStudent: false,
	...given,
})

const ask = (
	cases: readonly CaseOfSender[],
	signs: Partial<WhatsappSigns> = {},
	by: 'userId' | 'number' = 'number',
) =>
	matchWhatsapp(
		{ userId: 'SA.1', number: '+966501234567', answers: null, text: 'مرحبا', at, ...signs },
		{
			caseOfOurs: async (id) => (id === 'wamid.ours' ? '9' : null),
			caseOfReference: async (reference) => reference.at(-1) ?? null,
			casesOfSender: async (values) =>
				values.includes(by === 'number' ? '+966501234567' : 'SA.1') ? cases : [],
		},
	)

test('somebody unknown gets a case, also one who names a case of others', async () => {
	expect(await ask([])).toEqual({ result: 'new' })
	expect(await ask([], { text: 'KH8-PK5-TH4' })).toEqual({ result: 'new' })
	expect(await ask([], { userId: '', number: '' })).toEqual({ result: 'new' })
})

test('an answer to a message of ours goes to its case, whoever sent it', async () => {
	expect(await ask([file('1')], { answers: 'wamid.ours' })).toMatchObject({
		caseId: '9',
		standing: 'other',
		by: 'thread',
		opensAgain: false,
	})
	expect(await ask([file('9')], { answers: 'wamid.ours' })).toMatchObject({ standing: 'own' })
})

test('a reference counts where the sender belongs to the case', async () => {
	const both = [file('1', { spokeAt: daysAgo(1) }), file('2')]
	expect(await ask(both, { text: 'ملف kh8 pk5 th2' })).toMatchObject({
		caseId: '2',
		by: 'reference',
	})
})

test.each<[string, Partial<CaseOfSender>, Partial<CaseOfSender>]>([
	['where was spoken within a week', { spokeAt: daysAgo(6) }, { isMissing: true }],
	['where a document is asked for', { isMissing: true }, { spokeAt: daysAgo(8) }],
	['which waits for the student', { isWaitingOnStudent: true }, { isApplication: true }],
	['that is an application', { isApplication: true }, { createdAt: daysAgo(1) }],
	['that is the newest', { createdAt: daysAgo(1) }, {}],
])('of several cases the one %s', async (_, meant, other) => {
	const found = await ask([file('1', other), file('2', meant)])
	expect(found).toMatchObject({ caseId: '2', by: 'contact', also: ['KH8-PK5-TH1'] })
})

test('somebody with another number is known by the platform’s id', async () => {
	expect(await ask([file('3')], { number: '+60123456789' }, 'userId')).toMatchObject({
		caseId: '3',
		standing: 'own',
	})
})

test('a case that was closed lately opens again, an old one does not', async () => {
	const closed = (days: number) => [file('1', { closedAt: daysAgo(days) })]
	expect(await ask(closed(89))).toMatchObject({ caseId: '1', opensAgain: true })
	expect(await ask(closed(91))).toEqual({ result: 'new' })
	expect(await ask([...closed(1), file('2')])).toMatchObject({ caseId: '2', also: [] })
})
