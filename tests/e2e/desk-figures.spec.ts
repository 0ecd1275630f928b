/** The manager's question: how many applications for Sunway in September. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { formatMonth } from '#domain/format.ts'
import { axe } from './support/axe.ts'
import { newCase, ownName } from './support/desk-cases.ts'
import { hydrated, testedIn } from './support/page.ts'
import { enterDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

// One language after the other: both apply for the same September.
test.describe.configure({ mode: 'default' })

/** A September that no other story applies for. */
const september = `${new Date().getFullYear() + 3}-09`

/** From what was submitted, not from what the desk counts by. */
function countedInSql(): number {
	const database = new DatabaseSync(join(process.env.E2E_DATA_DIR ?? '', 'rihla.sqlite'), {
		readOnly: true,
		timeout: 5000,
	})
	try {
		const row = database
			.prepare(
				"select count(*) as count from user_applications where preferred_university = 'sunway' and intake = ?",
			)
			.get(september)
		return v.parse(v.object({ count: v.number() }), row).count
	} finally {
		database.close()
	}
}

const words = {
	ar: { overview: 'نظرة عامة', sunway: 'جامعة صنواي' },
	en: { overview: 'Overview', sunway: 'Sunway University' },
}

for (const language of testedIn('en')) {
	const { overview, sunway } = words[language]

	test(`how many applications for Sunway in September: two presses, and as many as SQL counts, in ${language}`, {
		tag: '@edge',
	}, async ({ page }) => {
		await page.setViewportSize({ width: 1920, height: 1080 })
		await enterDesk(page, 'manager', language)
		const name = ownName()
		const fields = { preferred_university: 'sunway', intake: september }
		for (let number = 0; number < 3; number += 1) await newCase({ name, fields })
		// These are not among them.
		await newCase({ name, fields: { ...fields, preferred_university: 'um' } })
		await newCase({ name, fields: { ...fields, intake: `${september.slice(0, 4)}-02` } })
		await page.goto('/desk')
		await hydrated(page)

		await page.getByRole('link', { name: overview }).first().click()
		await expect(page.locator('.overview-panels')).toBeVisible()
		await axe(page, '.overview-panels')
		const table = page.locator('table', {
			has: page.getByRole('columnheader', { name: formatMonth(language, september) }),
		})
		const columns = await table.getByRole('columnheader').allInnerTexts()
		const at = columns.indexOf(formatMonth(language, september)) - 1
		const row = table.getByRole('row').filter({ hasText: sunway })
		const number = row.getByRole('cell').nth(at).getByRole('link')
		await expect(number).toHaveText(`${countedInSql()}`)

		await number.click()
		await expect(page).toHaveURL(/university=sunway/)
		await hydrated(page)
		const rows = page.locator('.case-row:not(.case-skeleton)')
		await expect(rows).toHaveCount(countedInSql())
		await expect(rows.filter({ hasText: name })).toHaveCount(3)
	})
}
