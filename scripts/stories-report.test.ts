import * as v from 'valibot'
import { expect, test } from 'vitest'
import { storiesReport, storiesThat } from './stories-report.ts'

const report = v.parse(storiesReport, {
	suites: [
		{
			title: 'chat.spec.ts',
			specs: [{ title: 'answers', tests: [{ status: 'expected' }] }],
			suites: [
				{
					title: 'in Arabic',
					specs: [
						{ title: 'opens', tests: [{ status: 'flaky' }] },
						{ title: 'closes', tests: [{ status: 'unexpected' }] },
					],
				},
			],
		},
	],
})

test('a story that needed its second try is named with its file, and one that failed too', () => {
	expect(storiesThat('flaky', report)).toEqual(['chat.spec.ts › in Arabic › opens'])
	expect(storiesThat('unexpected', report)).toEqual(['chat.spec.ts › in Arabic › closes'])
})
