/** The manager's question: how many applications for one university in one month. */
import { axe } from './support/axe.ts'
import { newCase, ownName } from './support/desk-cases.ts'
import { inStore } from './support/invited-person.ts'
import { hydrated } from './support/page.ts'
import { enterDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

for (const [language, overview] of [
	['ar', 'نظرة عامة'],
	['en', 'Overview'],
] as const) {
	test(`an application is counted for its university, and the number opens its list, in ${language}`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 1920, height: 1080 })
		await enterDesk(page, 'manager', language)
		const name = ownName()
		await newCase({ name })
		await page.goto('/desk')
		await hydrated(page)
		await page.getByRole('link', { name: overview }).first().click()
		await expect(page.locator('.overview-figures')).toBeVisible()
		await axe(page, '.overview-figures')
		const funnel = page.getByRole('table').last()
		const row = funnel.getByRole('row').nth(1)
		const number = Number(await row.getByRole('link').first().innerText())
		const university = await row.getByRole('rowheader').innerText()
		expect(university).not.toBe('')
		await row.getByRole('link').first().click()
		await expect(page).toHaveURL(/university=/)
		const code = new URL(page.url()).searchParams.get('university') ?? ''
		const counted = await inStore(async ({ cases }) => {
			const { funnel: rows } = await cases.figures()
			return rows.find(({ by, value }) => by === 'university' && value === code)?.received
		})
		expect(counted).toBe(number)
	})
}
