/**
 * A browser story that failed and then passed is a fault of the story or of the site. It fails the run, unless it is listed here with
 * the reason why it can't be mended yet and the day it was written down.
 */
export interface ListedStory {
	/** As the end of a run names it: `stories-report.ts`, and `tests-report.ts` for Firefox and WebKit. */
	story: string
	reason: string
	/** The day it was listed, as 2026-11-16. */
	since: string
}

export const listedStories: readonly ListedStory[] = []

export function unlisted(
	stories: readonly string[],
	listed: readonly ListedStory[] = listedStories,
): string[] {
	return stories.filter((story) => !listed.some((one) => one.story === story))
}
