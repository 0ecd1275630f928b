/** The fields that came later: optional, with bounds, and stored alike on both databases. */
import { describe, expect, test } from 'vitest'
import { formWith, pdf } from '#tests/factories/files.ts'
import { application } from '#tests/factories/forms.ts'
import { databases, newDatabase } from '#tests/services/databases.ts'
import { addressIn, openDocumentApi } from '#tests/services/document-api.ts'

const nextYear = new Date().getUTCFullYear() + 1

const answers = {
	name_latin: 'Omar  Said Al-Harbi',
	intake: `${nextYear}-09`,
	english_test: 'ielts',
	english_score: '٥٫٥',
	further_choices: [
		{ university: 'sunway', program: 'Computer Science' },
		{ university: '', program: '' },
	],
	plan: '?in=2027-09&u=um&u=sunway&nonsense=1',
}

describe.each(databases)('on %s', (name, possible) => {
	const open = async () =>
		openDocumentApi({ DATABASE_URL: name === 'SQLite' ? '' : await newDatabase() })

	test.runIf(possible)('every answer is stored as it was meant', async () => {
		const { post, services } = await open()
		const { status, json } = await post('/user_applications', { ...application, ...answers })
		expect(status).toBe(201)
		const stored = {
			name_latin: 'Omar Said Al-Harbi',
			intake: `${nextYear}-09`,
			english_test: 'ielts',
			english_score: '5.5',
			further_choices: [{ university: 'sunway', program: 'Computer Science' }],
			plan: '?u=um&u=sunway&in=2027-09',
		}
		expect(json).toMatchObject(stored)
		const id = String(Reflect.get(Object(json), 'id'))
		const found = await services.store.submissions.find('user_applications', id)
		expect(found?.fields).toMatchObject(stored)
	})

	test.runIf(possible)('a document keeps its kind and the name its owner gave it', async () => {
		const { post, upload, services } = await open()
		const send = async (file: string) => addressIn((await upload(formWith(pdf(), file))).json)
		const documents = [await send('جواز عمر.pdf'), await send('scan.pdf'), await send('b.pdf')]
		const { json } = await post('/user_applications', {
			...application,
			documents,
			document_kinds: ['passport', 'transcripts', 'passport'],
		})
		const id = String(Reflect.get(Object(json), 'id'))
		const kept = await services.store.cases.documents.ofCase(id)
		expect(kept.map(({ label, file_name }) => [label, file_name]).sort()).toEqual([
			['passport', 'b.pdf'],
			['passport', 'جواز عمر.pdf'],
			['transcripts', 'scan.pdf'],
		])
	})

	test.runIf(possible)('one that was sent without kinds has none', async () => {
		const { post, upload, services } = await open()
		const address = addressIn((await upload(formWith(pdf(), 'passport.pdf'))).json)
		const { json } = await post('/user_applications', { ...application, documents: [address] })
		const id = String(Reflect.get(Object(json), 'id'))
		const [kept] = await services.store.cases.documents.ofCase(id)
		expect(kept).toMatchObject({ label: null, file_name: 'passport.pdf' })
	})
})

test.each([
	[{ name_latin: 'عمر سعيد' }, { name_latin: 'latin_letters' }],
	[{ name_latin: 'Omar 2' }, { name_latin: 'latin_letters' }],
	[{ name_latin: 'O'.repeat(121) }, { name_latin: 'too_long' }],
	[{ intake: '2027' }, { intake: 'invalid_date' }],
	[{ intake: `${nextYear}-13` }, { intake: 'invalid_date' }],
	[{ intake: '2019-09' }, { intake: 'past_date' }],
	[{ intake: `${nextYear + 9}-09` }, { intake: 'invalid_date' }],
	[{ english_test: 'elementary' }, { english_test: 'not_an_option' }],
	[{ english_test: 'ielts', english_score: '55' }, { english_score: 'score_out_of_range' }],
	[{ english_test: 'ielts', english_score: '5.3' }, { english_score: 'score_out_of_range' }],
	[{ english_test: 'toefl', english_score: 'good' }, { english_score: 'score_out_of_range' }],
	[{ english_score: '6' }, { english_test: 'required' }],
	[
		{ further_choices: [{ university: 'um' }, { university: 'oxford' }] },
		{ further_choices_2_university: 'not_an_option' },
	],
	[
		{ further_choices: [{ university: 'um', program: 'x'.repeat(201) }] },
		{ further_choices_1_program: 'too_long' },
	],
	[{ further_choices: [{}, {}, {}] }, { further_choices: 'invalid' }],
	[{ further_choices: 'um' }, { further_choices: 'invalid' }],
	[
		{ further_choices: [{ university: 'um', city: 'x' }] },
		{ further_choices_1_city: 'unknown_field' },
	],
	[{ document_kinds: ['passport'] }, { document_kinds: 'invalid' }],
	[{ document_kinds: ['selfie'] }, { document_kinds: 'not_an_option' }],
	[{ plan: 'u'.repeat(1001) }, { plan: 'too_long' }],
])('%j is refused at its field', async (given, errors) => {
	const { post } = await openDocumentApi()
	expect(await post('/user_applications', { ...application, ...given })).toMatchObject({
		status: 422,
		json: { errors },
	})
})
