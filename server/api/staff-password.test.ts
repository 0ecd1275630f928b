import { expect, test } from 'vitest'
import { parseSettings } from '#server/settings.ts'
import { formWith, pdf } from '#tests/factories/files.ts'
import { addressIn, openDocumentApi, staff } from '#tests/services/document-api.ts'

const right = staff('سر-staff-password')

test('a short password stops the start', () => {
	const result = parseSettings({ STAFF_PASSWORD: 'elevenchars' })
	expect(result).toEqual({ faults: ['STAFF_PASSWORD must be 12 characters or longer'] })
})

test('of 200 guesses at once ten are compared, and then not even the right one is', async () => {
	const { api, lines } = await openDocumentApi()
	const knock = (headers: Record<string, string>) =>
		api.request('/staff', { headers: { 'x-forwarded-for': '10.1.1.1', ...headers } })
	const answers = await Promise.all(
		Array.from({ length: 200 }, (_, at) => knock(staff(`guess-number-${at}`))),
	)
	const count = (status: number) => answers.filter((answer) => answer.status === status).length
	expect([count(401), count(429)]).toEqual([10, 190])
	expect((await knock(right)).status).toBe(429)
	expect((await knock({ ...right, 'x-forwarded-for': '10.1.1.2' })).status).toBe(200)

	const wrong = lines.filter((line) => line.includes('"wrong staff password"'))
	expect(wrong).toHaveLength(10)
	expect(wrong.every((line) => /"source":"[0-9a-f]{32}"/.test(line))).toBe(true)
	expect(lines.filter((line) => line.includes('"staff password accepted"'))).toHaveLength(1)
	expect(lines.join()).not.toMatch(/10\.1\.1|guess-number|staff-password"/)
})

test('guesses from everywhere together have a limit; whoever has signed in goes on', async () => {
	const { api } = await openDocumentApi()
	const knock = (from: string, headers: Record<string, string>) =>
		api.request('/staff', { headers: { 'x-forwarded-for': from, ...headers } })
	expect((await knock('10.9.9.9', right)).status).toBe(200)
	for (let at = 0; at < 200; at += 1) {
		expect((await knock(`10.2.${at}.1`, staff('guess'))).status).toBe(401)
	}
	expect((await knock('10.3.0.1', staff('guess'))).status).toBe(429)
	expect((await knock('10.3.0.2', right)).status).toBe(429)
	expect((await knock('10.9.9.9', right)).status).toBe(200)
})

test('twenty documents opened at once are no guesses', async () => {
	const { upload, open } = await openDocumentApi()
	const address = addressIn((await upload(formWith(pdf(), 'a.pdf'))).json)
	expect((await open(address, right)).status).toBe(200)
	const opened = await Promise.all(Array.from({ length: 20 }, () => open(address, right)))
	expect(opened.map(({ status }) => status)).toEqual(Array(20).fill(200))
})
