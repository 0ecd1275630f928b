/** What the browser stories became, as the test tool reports it. */
import * as v from 'valibot'

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
export type StoriesReport = v.InferOutput<typeof storiesReport>

/** Those that needed their second try (`flaky`), or failed on every one (`unexpected`): the file, then the titles, joined by ` › `. */
export function storiesThat(
	ended: 'flaky' | 'unexpected',
	{ suites }: StoriesReport,
	above: readonly string[] = [],
): string[] {
	return suites.flatMap(({ title, specs, suites: inner = [] }) => {
		const path = [...above, title]
		return [
			...specs
				.filter(({ tests }) => tests.some(({ status }) => status === ended))
				.map((spec) => [...path, spec.title].join(' › ')),
			...storiesThat(ended, { suites: inner }, path),
		]
	})
}
