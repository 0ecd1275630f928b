/**
 * A browser story that failed and then passed is a fault of the story or of the site. It fails the run, unless it stands here with
 * the reason why it can't be mended yet and the day it was written down.
 */
import * as v from 'valibot'

export interface ListedStory {
	/** As the report names it: the file, then the titles, joined by ` › `. */
	story: string
	reason: string
	/** The day it was listed, as 2026-11-16. */
	since: string
}

export const listedStories: readonly ListedStory[] = []

interface Suite {
	title: string
	specs: { title: string; tests: { status: string }[] }[]
	suites?: Suite[] | undefined
}

const suite: v.GenericSchema<unknown, Suite> = v.object({
	title: v.string(),
	specs: v.array(v.object({ title: v.string(), tests: v.array(v.object({ status: v.string() })) })),
	suites: v.optional(v.array(v.lazy(() => suite))),
})

export const storiesReport = v.object({ suites: v.array(suite) })

/** The stories of a report that needed their second try. */
export function secondTries({ suites }: v.InferOutput<typeof storiesReport>): string[] {
	return suites.flatMap((one) => flakyIn(one, []))
}

function flakyIn({ title, specs, suites = [] }: Suite, above: readonly string[]): string[] {
	const path = [...above, title]
	return [
		...specs
			.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
			.map((spec) => [...path, spec.title].join(' › ')),
		...suites.flatMap((inner) => flakyIn(inner, path)),
	]
}

export function unlisted(
	stories: readonly string[],
	listed: readonly ListedStory[] = listedStories,
): string[] {
	return stories.filter((story) => !listed.some((one) => one.story === story))
}
