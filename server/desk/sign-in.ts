/**
 * Who may come in. A try is counted before anything is compared, for the typed mail address and for where it comes from,
 * and every failure looks and lasts the same: nobody learns whether an account exists, or which part was wrong.
 */
import { emailKey } from '../store/staff/accounts.ts'
import type { Store } from '../store/store.ts'
import type { Passwords } from './password.ts'
import { spendCode } from './second-factor.ts'

const perAccount = { points: 10, seconds: 15 * 60 }
const perAddress = { points: 30, seconds: 60 * 60 }
/** Between the right password and the code. */
const secondsForCode = 10 * 60

export type Typed = {
	email: string
	password: string
	code: string
	/** Stands for mail and password that were right a moment ago: a page must not carry a password back. */
	step: string
}

export type SignInResult =
	| { kind: 'in'; staffId: string }
	/** The step stands while the password behind it does; then only the code has to be typed again. */
	| { kind: 'wrong'; step: string }
	| { kind: 'code_needed'; step: string }
	| { kind: 'too_often'; seconds: number }

type Parts = Pick<Store, 'staff' | 'staffTokens' | 'guesses'>

export function createSignIn({ staff, staffTokens, guesses }: Parts, passwords: Passwords) {
	async function take(accountKey: string, addressKey: string): Promise<number | null> {
		const byAddress = await guesses.take(addressKey, perAddress)
		if (byAddress !== null) return byAddress
		const byAccount = await guesses.take(accountKey, perAccount)
		// Somebody else has locked the account: that is no guess of this address.
		if (byAccount !== null) await guesses.giveBack(addressKey)
		return byAccount
	}

	const accountKey = (email: string) => `staff ${emailKey(email)}`

	return {
		async signIn(typed: Typed, from: string): Promise<SignInResult> {
			const holder = typed.step === '' ? null : await staffTokens.holder(typed.step, 'code')
			const known = holder === null ? null : await staff.byId(holder)
			const email = known?.email ?? typed.email
			const keys = [accountKey(email), `from ${from}`] as const
			const seconds = await take(...keys)
			if (seconds !== null) return { kind: 'too_often', seconds }

			const wrong = { kind: 'wrong', step: known ? typed.step : '' } as const
			const account = known ?? (await staff.byEmail(email))
			const opens = account?.state === 'active' ? account : null
			const isRight =
				known !== null || (await passwords.matches(typed.password, opens?.password ?? null))
			if (!opens || !isRight) return wrong

			const secret = opens.totp_secret
			if (secret !== null) {
				if (typed.code === '') {
					// No guess, but not yet the proof that would end the count: codes are guessed behind a known password.
					for (const key of keys) await guesses.giveBack(key)
					const step = typed.step || (await staffTokens.make(opens.id, 'code', secondsForCode))
					return { kind: 'code_needed', step }
				}
				if (!(await spendCode(staff, opens, secret, typed.code))) return wrong
				if (typed.step !== '') await staffTokens.use(typed.step, 'code')
			}
			await guesses.forget(keys[0])
			await guesses.giveBack(keys[1])
			return { kind: 'in', staffId: opens.id }
		},

		/** The password once more, before an action of weight. */
		async isOwnPassword(
			staffId: string,
			password: string,
			from: string,
		): Promise<'right' | 'wrong' | { seconds: number }> {
			const account = await staff.byId(staffId)
			const keys = [accountKey(account?.email ?? ''), `from ${from}`] as const
			const seconds = await take(...keys)
			if (seconds !== null) return { seconds }
			if (!(await passwords.matches(password, account?.password ?? null))) return 'wrong'
			await guesses.forget(keys[0])
			await guesses.giveBack(keys[1])
			return 'right'
		},
	}
}
export type SignIn = ReturnType<typeof createSignIn>
