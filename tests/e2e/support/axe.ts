/** Accessibility as a machine can see it: WCAG 2.2 AA, no exceptions. */
import { expect, type Page } from '@playwright/test'
import engine from 'axe-core'

declare global {
	interface Window {
		axe?: typeof engine
	}
}

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export async function axe(page: Page): Promise<void> {
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engine.source)
	// Naming every element it looks at takes axe longer than looking: names are asked for only when something is wrong.
	if ((await violations(page, { named: false })).length === 0) return
	expect.soft(await violations(page, { named: true }), 'accessibility violations').toEqual([])
}

function violations(page: Page, { named }: { named: boolean }): Promise<string[]> {
	return page.evaluate(
		async ({ standard, named }) => {
			const result = await window.axe?.run({
				runOnly: standard,
				resultTypes: ['violations'],
				selectors: named,
			})
			if (!result) throw new Error('axe is not there')
			return result.violations.flatMap(({ id, help, nodes }) =>
				nodes.map(
					({ target, any }) => `${id}: ${help} at ${target?.join(' ')} (${any[0]?.message ?? ''})`,
				),
			)
		},
		{ standard, named },
	)
}
