/** A day of a form: its three parts, in the order of the page. */
import type { Locator, Page } from '@playwright/test'

export const dateParts = (form: Page | Locator, name: string) =>
	form.locator(`.date-field:has([name=${name}]) .date-parts .field-input`)

/** Types a day, given as `2005-03-14`. */
export async function fillDate(form: Page | Locator, name: string, day: string): Promise<void> {
	const [year = '', month = '', dayOfMonth = ''] = day.split('-')
	const parts = dateParts(form, name)
	await parts.nth(0).fill(dayOfMonth)
	await parts.nth(1).selectOption(month)
	await parts.nth(2).fill(year)
}
