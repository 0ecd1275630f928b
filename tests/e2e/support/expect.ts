/**
 * The tool's `expect`, which waits for an element before it looks at it. By itself it looks at once, and each time it finds
 * nothing it writes down the whole page for a message that nobody will read when the element comes a moment later: a tenth of
 * what the browser did in a story.
 */
import { expect as base, type Locator } from '@playwright/test'
import * as v from 'valibot'

const patience = v.object({ timeout: v.number() })

/** They look at one element that must be there. */
const looks = new Set<PropertyKey>([
	'toBeChecked',
	'toBeDisabled',
	'toBeEnabled',
	'toBeFocused',
	'toBeVisible',
	'toContainText',
	'toHaveAttribute',
	'toHaveText',
	'toHaveValue',
])

export const expect = new Proxy(base, {
	apply(target, self, given: unknown[]) {
		const matchers = Reflect.apply(target, self, given)
		const [subject] = given
		return isLocator(subject) ? waitingFirst(matchers, subject) : matchers
	},
})

function waitingFirst<Matchers extends object>(matchers: Matchers, element: Locator): Matchers {
	return new Proxy(matchers, {
		get(target, name) {
			const look: unknown = Reflect.get(target, name)
			if (typeof look !== 'function' || !looks.has(name)) return look
			return async (...given: unknown[]) => {
				// A list may be of any length, also empty.
				if (!Array.isArray(given[0])) await attached(element, given.at(-1))
				return Reflect.apply(look, target, given)
			}
		},
	})
}

/** As long as the matcher would; what does not come is the matcher's to say. */
async function attached(element: Locator, options: unknown): Promise<void> {
	const timeout = v.is(patience, options) ? options.timeout : 10_000
	await element.waitFor({ state: 'attached', timeout }).catch(() => {})
}

function isLocator(subject: unknown): subject is Locator {
	return typeof subject === 'object' && subject !== null && 'waitFor' in subject
}
