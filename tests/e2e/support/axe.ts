/** Accessibility as a machine can see it: WCAG 2.2 AA, no exceptions. */
import { expect, type Page } from '@playwright/test'
import engine, { type RunOnly } from 'axe-core'

declare global {
	interface Window {
		axe?: typeof engine
	}
}

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const colours: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** `within` keeps to what has just opened, where the page around it was looked at before. */
export async function axe(page: Page, within?: string): Promise<void> {
	await expectNothing(page, { type: 'tag', values: standard }, within)
}

/** Of a page that was checked whole in the other theme: a theme changes colours and nothing else. */
export async function axeColours(page: Page, within?: string): Promise<void> {
	await expectNothing(page, colours, within)
}

async function expectNothing(page: Page, rules: RunOnly, within = 'html'): Promise<void> {
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engine.source)
	// Naming every element it looks at takes axe longer than looking: names are asked for only when something is wrong.
	if ((await violations(page, { rules, within, named: false })).length === 0) return
	expect
		.soft(await violations(page, { rules, within, named: true }), 'accessibility violations')
		.toEqual([])
}

interface Look {
	rules: RunOnly
	within: string
	named: boolean
}

function violations(page: Page, look: Look): Promise<string[]> {
	return page.evaluate(async ({ rules, within, named }) => {
		const result = await window.axe?.run(within, {
			runOnly: rules,
			resultTypes: ['violations'],
			selectors: named,
		})
		if (!result) throw new Error('axe is not there')
		return result.violations.flatMap(({ id, help, nodes }) =>
			nodes.map(
				({ target, any }) => `${id}: ${help} at ${target?.join(' ')} (${any[0]?.message ?? ''})`,
			),
		)
	}, look)
}
