/** What the tests became, as Vitest reports them. */
import { relative } from 'node:path'
import * as v from 'valibot'
import { root } from './run.ts'

export const testsReport = v.object({
	numPassedTests: v.number(),
	numFailedTests: v.number(),
	numPendingTests: v.number(),
	testResults: v.array(
		v.object({
			name: v.string(),
			assertionResults: v.array(
				v.object({
					fullName: v.string(),
					status: v.string(),
					failureMessages: v.optional(v.array(v.string()), []),
				}),
			),
		}),
	),
})
type TestsReport = v.InferOutput<typeof testsReport>

/** Those that needed their second try (`flaky`), or failed on every one: the file and the title, joined by ` › `, and why the first try failed. */
export function testsThat(
	ended: 'flaky' | 'failed',
	{ testResults }: TestsReport,
): { story: string; reason: string }[] {
	return testResults.flatMap(({ name, assertionResults }) =>
		assertionResults
			.filter(({ status, failureMessages }) =>
				// What passed in the end keeps what was wrong before.
				ended === 'failed'
					? status === 'failed'
					: status === 'passed' && failureMessages.length > 0,
			)
			.map(({ fullName, failureMessages }) => ({
				story: `${relative(root, name)} › ${fullName}`,
				reason: failureMessages[0]?.split('\n')[0] ?? 'no reason given',
			})),
	)
}
