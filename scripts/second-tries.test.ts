import * as v from 'valibot'
import { expect, test } from 'vitest'
import { listedStories, secondTries, storiesReport, unlisted } from './second-tries.ts'

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

test('a story that needed its second try is named with its file', () => {
	expect(secondTries(report)).toEqual(['chat.spec.ts › in Arabic › opens'])
})

test('it fails the run unless it is listed', () => {
	const stories = secondTries(report)
	const listed = { story: stories[0] ?? '', reason: 'the fake clock drifts', since: '2026-11-16' }
	expect(unlisted(stories, [])).toEqual(stories)
	expect(unlisted(stories, [listed])).toEqual([])
	expect(unlisted(stories, [{ ...listed, story: 'another' }])).toEqual(stories)
})

test('every listed story has a reason and a day', () => {
	for (const { reason, since } of listedStories) {
		expect(reason.length).toBeGreaterThan(20)
		expect(since).toMatch(/^20\d\d-\d\d-\d\d$/)
	}
})
