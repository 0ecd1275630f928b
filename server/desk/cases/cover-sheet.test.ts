import { expect, test, vi } from 'vitest'
import { openCaseDesk } from '#tests/services/case-desk.ts'
import { plain, readWithPdfJs } from '#tests/services/papers.ts'

// The first paper takes seconds of processor, and other tests run beside it.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

test('the cover sheet names the applicant, and that it was looked at is written down', async () => {
	const { desk, submit, sara, services } = await openCaseDesk()
	const id = await submit('user_applications')
	const ask = (of: string, cookie = sara.cookie) =>
		desk.request(`/api/desk/cases/${of}/cover-sheet.pdf`, { headers: { cookie } })
	const answer = await ask(id)
	expect(answer.status).toBe(200)
	expect(answer.headers.get('cache-control')).toBe('no-store')
	const file = await readWithPdfJs(new Uint8Array(await answer.arrayBuffer()))
	const text = plain(file.pages.map((page) => page.text).join(' '))
	const stored = await services.store.submissions.find('user_applications', id)
	expect(file.language).toBe('en')
	expect(text).toContain(`${stored?.fields.passport_number}`)
	expect(text).toContain(`${stored?.fields.last_name}`)
	const shown = (await services.store.cases.events(id)).filter(({ type }) => type === 'revealed')
	expect(shown.map(({ data }) => data.field).toSorted()).toEqual(['passport_number', 'phone'])

	expect((await ask(id, '')).status).toBe(401)
	expect((await ask('nobody')).status).toBe(404)
	const message = await submit('contact_submissions')
	expect((await ask(message)).status).toBe(404)
})
