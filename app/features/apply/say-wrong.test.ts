import { beforeEach, expect, test, vi } from 'vitest'
import { notify } from '#app/notices/notices.ts'
import { sayIncomplete } from './say-wrong.ts'

vi.mock('#app/notices/notices.ts', () => ({ notify: vi.fn() }))
beforeEach(() => vi.mocked(notify).mockClear())

test.each([
	[
		'a blank step',
		{ first_name: 'required', passport_number: 'required' },
		'',
		'apply.incomplete.title',
	],
	[
		'a wrong number among blanks',
		{ first_name: 'required', passport_number: 'passport_identical' },
		'AAAAAA',
		'passport.invalid',
	],
	[
		'a number missing where all else is there',
		{ passport_number: 'required' },
		'',
		'passport.invalid',
	],
] as const)('%s', (_what, wrong, passport_number, title) => {
	sayIncomplete('personal', wrong, { passport_number })
	expect(vi.mocked(notify).mock.calls.map(([notice]) => notice.title)).toEqual([title])
})
