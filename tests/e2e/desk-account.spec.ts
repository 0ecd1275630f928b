/** How staff gets into the desk and looks after accounts: in both languages, by keyboard, without scripts, on any screen. */
import { readFile } from 'node:fs/promises'
import { Secret, TOTP } from 'otpauth'
import { axe, axeColours } from './support/axe.ts'
import { newCase, ownName } from './support/desk-cases.ts'
import { invitedPerson, staffPassword } from './support/invited-person.ts'
import { expectNoOverflow, hydrated, testedIn } from './support/page.ts'
import { enterDesk, forgetConfirmation } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const words = {
	ar: {
		signIn: 'الدخول',
		signOut: 'تسجيل الخروج',
		title: 'تسجيل الدخول',
		wrong: /تعذّر تسجيل الدخول/,
		inbox: 'الوارد',
		common: /كلمة المرور هذه شائعة/,
		team: 'الفريق',
		name: 'الاسم',
		email: 'البريد الإلكتروني',
		invite: 'إنشاء الدعوة',
		confirm: 'تأكيد الهوية',
		password: 'كلمة المرور',
		invited: 'دعوة مرسلة',
		gone: 'انتهت صلاحية الرابط',
	},
	en: {
		signIn: 'Sign in',
		signOut: 'Sign out',
		title: 'Sign in',
		wrong: /could not be signed in/,
		inbox: 'Inbox',
		common: /This password is common/,
		team: 'Team',
		name: 'Name',
		email: 'E-mail',
		invite: 'Create invitation',
		confirm: 'Confirm that it is you',
		password: 'Password',
		invited: 'Invited',
		gone: 'This link no longer works',
	},
}
const widths = [360, 390, 1024, 1440]

// Refusals belong to these stories, and the browser reports each.
test.use({ expected: [/401|403|410|422|ERR_INTERNET_DISCONNECTED/] })

for (const language of testedIn('en')) {
	const say = words[language]

	test.describe(`without scripts in ${language}`, () => {
		test.use({ javaScriptEnabled: false })

		test('a one-time address sets a password, and sign-in works', async ({ page }) => {
			const { email, path } = await invitedPerson('consultant', language)
			await page.goto(`/desk/sign-in?lang=${language}`)
			await page.goto(path)
			await expect(page).toHaveURL(/\/desk\/welcome$/)
			const password = page.locator('[name=password]')
			const submit = page.locator('button[type=submit]').first()
			await password.fill('password12345')
			await submit.click()
			await expect(page.getByRole('alert')).toHaveText(say.common)
			await password.fill(staffPassword)
			await submit.click()
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.inbox)

			await page.getByRole('button', { name: say.signOut }).click()
			await expect(page).toHaveURL(/\/desk\/sign-in$/)
			await page.goto('/desk/people')
			await expect(page).toHaveURL(/\/desk\/sign-in\?next=/)
			await page.locator('[name=email]').fill(email)
			await password.fill('not the password')
			await submit.click()
			await expect(page.getByRole('alert')).toHaveText(say.wrong)
			await expect(page.locator('[name=email]')).toHaveValue(email)
			await expect(password).toHaveValue('')
			await password.fill(staffPassword)
			await submit.click()
			// The page that was asked for, and it is the manager's.
			await expect(page).toHaveURL(/\/desk\/people$/)
			await page.goto(path)
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.gone)
		})
	})

	test(`every screen fits, by day and by night, in ${language}`, { tag: '@edge' }, async ({
		page,
	}) => {
		const { path } = await invitedPerson('consultant', language)
		await page.goto(`/desk/sign-in?lang=${language}`)
		const look = async () => {
			await axe(page)
			for (const width of widths) {
				await page.setViewportSize({ width, height: 900 })
				await expectNoOverflow(page)
			}
			await page.evaluate(() => document.documentElement.classList.add('dark'))
			await axeColours(page)
			await page.evaluate(() => document.documentElement.classList.remove('dark'))
		}
		await look()
		await page.goto(path)
		await look()
		const { email } = await enterDesk(page, 'manager', language)
		await look()
		const id = await newCase({ name: ownName(), hoursAgo: 24 * 20, assignee: email })
		await newCase({ kind: 'contact_submissions', name: ownName(), assignee: email })
		const screens = ['?view=mine', `/cases/${id}`, '/people', '/overview', '/audit?type=received']
		for (const screen of screens) {
			await page.goto(`/desk${screen}`)
			await hydrated(page)
			await look()
		}
		await page.setViewportSize({ width: 390, height: 844 })
		await page.locator('.desk-menu-button').click()
		await axe(page, 'dialog')
		await page.keyboard.press('Escape')
		await expect(page.locator('dialog')).toHaveCount(0)
	})

	test(`a manager invites a colleague by keyboard alone in ${language}`, async ({ page }) => {
		test.setTimeout(120_000)
		const { email } = await enterDesk(page, 'manager', language)
		await page.setViewportSize({ width: 1440, height: 900 })
		await page.getByRole('link', { name: say.team }).first().focus()
		await page.keyboard.press('Enter')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.team)
		forgetConfirmation(email)

		const colleague = `colleague-${language}-${Date.now()}@rihla.example`
		const form = page.locator('form.desk-form').last()
		await form.locator('[name=name]').focus()
		await page.keyboard.type('Mazen')
		await page.keyboard.press('Tab')
		await page.keyboard.type(colleague)
		await page.keyboard.press('Enter')
		const dialog = page.getByRole('dialog', { name: say.confirm })
		await expect(dialog.getByLabel(say.password)).toBeFocused()
		await page.keyboard.type(staffPassword)
		await page.keyboard.press('Enter')
		await expect(dialog).toHaveCount(0)
		const address = page.locator('.desk-once bdi')
		await expect(address).toHaveText(/\/desk\/welcome\/[\w-]{43}$/)
		const row = page.locator('.desk-people > li').filter({ hasText: colleague })
		await expect(row).toContainText(say.invited)
	})
}

test('with a second factor the password alone is not enough', async ({ page, context }) => {
	const { email } = await enterDesk(page, 'consultant', 'en')
	await page.getByRole('button', { name: 'Set up a second factor' }).click()
	const key = await page.locator('.desk-secret').first().textContent()
	const totp = new TOTP({ secret: Secret.fromBase32((key ?? '').replaceAll(' ', '')) })
	await page.getByLabel('Code').fill(totp.generate())
	await page.getByRole('button', { name: 'Turn on' }).click()
	const codes = page.locator('.desk-once li')
	await expect(codes).toHaveCount(10)
	const recovery = (await codes.first().textContent()) ?? ''
	// They can be taken along as a file, and by the clipboard.
	const downloading = page.waitForEvent('download')
	await page.getByRole('button', { name: 'Download the codes' }).click()
	const saved = await readFile(await (await downloading).path(), 'utf8')
	expect(saved.trim().split('\n')).toEqual(await codes.allTextContents())
	await context.grantPermissions(['clipboard-read', 'clipboard-write'])
	await page.getByRole('button', { name: 'Copy the codes' }).click()
	await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(saved)

	await page.getByRole('button', { name: 'Sign out' }).first().click()
	// The code of the set-up is spent; the next one is taken half a minute early.
	const next = totp.generate({ timestamp: Date.now() + 30_000 })
	for (const code of [next, recovery]) {
		await page.waitForURL('**/desk/sign-in')
		await page.getByLabel('E-mail').fill(email)
		await page.getByLabel('Password').fill(staffPassword)
		await page.getByRole('button', { name: 'Sign in' }).click()
		await page.getByLabel('Code').fill(code)
		await page.getByRole('button', { name: 'Sign in' }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox')
		await page.getByRole('button', { name: 'Sign out' }).first().click()
	}
})

test('a password can be looked at while it is typed, and one that is too short is refused in the words of the page', {
	tag: '@edge',
}, async ({ page }) => {
	const { path } = await invitedPerson('consultant', 'ar')
	await page.goto('/desk/sign-in?lang=ar')
	await page.goto(path)
	await hydrated(page)
	const password = page.locator('[name=password]')
	await password.pressSequentially('short')
	await page.getByRole('button', { name: 'إظهار ما يُكتب' }).click()
	await expect(password).toHaveAttribute('type', 'text')
	await password.press('Enter')
	const said = () => password.evaluate((field: HTMLInputElement) => field.validationMessage)
	expect(await said()).toBe('يجب ألا تقل كلمة المرور عن 12 خانة.')
	await password.pressSequentially(` ${staffPassword}`)
	expect(await said()).toBe('')
	await password.press('Enter')
	await page.waitForURL(/\/desk$/)
})

test('without a network the desk says so and keeps what was typed', async ({ page, context }) => {
	await enterDesk(page, 'consultant', 'en')
	const password = page.locator('form.desk-form [name=password]')
	await password.fill('another long password')
	await context.setOffline(true)
	await expect(page.locator('.desk-offline')).toBeVisible()
	await page.getByRole('button', { name: 'Save password' }).click()
	await expect(page.getByRole('alert')).toContainText('There is no connection')
	await expect(password).toHaveValue('another long password')
	await context.setOffline(false)
	await expect(page.locator('.desk-offline')).toHaveCount(0)
	await page.getByRole('button', { name: 'Save password' }).click()
	await expect(page.locator('.desk-done')).toBeVisible()
})
