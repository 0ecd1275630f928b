/** The applicant's list of documents as a paper, asked for by everybody. */
import { expect, test, vi } from 'vitest'
import { paths } from '#domain/paths.ts'
import { plain, readWithPdfJs } from '#tests/services/papers.ts'
import { openWithCase } from '#tests/services/status.ts'

// The first paper takes seconds of processor, and other tests run beside it.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

async function openWithRequest() {
	const opened = await openWithCase()
	const { id, ask, statusAsk } = opened
	const asked = await ask(`POST /api/desk/cases/${id}/requests`, {
		document: 'bank',
		note: 'of the last three months',
		due_on: null,
	})
	const paper = async (cookie: string) => {
		const { status, headers, response } = await statusAsk(
			`GET ${paths.ownChecklist()}?lang=en`,
			cookie,
		)
		if (status !== 200) return { status, headers, text: '' }
		const { pages } = await readWithPdfJs(new Uint8Array(await response.arrayBuffer()))
		return { status, headers, text: plain(pages.map(({ text }) => text).join(' ')) }
	}
	return { ...opened, asked, paper }
}

test('the own link lists what is asked for and what is there; nothing of it is kept anywhere', async () => {
	const { id, reference, enter, paper, asked } = await openWithRequest()
	expect(asked.status).toBeLessThan(300)
	const { status, headers, text } = await paper((await enter(id, 'own')).cookie)
	expect(status).toBe(200)
	expect(headers.get('cache-control')).toBe('no-store')
	expect(headers.get('content-disposition')).toContain('attachment')
	expect(text).toContain(reference)
	expect(text).toContain('Bank statement')
	expect(text).toContain('of the last three months')
	expect(text).toContain('Your documents with us')
})

test('the door shows what is asked for alone; a family, and who has no visit, get the page', async () => {
	const { id, enter, knock, cookieOf, reference, birth, paper } = await openWithRequest()
	const door = await paper(cookieOf((await knock(reference, birth)).headers))
	expect(door.text).toContain('Bank statement')
	expect(door.text).not.toContain('Your documents with us')
	for (const cookie of [
		'',
		(await enter(id, 'family')).cookie,
		(await enter(id, 'staff')).cookie,
	]) {
		const { status, headers } = await paper(cookie)
		expect([status, headers.get('location')]).toEqual([303, paths.status()])
	}
})
