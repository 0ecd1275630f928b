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

export async function axe(page: Page): Promise<void> {
	await expectNothing(page, { type: 'tag', values: standard })
}

/** Of a page that was checked whole in the other theme: a theme changes colours and nothing else. */
export async function axeColours(page: Page): Promise<void> {
	await expectNothing(page, colours)
}

async function expectNothing(page: Page, rules: RunOnly): Promise<void> {
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engine.source)
	// Naming every element it looks at takes axe longer than looking: names are asked for only when something is wrong.
	if ((await violations(page, rules, { named: false })).length === 0) return
	expect
		.soft(await violations(page, rules, { named: true }), 'accessibility violations')
		.toEqual([])
}

function violations(page: Page, rules: RunOnly, { named }: { named: boolean }): Promise<string[]> {
	return page.evaluate(
		async ({ rules, named }) => {
			const result = await window.axe?.run({
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
		},
		{ rules, named },
	)
}
