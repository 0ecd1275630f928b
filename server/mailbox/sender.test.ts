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
	[['maryam@mail.example <x@evil.example>'], 'x@evil.example', 'maryam@mail.example', false],
	[['<maryam@mail.example>, <x@evil.example>'], 'maryam@mail.example', '', false],
	[['<maryam@mail.example>', '<x@evil.example>'], 'maryam@mail.example', '', false],
	// Mail servers check the one address, and we would read the other.
	[
		['x@evil.example, "Omar" <omar@mail.example>'],
		'omar@mail.example',
		'x@evil.example, "Omar"',
		false,
	],
	[['<omar@mail.example> x@evil.example'], 'omar@mail.example', '', false],
	[['(a (b) <omar@mail.example>) x@evil.example'], 'x@evil.example', '', true],
	[['(\\) <omar@mail.example> ) x@evil.example'], 'x@evil.example', '', true],
	[['omar@mail.example(a).evil.example'], 'omar@mail.example', '', false],
	[['<omar@mail.example> ('], 'omar@mail.example', '', false],
	[[`<omar@mail.example>${' '.repeat(20_000)}, x@evil.example`], 'omar@mail.example', '', false],
	// What no database takes as an address.
	[[`<${'x'.repeat(12_000)}@mail.example>`], '', '', false],
	[[`<${'x'.repeat(300)}@mail.example>`], '', '', false],
	[['<omar\0@mail.example>'], '', '', false],
	[['nobody'], '', '', false],
	[[], '', '', false],
])('%j is from %s', (headers, address, name, isOnlyOne) => {
	expect(senderIn(headers)).toEqual({ address, name, isOnlyOne })
})
