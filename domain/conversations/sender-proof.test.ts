import { expect, test } from 'vitest'
import { senderProof } from './sender-proof.ts'

const ours = 'mx.rihla.example'
const from = 'gmail.example'
const pass = 'dmarc=pass header.from=gmail.example'

test.each([
	[
		'DMARC passed',
		[`${ours}; dkim=pass header.d=gmail.example; dmarc=pass header.from=gmail.example`],
		'proven',
	],
	['DMARC failed', [`${ours}; spf=pass smtp.mailfrom=a@gmail.example; dmarc=fail`], 'refuted'],
	[
		'a signature of the same domain',
		[`${ours} 1; dkim=pass (2048-bit key) header.d=gmail.example`],
		'proven',
	],
	['a signature of a parent domain', [`${ours}; dkim=pass header.i=@example.org`], 'unsure'],
	[
		'an envelope of the same domain',
		[`${ours}; spf=pass smtp.mailfrom=ali@gmail.example`],
		'proven',
	],
	[
		'a signature of somebody else',
		[`${ours}; dkim=pass header.d=newsletter.example; spf=pass smtp.mailfrom=x@bulk.example`],
		'unsure',
	],
	['nothing found', [`${ours}; none`], 'unsure'],
	['no header', [], 'unsure'],
	['a forged header below ours', [`${ours}; dmarc=fail`, `${ours}; ${pass}`], 'refuted'],
	[
		'a forged header under another name on top',
		[`evil.example; ${pass}`, `${ours}; ${pass}`],
		'unsure',
	],
	['DMARC of a sender that is not named', [`${ours}; dmarc=pass`], 'unsure'],
	['DMARC of another sender', [`${ours}; dmarc=pass header.from=evil.example`], 'unsure'],
	['DMARC twice', [`${ours}; ${pass}; dmarc=fail header.from=evil.example`], 'unsure'],
	[
		'a result behind an escaped quotation mark',
		[`${ours}; spf=pass smtp.mailfrom="a\\"; ${pass} ;\\"b"@evil.example; dmarc=fail`],
		'refuted',
	],
	[
		'a result behind an escaped bracket',
		[`${ours}; spf=pass (\\) ; ${pass} ; ) smtp.mailfrom=a@evil.example; dmarc=fail`],
		'refuted',
	],
	['a comment that never ends', [`${ours}; ${pass}; spf=none (`], 'unsure'],
	['a result with its version and spaces', [`${ours}; dmarc/1 = fail; dkim=pass`], 'refuted'],
	['more than a server writes', [`${ours}; ${pass}; ${'x'.repeat(5000)}`], 'unsure'],
	[
		'a result in a comment',
		[`${ours}; spf=none (; ${pass} (${pass}) ) smtp.mailfrom=x@y.example`],
		'unsure',
	],
	[
		'a result in a quoted name',
		[`${ours}; spf=softfail smtp.mailfrom="; ${pass};"@y.example`],
		'unsure',
	],
	['our name as the beginning of another', [`${ours}.evil.example; ${pass}`], 'unsure'],
	['a whole country as signer', [`${ours}; dkim=pass header.d=example`], 'unsure'],
])('%s', (_, results, proof) => {
	expect(senderProof(results, ours, from)).toBe(proof)
})

test('without a setting nothing is proven', () => {
	expect(senderProof([`; ${pass}`], '', from)).toBe('unsure')
	expect(senderProof([`${ours}; ${pass}`], '', from)).toBe('unsure')
})
