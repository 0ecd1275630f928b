import { expect, test } from 'vitest'
import { listedStories, unlisted } from './second-tries.ts'

test('a story that needed its second try fails the run unless it is listed', () => {
	const stories = ['chat.spec.ts › in Arabic › opens']
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
