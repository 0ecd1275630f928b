import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases, newDatabase } from '#tests/services/databases.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { hasPostgres, startPostgres } from '#tests/services/postgres.ts'
import { openDatabase } from './database.ts'
import { makeReference, referenceOf } from './reference.ts'
import { openStore } from './store.ts'
import { type NewSubmission, UnknownDocument } from './submissions.ts'

test('references have no look-alikes, no vowels, and a digit in every third place', () => {
	for (let count = 0; count < 500; count += 1) {
		expect(makeReference()).toMatch(/^([CDFHJKMNPRTWXY]{2}[2-9])(-[CDFHJKMNPRTWXY]{2}[2-9]){2}$/)
	}
})

const contact = (key: string, extra: Partial<NewSubmission> = {}): NewSubmission => ({
	kind: 'contact_submissions',
	key,
	fingerprint: 'f',
	language: 'ar',
	fields: {
		name: 'عمر',
		email: 'omar@mail.example',
		phone: null,
		subject: 'Contact Form Submission',
		message: "Robert'); drop table contact_submissions;--\nسطر",
		inquiry_type: 'visa',
	},
	deliveries: [{ channel: 'email' }, { channel: 'spreadsheet' }],
	...extra,
})

const application = (key: string, documents: string[]): NewSubmission => ({
	kind: 'user_applications',
	key,
	fingerprint: 'f',
	language: 'en',
	fields: {
		first_name: 'Omar',
		last_name: 'Said',
		email: 'omar@mail.example',
		phone: '1',
		country_code: '+60',
		nationality: 'Egypt',
		date_of_birth: '2006-01-01',
		gender: 'male',
		passport_number: 'A1234567',
		application_type: 'university',
		preferred_university: null,
		program_of_interest: null,
		previous_education: 'School',
		english_proficiency: null,
		accommodation_needed: true,
		accommodation_type: null,
		visa_support: false,
		airport_pickup: true,
		emergency_contact: '',
		medical_conditions: null,
		additional_info: null,
		documents,
		documents_uploaded: documents.length > 0,
	},
	deliveries: [{ channel: 'email' }],
	documents: documents.map((name) => ({ name, label: null })),
})

const inAMinute = () => new Date(Date.now() + 60_000)

describe.each(databases)('the store on %s', (name, possible) => {
	/** Two stores on one database stand for two processes. */
	async function openTwo() {
		const databaseUrl = name === 'SQLite' ? null : await newDatabase()
		const settings = { dataDir: temporaryFolder(), databaseUrl }
		const stores = [await openStore(settings), await openStore(settings)] as const
		onTestFinished(async () => {
			await Promise.all(stores.map((store) => store.close()))
		})
		const database = await openDatabase(settings)
		onTestFinished(() => database.close())
		const count = async (table: string) => {
			const { rows } = await sql<{ n: number | string }>`
				select count(*) as n from ${sql.table(table)}`.execute(await database.ready())
			return Number(rows[0]?.n)
		}
		return { a: stores[0], b: stores[1], count }
	}

	test.runIf(possible)('two processes migrate together', async () => {
		const { a, b } = await openTwo()
		await Promise.all([a.ping(), b.ping(), a.ping(), b.ping()])
		expect(await a.submissions.findByKey('contact_submissions', 'none')).toBeNull()
	})

	test.runIf(possible)('a submission comes back as it went in', async () => {
		const { a, b, count } = await openTwo()
		const { created, submission } = await a.submissions.submit(contact('k1'))
		expect(created).toBe(true)
		expect(submission.fields).toEqual({ ...contact('k1').fields, phone_e164: null })
		expect(await b.submissions.find('contact_submissions', submission.id)).toEqual(submission)
		expect(await count('deliveries')).toBe(2)
	})

	test.runIf(possible)('the same key 20 times at once makes one row', async () => {
		const { a, b, count } = await openTwo()
		const all = await Promise.all(
			Array.from({ length: 20 }, (_, at) =>
				(at % 2 ? a : b).submissions.submit(
					contact('same', { reference: referenceOf('same', 's') }),
				),
			),
		)
		expect(all.filter(({ created }) => created)).toHaveLength(1)
		expect(new Set(all.map(({ submission }) => submission.reference))).toEqual(
			new Set([referenceOf('same', 's')]),
		)
		expect(await count('contact_submissions')).toBe(1)
		expect(await count('deliveries')).toBe(2)
	})

	test.runIf(possible)('a reference given out twice is told apart', async () => {
		const { a } = await openTwo()
		const first = await a.submissions.submit(contact('k1', { reference: 'CC2-CC2-CC2' }))
		expect(first.submission.reference).toBe('CC2-CC2-CC2')
		const second = await a.submissions.submit(contact('k2', { reference: 'CC2-CC2-CC2' }))
		expect(second.submission.reference).toMatch(/^CC2-CC2-CC2-\w{3}$/)
	})

	test.runIf(possible)('the answer is kept once', async () => {
		const { a } = await openTwo()
		const { submission } = await a.submissions.submit(contact('k1'))
		const outcomes = { email: null, spreadsheet: { code: 'X', outage: true, permanent: false } }
		const settled = { submissionId: submission.id, outcomes, next: inAMinute() }
		await a.deliveries.settleFirst({ ...settled, answer: 'first' })
		await a.deliveries.settleFirst({ ...settled, answer: 'second' })
		expect((await a.submissions.submit(contact('k1'))).answer).toBe('first')
		expect(await a.deliveries.ofSubmission(submission.id)).toMatchObject([
			{ channel: 'email', attempts: 1, delivered: true },
			{ channel: 'spreadsheet', attempts: 1, delivered: false },
		])
	})

	test.runIf(possible)('documents are claimed whole or not at all', async () => {
		const { a, b, count } = await openTwo()
		for (const document of ['one.pdf', 'two.pdf']) {
			const given = {
				name: document,
				key: document,
				fingerprint: 'f',
				contentType: 'x',
				size: 1,
				source: 's',
				fileName: document,
				seconds: null,
			}
			await a.documents.announce(given)
			await a.documents.markStored(document)
		}
		await a.documents.announce({
			name: 'u',
			key: 'u',
			fingerprint: 'f',
			contentType: 'x',
			size: 1,
			source: 's',
			fileName: 'u.pdf',
			seconds: null,
		})
		await expect(
			a.submissions.submit(application('k0', ['one.pdf', 'never.pdf'])),
		).rejects.toBeInstanceOf(UnknownDocument)
		await expect(a.submissions.submit(application('k0', ['u']))).rejects.toBeInstanceOf(
			UnknownDocument,
		)
		expect(await count('user_applications')).toBe(0)
		expect(await count('deliveries')).toBe(0)

		const races = await Promise.allSettled([
			a.submissions.submit(application('k1', ['one.pdf', 'two.pdf'])),
			b.submissions.submit(application('k2', ['two.pdf', 'one.pdf'])),
		])
		expect(races.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
		expect(await count('user_applications')).toBe(1)
		expect(await a.documents.takeForRemoval('one.pdf')).toBe(false)
		expect(await a.documents.unclaimedBefore(inAMinute().toISOString())).toEqual(['u'])
		expect(await a.documents.takeForRemoval('u')).toBe(true)
	})

	test.runIf(possible)('flags and lists keep their types', async () => {
		const { a } = await openTwo()
		const given = application('k1', [])
		expect((await a.submissions.submit(given)).submission.fields).toMatchObject(given.fields)
	})

	test.runIf(possible)('two workers never claim the same delivery', async () => {
		const { a, b } = await openTwo()
		for (let at = 0; at < 30; at += 1) await a.submissions.submit(contact(`k${at}`))
		const claimed = await Promise.all(
			Array.from({ length: 20 }, (_, at) =>
				(at % 2 ? a : b).deliveries.claimDue('email', at % 2 ? 'a' : 'b', inAMinute(), 3),
			),
		)
		const ids = claimed.flat().map(({ id }) => id)
		expect(ids).toHaveLength(30)
		expect(new Set(ids).size).toBe(30)
	})

	test.runIf(possible)('a claim that ran out is free again, a delivered row is not', async () => {
		const { a, b } = await openTwo()
		await a.submissions.submit(contact('k1'))
		const [first] = await a.deliveries.claimDue('email', 'a', inAMinute(), 5)
		expect(await b.deliveries.claimDue('email', 'b', inAMinute(), 5)).toEqual([])
		await a.deliveries.hold([first?.id ?? ''], 'a', new Date(Date.now() - 1))
		const [again] = await b.deliveries.claimDue('email', 'b', new Date(), 5)
		expect(again?.id).toBe(first?.id)
		await b.deliveries.markDelivered(again?.id ?? '')
		expect(await a.deliveries.claimDue('email', 'a', inAMinute(), 5)).toEqual([])
	})

	test.runIf(possible)(
		'a failed row waits, is probed, and wakes when its channel is back',
		async () => {
			const { a } = await openTwo()
			const { submission } = await a.submissions.submit(contact('k1'))
			const fail = async (outage: boolean) => {
				const [row] = await a.deliveries.ofSubmission(submission.id)
				await a.deliveries.markFailed(
					row?.id ?? '',
					{ code: 'X', outage, permanent: false },
					inAMinute(),
					false,
				)
				return row?.channel ?? 'email'
			}
			const channel = await fail(true)
			expect(await a.deliveries.claimDue(channel, 'a', inAMinute(), 5)).toEqual([])
			expect(await a.deliveries.claimProbe(channel, 'a', new Date())).toMatchObject({ attempts: 1 })
			await wait(2)
			await a.deliveries.wake(channel)
			expect(await a.deliveries.claimDue(channel, 'a', new Date(), 5)).toHaveLength(1)
			await fail(false)
			await a.deliveries.wake(channel)
			expect(await a.deliveries.claimProbe(channel, 'a', new Date())).toBeUndefined()
			expect(await a.deliveries.claimDue(channel, 'a', new Date(), 5)).toEqual([])
		},
	)
})

test.runIf(hasPostgres)('a PostgreSQL that is down fails calls, not the opening', async () => {
	const postgres = await startPostgres()
	onTestFinished(() => postgres.remove())
	const databaseUrl = await postgres.newDatabase()
	await postgres.stop()
	const store = await openStore({ databaseUrl, dataDir: temporaryFolder() })
	await expect(store.ping()).rejects.toThrow()
	await postgres.start()
	await store.ping()
	expect((await store.submissions.submit(contact('k1'))).created).toBe(true)
	await postgres.stop()
	await expect(store.submissions.submit(contact('k2'))).rejects.toThrow()
	await postgres.start()
	expect((await store.submissions.submit(contact('k2'))).created).toBe(true)
	await store.close()
})
