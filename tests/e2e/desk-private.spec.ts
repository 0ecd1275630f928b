/** Pages for one person, asked for by two at the same time: nobody sees anything of the other, and nobody keeps them. */
import type { APIRequestContext } from '@playwright/test'
import { newCase, ownName, storedCase } from './support/desk-cases.ts'
import { inStore, invitedPerson, staffPassword } from './support/invited-person.ts'
import { expect, serverTest as test } from './support/test.ts'

async function answer(who: APIRequestContext, path: string) {
	const response = await who.get(path)
	return {
		status: response.status(),
		cache: response.headers()['cache-control'],
		text: await response.text(),
	}
}

/** Both ask for the same addresses, again and again and at once. */
async function askTogether(
	people: readonly { who: APIRequestContext; own: string }[],
	paths: readonly string[],
) {
	const asked = Array.from({ length: 4 }, () => people).flatMap((all) =>
		all.flatMap(({ who, own }) =>
			paths.map(async (path) => ({ own, ...(await answer(who, path)) })),
		),
	)
	for (const { own, status, cache, text } of await Promise.all(asked)) {
		expect([own, status, cache]).toEqual([own, 200, 'no-store'])
		for (const other of people) expect(text.includes(other.own)).toBe(other.own === own)
	}
}

test('two people at the desk and two at the status page never see each other’s', async ({
	playwright,
	baseURL,
}) => {
	const open = () =>
		playwright.request.newContext({
			baseURL: baseURL ?? '',
			extraHTTPHeaders: { origin: baseURL ?? '' },
		})
	const staff = [await open(), await open()]
	const atTheDesk = await Promise.all(
		staff.map(async (who) => {
			const { email, path } = await invitedPerson('consultant', 'en')
			await who.get(path)
			const entered = await who.post('/desk/welcome', { form: { password: staffPassword } })
			expect(entered.status()).toBe(200)
			return { who, own: email }
		}),
	)
	await askTogether(atTheDesk, ['/desk/me', '/desk/me.data', '/api/desk/me'])

	const families = [await open(), await open()]
	const atTheStatus = await Promise.all(
		families.map(async (who) => {
			const id = await newCase({ kind: 'contact_submissions', name: ownName() })
			const token = await inStore((store) => store.cases.mintLink(id, 'mail'))
			await who.get(`/status/${token}`)
			return { who, own: (await storedCase(id))?.reference ?? '' }
		}),
	)
	await askTogether(atTheStatus, ['/status', '/status.data'])
	for (const who of [...staff, ...families]) await who.dispose()
})
