/**
 * Passwords are kept as argon2id with 19 MiB and two passes. Two are computed at a time: each keeps one of Node's four
 * threads busy, and pages are compressed in the same threads.
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { atMost } from '../at-most.ts'

const derive = promisify(argon2)
const few = atMost(2)
/** The length of the queue: two or three seconds' worth. Beyond it the answer is to try again. */
const longestLine = 40
const tagLength = 32

export class PasswordsBusy extends Error {
	/** When to try again. */
	static readonly seconds = 5
}

let waiting = 0
async function inLine<T>(work: () => Promise<T>): Promise<T> {
	if (waiting >= longestLine) throw new PasswordsBusy()
	waiting += 1
	try {
		return await few(work)
	} finally {
		waiting -= 1
	}
}

export interface Strength {
	/** KiB. */
	memory: number
	passes: number
}

/** Two keyboards may write the same letters in two ways. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFC'))

export type Passwords = ReturnType<typeof createPasswords>

/** Other figures are for tests that are not about passwords and would compute them by the dozen. */
export function createPasswords(strength: Strength = { memory: 19 * 1024, passes: 2 }) {
	const hash = (password: string, nonce: Buffer, { memory, passes }: Strength) =>
		inLine(() =>
			derive('argon2id', {
				memory,
				passes,
				parallelism: 1,
				tagLength,
				message: bytesOf(password),
				nonce,
			}),
		)

	return {
		/** `argon2id$memory$passes$salt$hash`: the figures are kept, so that stronger ones can follow one day. */
		async hash(password: string): Promise<string> {
			const nonce = randomBytes(16)
			const tag = await hash(password, nonce, strength)
			const { memory, passes } = strength
			const parts = [memory, passes, nonce.toString('base64url'), tag.toString('base64url')]
			return ['argon2id', ...parts].join('$')
		},

		/** Without an account the work is done all the same: how long an answer takes says nothing. */
		async matches(password: string, kept: string | null): Promise<boolean> {
			const [, memory, passes, salt = '', tag = ''] = kept?.split('$') ?? []
			const nonce = kept === null ? randomBytes(16) : Buffer.from(salt, 'base64url')
			const figures = kept === null ? strength : { memory: Number(memory), passes: Number(passes) }
			const found = await hash(password, nonce, figures)
			const expected = Buffer.from(tag, 'base64url')
			return expected.length === found.length && timingSafeEqual(expected, found)
		},
	}
}
