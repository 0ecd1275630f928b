import { expect, test } from 'vitest'
import { formWith, pdf, png } from '#tests/factories/files.ts'
import { costlyPdf } from '#tests/factories/pdf.ts'
import { openDocumentApi } from '#tests/services/document-api.ts'

const from = (address: string) => ({ 'x-forwarded-for': address })
const tooComplex = { status: 415, json: { error: 'too_complex' } }
const inLine = { status: 429, json: { error: 'files_in_line' } }

test('six costly files of one sender do not keep another one waiting', async () => {
	const { upload } = await openDocumentApi()
	const picture = await png()
	const ended: string[] = []
	const costly = Array.from({ length: 6 }, () =>
		upload(formWith(costlyPdf(), 'a.pdf'), undefined, from('10.0.0.1')).then((answer) => {
			if (answer.status === 415) ended.push('costly')
			return answer
		}),
	)
	const family = upload(formWith(picture, 'a.png'), undefined, from('10.0.0.2')).then((answer) => {
		ended.push('family')
		return answer
	})
	expect((await family).status).toBe(201)
	const answers = await Promise.all(costly)
	// One was looked at, three waited; of the others nothing was looked at.
	expect(answers.filter(({ status }) => status === 415)).toEqual(Array(4).fill(tooComplex))
	expect(answers.filter(({ status }) => status === 429)).toEqual(Array(2).fill(inLine))
	// Both sides take turns: at most one of theirs ends while it waits for a place, and one while it is looked at.
	expect(ended.indexOf('family')).toBeLessThanOrEqual(2)
})

test('who sends what takes all the time there is may send little else', async () => {
	const { upload } = await openDocumentApi()
	const send = (content: Buffer) =>
		upload(formWith(content, 'a.pdf'), undefined, from('10.0.0.3')).then(({ status }) => status)
	for (let sent = 0; sent < 5; sent += 1) expect(await send(costlyPdf())).toBe(415)
	expect(await send(pdf())).toBe(429)
})

test('a network of IPv6 is one sender', async () => {
	const { upload } = await openDocumentApi()
	const answers = await Promise.all(
		Array.from({ length: 6 }, (_, at) =>
			upload(formWith(costlyPdf(), 'a.pdf'), undefined, from(`2001:db8:1:${at}::1`)),
		),
	)
	expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
})
