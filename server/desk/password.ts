/**
 * Passwords are kept as argon2id with 19 MiB and two passes. Two are computed at a time: each keeps one of Node's four
 * threads busy, and pages are compressed in the same threads.
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { atMost } from '../at-most.ts'

const derive = promisify(argon2)
const few = atMost(2)
const strength = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 }

/** Two keyboards may write the same letters in two ways. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFC'))

const hash = (password: string, nonce: Buffer) =>
	few(() => derive('argon2id', { ...strength, message: bytesOf(password), nonce }))

/** `argon2id$memory$passes$salt$hash`: the figures are kept, so that stronger ones can follow one day. */
export async function hashPassword(password: string): Promise<string> {
	const nonce = randomBytes(16)
	const tag = await hash(password, nonce)
	const { memory, passes } = strength
	return ['argon2id', memory, passes, nonce.toString('base64url'), tag.toString('base64url')].join(
		'$',
	)
}

/** Without an account the work is done all the same: how long an answer takes says nothing. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
	const [, memory, passes, salt = '', tag = ''] = kept?.split('$') ?? []
	const nonce = kept === null ? randomBytes(16) : Buffer.from(salt, 'base64url')
	const found = await few(() =>
		derive('argon2id', {
			...strength,
			...(kept === null ? {} : { memory: Number(memory), passes: Number(passes) }),
			message: bytesOf(password),
			nonce,
		}),
	)
	const expected = Buffer.from(tag, 'base64url')
	return expected.length === found.length && timingSafeEqual(expected, found)
}
