import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	isFinal,
	laterState,
	type MessageState,
	maySendAgain,
	pauseAfter,
	refusalOf,
	type WayNow,
} from './whatsapp-codes.ts'

test.each([
	[130429, 'channel_waits', false],
	[80007, 'channel_waits', false],
	[2, 'channel_waits', false],
	[131056, 'message_waits', false],
	[190, 'channel_broken', false],
	[0, 'channel_broken', false],
	[200, 'channel_broken', false],
	[299, 'channel_broken', false],
	[131042, 'channel_broken', false],
	[131047, 'window_closed', true],
	[131026, 'not_reachable', true],
	[131049, 'held_back', true],
	[132001, 'template_broken', true],
	[132016, 'template_broken', true],
	[100, 'our_fault', true],
	[131053, 'our_fault', true],
	[999_999, 'our_fault', true],
])('code %i is %s', (code, refusal, final) => {
	expect(refusalOf(code)).toBe(refusal)
	expect(isFinal(refusalOf(code))).toBe(final)
})

test.each([
	// reason, helps free words in an open day, an approved message in an open day, and in a closed one
	['PERHAPS', true, true, true],
	['ENOTFOUND', true, true, true],
	['130429', true, true, true],
	['131056', true, true, true],
	['190', true, true, true],
	['131047', true, true, false],
	['132001', true, true, true],
	['131026', false, false, false],
	['131049', false, false, false],
	['100', false, false, false],
	['failed', false, false, false],
])('after %s it may be sent again where that helps', (reason, text, approved, closed) => {
	const usual = { isText: false, isWindowOpen: true, isStopped: false, isTemplateRefused: false }
	const asked = (now: Partial<WayNow>) => maySendAgain(reason, { ...usual, ...now })
	expect([asked({ isText: true }), asked({}), asked({ isWindowOpen: false })]).toEqual([
		text,
		approved,
		closed,
	])
	// Who stopped is still answered.
	expect(asked({ isText: true, isStopped: true })).toBe(text)
	const inVain = [
		{ isText: true, isWindowOpen: false },
		{ isStopped: true },
		{ isTemplateRefused: true },
	]
	expect(inVain.map(asked)).toEqual([false, false, false])
})

test('one person is left alone for longer each time', () => {
	expect([1, 2, 3, 4, 9].map(pauseAfter)).toEqual([6000, 24_000, 96_000, 96_000, 96_000])
})

const state = fc.constantFrom<MessageState>('accepted', 'sent', 'delivered', 'read', 'failed')

test('states in whatever order, and twice, end in the same one', () => {
	fc.assert(
		fc.property(
			fc.array(fc.constantFrom<MessageState>('sent', 'delivered', 'read')),
			(reported) => {
				const end = (order: readonly MessageState[]) =>
					order.reduce<MessageState>(laterState, 'accepted')
				expect(end([...reported].reverse())).toBe(end(reported))
				expect(end([...reported, ...reported])).toBe(end(reported))
			},
		),
	)
})

test('what somebody has received is no failure, and a failure is not mended by a late report', () => {
	expect(laterState('delivered', 'failed')).toBe('delivered')
	expect(laterState('read', 'failed')).toBe('read')
	fc.assert(fc.property(state, (reported) => laterState('failed', reported) === 'failed'))
})
