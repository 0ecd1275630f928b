/**
 * The `test` of every browser test: it fails when the page reports an error, hydrates to something other than what the
 * server sent, or asks for something that is not there. A test that provokes such a thing says so:
 * `test.use({ expected: [/status of 404/] })`.
 */
import { test as base, expect, type Page } from '@playwright/test'

interface Options {
	/** Reports that belong to the story. */
	expected: RegExp[]
	/** Runs for every test without being asked for. */
	watched: undefined
}

export const test = base.extend<Options>({
	expected: [[], { option: true }],
	watched: [
		async ({ page, expected }, use) => {
			const reports = watch(page)
			await use(undefined)
			const surprises = reports.filter((report) => !expected.some((known) => known.test(report)))
			expect(surprises, 'what the page reported').toEqual([])
		},
		{ auto: true },
	],
})

/** For stories that only ask the server: no page is opened for them. */
export { base as serverTest, expect }

function watch(page: Page): string[] {
	const reports: string[] = []
	page.on('console', (message) => {
		const isHydration = message.type() === 'warning' && /hydrat/i.test(message.text())
		if (message.type() === 'error' || isHydration) reports.push(`console: ${message.text()}`)
	})
	page.on('pageerror', (error) => reports.push(`error: ${error.message}`))
	page.on('requestfailed', (request) => {
		const reason = request.failure()?.errorText ?? ''
		// Going elsewhere before a picture has arrived is no fault.
		if (reason !== 'net::ERR_ABORTED') reports.push(`request: ${request.url()} ${reason}`)
	})
	page.on('response', (response) => {
		if (response.status() >= 400) reports.push(`response: ${response.status()} ${response.url()}`)
	})
	return reports
}
