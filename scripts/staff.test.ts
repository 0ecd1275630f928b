import { expect, onTestFinished, test } from 'vitest'
import { createAccounts } from '#server/desk/accounts.ts'
import { openStore } from '#server/store/store.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { staffCommand } from './staff.ts'

test('accounts are made, listed, reset and disabled from the command line', async () => {
	const store = await openStore({ dataDir: temporaryFolder(), databaseUrl: null })
	onTestFinished(() => store.close())
	const site = 'https://rihla.example'
	const staff = async (line: string) => staffCommand(line.split(' '), store, site)
	const secretIn = ({ lines }: { lines: string[] }) =>
		/^https:\/\/rihla\.example\/desk\/welcome\/([\w-]{43})$/.exec(lines.at(-1) ?? '')?.[1] ?? ''

	for (const wrong of [
		'',
		'add',
		'add sara',
		'add s@r.example --name Sara',
		'reset',
		'what s@r.example',
	]) {
		expect([wrong, (await staff(wrong)).failed]).toEqual([wrong, true])
	}
	expect((await staff('add s@r.example --name Sara --role boss')).failed).toBe(true)
	expect((await staff('add s@r.example --name Sara --role manager --what')).failed).toBe(true)
	expect((await staff('list')).lines[0]).toBe('No account yet.')

	const added = await staff('add S@r.example --name Sara --role manager')
	expect(added.failed).toBeUndefined()
	expect((await staff('add s@R.example --name Sara --role manager')).failed).toBe(true)
	const accounts = createAccounts(store, site)
	const password = 'a blue boat at noon'
	expect(await accounts.welcome(secretIn(added), password)).toHaveProperty('id')
	expect((await staff('list')).lines).toEqual(['s@r.example\tSara\tmanager\tactive\t-'])

	const reset = await staff('reset s@r.example')
	const id = (await store.staff.byEmail('s@r.example'))?.id ?? ''
	expect(await store.staff.byId(id)).toMatchObject({ state: 'active', password: null })
	expect(await accounts.welcome(secretIn(added), password)).toEqual({ fault: 'gone' })
	expect(await accounts.welcome(secretIn(reset), password)).toEqual({ id })

	expect((await staff('disable s@r.example')).lines[0]).toContain('the last active manager')
	const other = await staff('add o@r.example --name Omar --role manager')
	await accounts.welcome(secretIn(other), password)
	const secret = await store.sessions.begin(id, '')
	expect(await store.sessions.find(secret)).not.toBeNull()
	expect((await staff('disable s@r.example')).failed).toBeUndefined()
	expect(await store.sessions.find(secret)).toBeNull()
	expect((await staff('disable nobody@r.example')).failed).toBe(true)
})
