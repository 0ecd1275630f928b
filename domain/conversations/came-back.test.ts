import { expect, test } from 'vitest'
import { cameBackFor, isMailUnreachable } from './came-back.ts'

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

test('an address is out of reach from a mail that came back until a mail comes in or one arrives', () => {
	const said = (direction: string, channel: string, failure_reason: string | null = null) => ({
		direction,
		channel,
		failure_reason,
		cancelled_at: null,
	})
	const back = said('out', 'email', '5.2.2')
	expect(isMailUnreachable([back])).toBe(true)
	expect(isMailUnreachable([said('note', ''), said('out', 'call'), back])).toBe(true)
	expect(isMailUnreachable([{ ...said('out', 'email'), cancelled_at: 'now' }, back])).toBe(true)
	expect(isMailUnreachable([said('in', 'mail'), back])).toBe(false)
	expect(isMailUnreachable([said('out', 'email'), back])).toBe(false)
	expect(isMailUnreachable([])).toBe(false)
})
