/** The second factor: six digits of an authenticator program, or one of ten recovery codes for the day the phone is lost. */
import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { digestOf } from '../secret.ts'
import type { Account, createStaffRows } from '../store/staff/accounts.ts'

type StaffRows = ReturnType<typeof createStaffRows>

const period = 30
const totp = (secret: string, label = '') =>
	new TOTP({ issuer: 'Rihla', label, period, secret: Secret.fromBase32(secret) })

/** A new secret with the picture that a phone reads; it counts only once its first code was typed. */
export function newSecondFactor(email: string) {
	const secret = new Secret({ size: 20 }).base32
	const address = totp(secret, email).toString()
	return { secret, address, picture: renderSVG(address, { border: 2 }) }
}

/** The step of the clock that a code belongs to, one before and one after allowed for slow typing and wrong clocks. */
export function stepOf(secret: string, code: string): number | null {
	if (!/^\d{6}$/.test(code)) return null
	const delta = totp(secret).validate({ token: code, window: 1 })
	return delta === null ? null : Math.floor(Date.now() / 1000 / period) + delta
}

/** Letters that are not taken for digits, without vowels. */
const signs = 'bcdfghjkmnpqrstvwxz23456789'
const recoveryCode = () =>
	Array.from({ length: 16 }, (_, at) => {
		const sign = signs[randomInt(signs.length)] ?? ''
		return at > 0 && at % 4 === 0 ? `-${sign}` : sign
	}).join('')

const recoveryDigest = (code: string) => digestOf(code.toLowerCase().replace(/[^a-z0-9]/g, ''))

export function newRecoveryCodes(): { codes: string[]; digests: string[] } {
	const codes = Array.from({ length: 10 }, recoveryCode)
	return { codes, digests: codes.map(recoveryDigest) }
}

/** True once for each code of either kind. */
export async function spendCode(
	staff: StaffRows,
	account: Account,
	secret: string,
	typed: string,
): Promise<boolean> {
	const code = typed.replace(/\s/g, '')
	const step = stepOf(secret, code)
	if (step !== null) return staff.spendStep(account.id, step)
	return staff.spendRecovery(account, recoveryDigest(code))
}
