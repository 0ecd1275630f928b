/** What the page says of an application, and a document that nobody asked for. */
import { expect, test } from 'vitest'
import { pdf } from '#tests/factories/files.ts'
import { newSubmission } from '#tests/factories/submissions.ts'
import { openWithCase } from '#tests/services/status.ts'

test('the own link and the door see what was applied for, the own link every answer, a family nothing', async () => {
	const { enter, see, knock, cookieOf, services } = await openWithCase()
	const { submission } = await services.store.submissions.submit(
		newSubmission('user_applications', {
			fields: {
				intake: '2027-09',
				english_test: 'ielts',
				english_score: '5.5',
				further_choices: [{ university: 'sunway', program: 'Business' }],
				medical_conditions: 'حساسية',
				emergency_contact: 'والدي',
			},
		}),
	)
	const { id, reference, fields } = submission
	const applied = {
		type: 'university',
		intake: '2027-09',
		choices: [
			{ university: 'utm', program: 'علوم الحاسوب' },
			{ university: 'sunway', program: 'Business' },
		],
	}
	const own = (await see((await enter(id, 'own')).cookie))?.view
	expect(own?.applied).toEqual(applied)
	expect(own?.own?.answers).toContainEqual({ name: 'english_score', value: '5.5' })
	expect(own?.own?.answers).toContainEqual({ name: 'visa_support', value: 'yes' })
	const said = JSON.stringify(own)
	for (const name of ['passport_number', 'date_of_birth', 'email', 'phone'])
		expect(said).not.toContain(`${fields[name]}`)
	for (const secret of ['حساسية', 'والدي']) expect(said).not.toContain(secret)

	const { headers } = await knock(reference, `${fields.date_of_birth}`)
	const door = (await see(cookieOf(headers)))?.view
	expect([door?.level, door?.applied, door?.own]).toEqual(['door', applied, null])
	const family = (await see((await enter(id, 'family')).cookie))?.view
	expect([family?.level, family?.applied]).toEqual(['family', null])
})

function upload(name: string, kind?: string): FormData {
	const form = new FormData()
	form.set('file', new File([new Uint8Array(pdf())], name))
	// After the file: a form may have its fields in any order.
	if (kind !== undefined) form.set('kind', kind)
	return form
}

test('with the own link another document can be sent, and is what its sender or its name says', async () => {
	const { enter, statusAsk, see, services, id } = await openWithCase()
	const { cookie } = await enter(id, 'own')
	const send = async (form: FormData, by = cookie) =>
		(await statusAsk('POST /status/documents', by, form)).headers.get('location')
	expect(await send(upload('scan.pdf', 'bank'))).toBe('/status?done=document')
	expect(await send(upload('كشف الدرجات.pdf', ''))).toBe('/status?done=document')
	expect(await send(upload('x.pdf', 'no such kind'))).toBe('/status?done=document')
	const documents = (await see(cookie))?.view?.own?.documents ?? []
	expect(documents.map(({ label, fileName }) => `${label} ${fileName}`).sort()).toEqual([
		'bank scan.pdf',
		'other x.pdf',
		'transcripts كشف الدرجات.pdf',
	])
	expect(await send(upload('IMG_1.HEIC'))).toMatch(/refused=heic/)
	// The desk hears of it.
	expect(await services.store.cases.find(id)).toMatchObject({ unread: true })

	const screen = await enter(id, 'screen')
	expect((await see(screen.cookie))?.view?.level).toBe('door')
	expect(await send(upload('b.pdf', 'bank'), screen.cookie)).toMatch(/refused=not_an_option/)
	expect((await see((await enter(id, 'own')).cookie))?.view?.own?.documents).toHaveLength(3)
})
