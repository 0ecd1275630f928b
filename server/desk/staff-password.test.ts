import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createApi } from '#server/api/app.ts'
import { openTestDesk } from '#tests/services/desk.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { testSettings } from '#tests/services/server.ts'

test('from the first active account on, documents open for sessions of the desk alone', async () => {
	const settings = testSettings({ STAFF_PASSWORD: 'shared secret' })
	const { services, person, call } = await openTestDesk(settings)
	const api = createApi(services, settings)
	const file = join(temporaryFolder(), 'one.pdf')
	writeFileSync(file, '%PDF-1.4 sample')
	const name = await services.documents.keep({
		path: file,
		size: 15,
		extension: 'pdf',
		key: 'k',
		fingerprint: 'f',
		source: 's',
		scan: 'clean',
		fileName: 'a.pdf',
	})
	const path = `/application-documents/${name}`
	const basic = `Basic ${Buffer.from('any:shared secret').toString('base64')}`
	const open = async (headers: Record<string, string>) => {
		const response = await api.request(path, { headers })
		await response.arrayBuffer()
		return response.headers.get('location') ?? response.status
	}
	expect(await open({})).toBe(404)
	expect(await open({ authorization: basic })).toBe(200)
	const invited = {
		email: 'new@rihla.example',
		name: 'New',
		role: 'manager',
		language: 'ar',
	} as const
	await services.store.staff.add(invited)
	expect(await open({ authorization: basic })).toBe(200)

	const { cookie } = await person('manager')
	const signIn = `/desk/sign-in?next=${encodeURIComponent(path)}`
	expect(await open({})).toBe(signIn)
	expect(await open({ authorization: basic })).toBe(signIn)
	// The desk's own address of it writes down who opened it.
	const atDesk = `/api/desk/documents/${path.split('/').at(-1)}`
	expect(await open({ cookie })).toBe(atDesk)
	expect((await api.request('/staff', { headers: { authorization: basic } })).status).toBe(303)
	await call('POST /desk/sign-out', { cookie })
	expect(await open({ cookie })).toBe(signIn)
})
