import { afterEach, expect, test } from 'vitest'
import { formatVisitorMoment } from './visitor-time.ts'

const ours = process.env.TZ
afterEach(() => {
	if (ours === undefined) delete process.env.TZ
	else process.env.TZ = ours
})

test.each([
	['Asia/Riyadh', '18 November 2026, 1:25 AM'],
	['America/New_York', '17 November 2026, 5:25 PM'],
	['Asia/Kolkata', '18 November 2026, 3:55 AM'],
	['Asia/Kuala_Lumpur', undefined],
])('by the clock of %s', (zone, expected) => {
	process.env.TZ = zone
	expect(formatVisitorMoment('en', '2026-11-17T22:25:00.000Z')).toBe(expected)
})
