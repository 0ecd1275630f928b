/** The short form of `npm run torture:find-case`; instead of times it counts what is asked of the database. */
import { expect, test } from 'vitest'
import { createFindCase } from '#server/status/find-case.ts'
import { makeReference } from '#server/store/reference.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { applicants, guess } from './find-case.ts'

const open = () => openStore({ dataDir: temporaryFolder(), databaseUrl: null })

test('guesses open nothing, and neither does the right answer once its reference is locked', async () => {
	const store = await open()
	const known = await applicants(store, 8)
	expect(await guess(store, known, 160)).toEqual({ in: 0, wrong: 120, too_often: 40, locked: 0 })
	await store.close()
})

test('a wrong answer and an unknown reference ask the database the same', async () => {
	const store = await open()
	const [known] = await applicants(store, 1)
	const asked: string[] = []
	const watched: Store = {
		...store,
		guesses: {
			...store.guesses,
			take: (...given) => {
				asked.push('take')
				return store.guesses.take(...given)
			},
		},
		cases: {
			...store.cases,
			fromApplicant: {
				...store.cases.fromApplicant,
				atDoor: (reference) => {
					asked.push('at the door')
					return store.cases.fromApplicant.atDoor(reference)
				},
			},
		},
		submissions: {
			...store.submissions,
			find: (...given) => {
				asked.push('find')
				return store.submissions.find(...given)
			},
		},
	}
	const { find } = createFindCase(watched)
	const typed = { birth: '1990-01-01', email: 'a@mail.example' }
	const wrong = await find({ ...typed, reference: known?.reference ?? '' }, '10.0.0.1')
	const first = asked.splice(0)
	const unknown = await find({ ...typed, reference: makeReference() }, '10.0.0.2')
	expect([wrong, first]).toEqual([unknown, asked])
	expect(first).toEqual(['take', 'take', 'take', 'take', 'at the door'])
	await store.close()
})
