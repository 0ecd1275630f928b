import { expect, test } from 'vitest'
import { families } from './families.ts'
import { familiesToConfirm } from './families-to-confirm.ts'

const { groups, recognition } = families
const answers = [
	...groups.flatMap(({ questions }) => questions),
	recognition.lists,
	...recognition.countries,
]
const answerTo = (id: string) => answers.find((one) => one.id === id)?.answer

test('every question has an address of its own, and the owner’s open points name questions that exist', () => {
	const ids = [...answers.map(({ id }) => id), ...groups.map(({ id }) => id), 'recognition']
	expect(new Set(ids).size).toBe(ids.length)
	expect(Object.keys(familiesToConfirm).sort()).toEqual(answers.map(({ id }) => id).sort())
})

test('what is said to be verified names a source that can be opened', () => {
	const bare = answers.filter(
		({ confidence, sources }) =>
			confidence === 'verified' && !sources.some((one) => 'url' in one && one.url),
	)
	expect(bare).toEqual([])
})

test('eighteen Arab countries, each under its own name', () => {
	expect(recognition.countries).toHaveLength(18)
	for (const { country, question } of recognition.countries) {
		expect(question.ar).toContain(country.ar)
		expect(question.en).toContain(country.en)
	}
})

test.each([
	['dependants', ['18', '12']],
	['work-after', ['1 ديسمبر 2023', '23']],
	['driving', ['19 مايو 2025']],
	['insurance', ['468', '672', '20,000', '50,000']],
	['refunds', ['90']],
])('the figures of %s are those of its sources', (id, figures) => {
	for (const figure of figures) expect(answerTo(id)?.ar).toContain(figure)
})

test('who may bring family as a bachelor’s student: five nationalities are named as not on the list', () => {
	expect(answerTo('dependants')?.ar).toContain('وليست منها مصر والسودان والجزائر والمغرب وتونس')
})
