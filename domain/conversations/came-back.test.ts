import { expect, test } from 'vitest'
import { cameBackFor } from './came-back.ts'

test.each([
	['5.1.1', 'address'],
	['5.1.10', 'address'],
	['5.2.2', 'full'],
	['5.7.1', 'refused'],
	// Delayed, refused at once by our own server, or no code at all.
	['4.4.1', null],
	['SMTP_550', null],
	[null, null],
])('%s is %s', (code, why) => {
	expect(cameBackFor(code)).toBe(why)
})
