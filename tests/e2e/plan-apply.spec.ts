/** What was chosen on other pages, in the application and in a message. */
import type { Page } from '@playwright/test'
import { fillPersonal, next } from './support/application.ts'
import { hydrated, openPage } from './support/page.ts'
import { expect, test } from './support/test.ts'

const fieldOf = (page: Page) => (name: string) => page.locator(`form [name="${name}"]`)

test('a student fills the application from the plan, and a consultant gets the plan in a message', async ({
	page,
}) => {
	await page.addInitScript(() => {
		localStorage.plan ??= '?u=usm&h=edge&p=usm.m2&r=edge.r2&test=level&score=B1'
	})
	await openPage(page, '/apply', { language: 'en' })
	await page.getByRole('link', { name: 'Fill from my plan' }).click()
	await expect(page).toHaveURL(/\/apply\?u=usm&h=edge&p=usm\.m2/)
	await hydrated(page)
	// The later steps are drawn once the first one is full.
	await fillPersonal(page, 'plan@example.com')
	await next(page)
	await expect(page.getByText('Filled in from the page you came from')).toContainText(
		'Preferred university',
	)
	const field = fieldOf(page)
	await expect(field('preferred_university')).toHaveValue('usm')
	await expect(field('application_type')).toHaveValue('master')
	await expect(field('program_of_interest')).toHaveValue(
		'Master of Science (Data Science and Analytics)',
	)
	await expect(field('english_proficiency')).toHaveValue('intermediate')
	await expect(field('accommodation_needed')).toBeChecked()
	// The plan travels as an attachment, not as an address in somebody's words.
	await expect(field('plan')).toHaveValue(/^\?u=usm&h=edge&p=usm\.m2/)
	await expect(field('additional_info')).toHaveValue('')

	await page.goto('/plan')
	await page.getByRole('link', { name: 'Send the plan to a consultant' }).click()
	await expect(field('subject')).toHaveValue('Plan of study in Malaysia')
	await expect(field('message')).toHaveValue(/Universiti Sains Malaysia[\s\S]*\/plan\?u=usm/)
	await expect(field('inquiryType')).toHaveValue('university')
})

test('the row of a programme fills the application; a draft that holds another university wins until the visitor says otherwise', {
	tag: '@edge',
}, async ({ page }) => {
	const field = fieldOf(page)
	await openPage(page, '/university/university-of-malaya', { language: 'en' })
	await page.getByRole('link', { name: /^Apply for .*Artificial Intelligence/ }).click()
	await expect(page).toHaveURL(/\/apply\?p=um\.b3$/)
	await fillPersonal(page, 'row@example.com')
	await next(page)
	await expect(field('preferred_university')).toHaveValue('um')
	await expect(field('application_type')).toHaveValue('university')
	await expect(field('program_of_interest')).toHaveValue(/Artificial Intelligence/)

	await page.goto('/apply?p=usm.m2')
	const replace = page.getByRole('button', { name: 'Replace with the new choice' })
	await expect(replace).toBeVisible()
	await expect(page.getByText('Your draft holds another choice')).toContainText(
		'Preferred university',
	)
	await expect(field('preferred_university')).toHaveValue('um')
	await replace.click()
	await expect(replace).toHaveCount(0)
	await expect(page.getByText('Filled in from the page you came from')).toContainText(
		'Preferred university',
	)
	await expect(field('preferred_university')).toHaveValue('usm')
	await expect(field('application_type')).toHaveValue('master')
	await expect(field('program_of_interest')).toHaveValue(/Data Science/)
	// It is the draft from now on.
	await page.goto('/apply')
	await expect(field('preferred_university')).toHaveValue('usm')
	await expect(replace).toHaveCount(0)
})
