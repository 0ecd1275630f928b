/** Accessibility as a machine can see it: WCAG 2.2 AA, no exceptions. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export async function axe(page: Page): Promise<void> {
	// Legacy mode spares a second page per check; it only matters to frames of other origins.
	const { violations } = await new AxeBuilder({ page })
		.withTags(standard)
		.setLegacyMode(true)
		.analyze()
	const found = violations.flatMap(({ id, help, nodes }) =>
		nodes.map(
			({ target, any }) => `${id}: ${help} at ${target.join(' ')} (${any[0]?.message ?? ''})`,
		),
	)
	expect.soft(found, 'accessibility violations').toEqual([])
}
