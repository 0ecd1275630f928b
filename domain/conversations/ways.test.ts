import { expect, test } from 'vitest'
import {
	mayTryAnyway,
	type ReachFacts,
	type WayChannel,
	type WhatsAppFacts,
	waysOf,
} from './ways.ts'

const now = Date.parse('2026-11-17T12:00:00Z')
const family: ReachFacts = {
	address: 'maryam@mail.example',
	canMail: true,
	lastFailure: null,
	phone: { typed: '050 111 2233', dialled: '+966501112233' },
	whatsApp: null,
	now,
}
const platform = (more: Partial<WhatsAppFacts> = {}): Partial<ReachFacts> => ({
	whatsApp: { hasContact: true, lastInAt: null, stoppedAt: null, isNotThere: false, ...more },
})
const anHourAgo = '2026-11-17T11:00:00.000Z'
const twoDaysAgo = '2026-11-15T11:00:00.000Z'

test.each<[string, Partial<ReachFacts>, WayChannel, boolean, string | null, string | null]>([
	['mail', {}, 'email', true, null, null],
	['no address', { address: '' }, 'email', false, 'no_address', null],
	['no SMTP', { canMail: false }, 'email', false, 'no_mail', null],
	['a full mailbox', { lastFailure: '5.2.2' }, 'email', false, 'came_back_full', null],
	['no such address', { lastFailure: '5.1.1' }, 'email', false, 'came_back_address', null],
	['refused for good', { lastFailure: '5.7.1' }, 'email', false, 'came_back_refused', null],
	['only late', { lastFailure: '4.4.1' }, 'email', true, null, null],
	['without the platform', {}, 'whatsapp', true, 'opens_app', null],
	[
		'a number that no link dials',
		{ phone: { typed: '12', dialled: '' } },
		'whatsapp',
		true,
		'undialable',
		null,
	],
	[
		'without the platform and a number',
		{ phone: { typed: '', dialled: '' } },
		'whatsapp',
		false,
		'no_number',
		null,
	],
	[
		'no contact on the platform',
		platform({ hasContact: false }),
		'whatsapp',
		false,
		'no_number',
		null,
	],
	[
		'wrote an hour ago',
		platform({ lastInAt: anHourAgo }),
		'whatsapp',
		true,
		null,
		'2026-11-18T11:00:00.000Z',
	],
	[
		'wrote two days ago',
		platform({ lastInAt: twoDaysAgo }),
		'whatsapp',
		false,
		'window_closed',
		'2026-11-16T11:00:00.000Z',
	],
	['never wrote', platform(), 'whatsapp', false, 'window_closed', null],
	[
		'stopped',
		platform({ stoppedAt: twoDaysAgo, lastInAt: twoDaysAgo }),
		'whatsapp',
		false,
		'stopped',
		twoDaysAgo,
	],
	[
		'stopped, and wrote since',
		platform({ stoppedAt: twoDaysAgo, lastInAt: anHourAgo }),
		'whatsapp',
		true,
		null,
		'2026-11-18T11:00:00.000Z',
	],
	['not on WhatsApp', platform({ isNotThere: true }), 'whatsapp', false, 'not_on_whatsapp', null],
	['a telephone', {}, 'call', true, null, null],
	['no telephone', { phone: { typed: '', dialled: '' } }, 'call', false, 'no_number', null],
	['dialled by hand', { phone: { typed: '12', dialled: '' } }, 'call', true, 'undialable', null],
])('%s', (_, facts, channel, can, reason, at) => {
	const way = waysOf({ ...family, ...facts }).find((one) => one.channel === channel)
	expect(way).toEqual({ channel, can, reason, at })
})

test('only a mail address that sent a mail back may be tried all the same', () => {
	const tried = (facts: Partial<ReachFacts>) =>
		waysOf({ ...family, ...facts })
			.filter(mayTryAnyway)
			.map(({ channel }) => channel)
	expect(tried({ lastFailure: '5.2.2' })).toEqual(['email'])
	expect(tried({ address: '', ...platform() })).toEqual([])
})
