import { expect, test } from 'vitest'
import { formatRecent } from './recent.ts'

// 16:00 UTC is midnight in Kuala Lumpur.
test.each([
	['the same day', '2026-11-16T15:59:00Z', '2026-11-15T16:00:00Z', '12:00 AM'],
	['past midnight', '2026-11-16T16:01:00Z', '2026-11-16T15:59:00Z', '16 November 2026, 11:59 PM'],
	[
		'the same time of another day',
		'2026-11-17T02:00:00Z',
		'2026-11-16T02:00:00Z',
		'16 November 2026, 10:00 AM',
	],
])('%s', (_, now, time, said) => {
	expect(formatRecent('en', time, Date.parse(now))).toBe(said)
})
