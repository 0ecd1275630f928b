import { expect, test } from 'vitest'
import { senderIn } from './sender.ts'

test.each<[string[], string, string, boolean]>([
	[['Maryam <Maryam@Mail.example>'], 'maryam@mail.example', 'Maryam', true],
	[['maryam@mail.example'], 'maryam@mail.example', '', true],
	[['"Al-Otaibi, Maryam" <m@mail.example>'], 'm@mail.example', 'Al-Otaibi, Maryam', true],
	// A name that looks like somebody else's address.
	[['"maryam@mail.example" <x@evil.example>'], 'x@evil.example', 'maryam@mail.example', true],
	[['"<maryam@mail.example>," <x@evil.example>'], 'x@evil.example', '<maryam@mail.example>,', true],
	[['x@evil.example (maryam@mail.example)'], 'x@evil.example', '', true],
	[['maryam@mail.example <x@evil.example>'], 'x@evil.example', 'maryam@mail.example', true],
	[['<maryam@mail.example>, <x@evil.example>'], 'maryam@mail.example', '', false],
	[['<maryam@mail.example>', '<x@evil.example>'], 'maryam@mail.example', '', false],
	[['nobody'], '', '', false],
	[[], '', '', false],
])('%j is from %s', (headers, address, name, isOnlyOne) => {
	expect(senderIn(headers)).toEqual({ address, name, isOnlyOne })
})
