/** Accessibility as a machine can see it: WCAG 2.2 AA, no exceptions. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type engine from 'axe-core'
import type { RunOnly } from 'axe-core'

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
	// Naming every element it looks at takes axe longer than looking: names are asked for only when something is wrong.
	if ((await violations(page, { rules, within, named: false })).length === 0) return
	expect
		.soft(await violations(page, { rules, within, named: true }), 'accessibility violations')
		.toEqual([])
}

/** What is wrong with the colours of a page. */
export function colourFaults(page: Page): Promise<string[]> {
	return violations(page, { rules: colours, within: 'html', named: true })
}

interface Look {
	rules: RunOnly
	within: string
	named: boolean
}

async function violations(page: Page, look: Look): Promise<string[]> {
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source())
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

let prepared = ''

/**
 * Axe draws every text on a canvas to leave out icons that are written as words, and takes joined Arabic letters for
 * such icons: of three texts it left out two. The site's icons are drawings, so it ends before its canvas.
 */
function source(): string {
	if (prepared !== '') return prepared
	const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
	const [before, after, ...more] = readFileSync(file, 'utf8').split(
		/(?=var \w+=\w+\.get\("canvasContext")/,
	)
	if (before === undefined || after === undefined || more.length > 0)
		throw new Error('axe looks for icons in another way now')
	prepared = `${before}return!1;${after}`
	return prepared
}
