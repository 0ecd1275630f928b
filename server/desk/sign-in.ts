/**
 * Who may come in. A try is counted before anything is compared, and every failure looks and lasts the same: nobody learns
 * whether an account exists, or which part was wrong. Strangers are counted by account and source together, so that their
 * guesses lock themselves out; a browser that has signed in before has a count of its own, and so has every session that
 * types its password again.
 */
import { networkOf } from '../api/limits.ts'
import type { Counted, Refusal } from '../store/guesses.ts'
import { type Account, emailKey } from '../store/staff/accounts.ts'
import type { Store } from '../store/store.ts'
import type { AccountNotices } from './account-notices.ts'
import type { Passwords } from './password.ts'
import { spendCode } from './second-factor.ts'

const quarter = 15 * 60
const hour = 60 * 60
const limits = {
	/** One account from one source. */
	pair: { kind: 'sign_in', points: 10, seconds: quarter },
	/** One account from everywhere: wide, because anybody who knows a mail address can reach it. */
	account: { kind: 'sign_in_account', points: 100, seconds: hour },
	/** Codes of an account, behind its right password. */
	code: { kind: 'sign_in_code', points: 10, seconds: quarter },
	source: { kind: 'sign_in_source', points: 30, seconds: hour },
	/** The /48 around a household's /64. */
	network: { kind: 'sign_in_source', points: 300, seconds: hour },
	everywhere: { kind: 'sign_in_everywhere', points: 1000, seconds: hour },
	device: { kind: 'sign_in_device', points: 10, seconds: quarter },
	session: { kind: 'confirm', points: 10, seconds: quarter },
}
const ofAccount = new Set(
	[limits.pair, limits.account, limits.code, limits.device].map(({ kind }) => kind),
)
/** Between the right password and the code. */
const secondsForCode = 10 * 60

export type Typed = {
	email: string
	password: string
	code: string
	/** Sent instead of mail and password once they were right, so that the page does not carry the password back. */
	step: string
}

/** Where a try comes from: its address, and the browser's own secret if it has one. */
export type From = { address: string; device: string | null }

export type SignInResult =
	| { kind: 'in'; staffId: string }
	/** The step stays valid while the password does; then only the code has to be typed again. */
	| { kind: 'wrong'; step: string }
	| { kind: 'code_needed'; step: string }
	| { kind: 'too_often'; seconds: number }

type Parts = Pick<Store, 'staff' | 'staffTokens' | 'staffDevices' | 'guesses'>

export function createSignIn(
	{ staff, staffTokens, staffDevices, guesses }: Parts,
	passwords: Passwords,
	notices: AccountNotices,
) {
	async function isKnownDevice(email: string, device: string | null): Promise<boolean> {
		if (device === null) return false
		return (await staffDevices.accountsOf(device)).includes(emailKey(email))
	}

	/** What a try counts on. The first is forgotten with a right password, the others take this one try back. */
	async function countersOf(email: string, { address, device }: From): Promise<Counted[]> {
		const account = emailKey(email)
		if (await isKnownDevice(email, device)) {
			return [{ key: `sign-in ${account} on ${device}`, limit: limits.device }]
		}
		const network = networkOf(address)
		return [
			{ key: `sign-in ${account} from ${address}`, limit: limits.pair },
			{ key: `sign-in from ${address}`, limit: limits.source },
			...(network ? [{ key: `sign-in from ${network}`, limit: limits.network }] : []),
			{ key: `sign-in ${account}`, limit: limits.account },
			{ key: 'sign-in', limit: limits.everywhere },
		]
	}

	/** The try turned out right, or was none: a busy server compared nothing. */
	async function takeBack(counted: readonly Counted[], isRight: boolean): Promise<void> {
		const [first = '', ...others] = counted.map(({ key }) => key)
		if (isRight) await guesses.forget(first)
		const back = isRight ? others : [first, ...others]
		if (back.length > 0) await guesses.giveBack(...back)
	}

	async function matches(password: string, account: Account | null, counted: readonly Counted[]) {
		try {
			return await passwords.matches(password, account?.password ?? null)
		} catch (error) {
			await takeBack(counted, false)
			throw error
		}
	}

	/** Its owner hears of a lock of the account, not of an address that tried many accounts. */
	function tooOften(email: string, { seconds, kind, isFresh }: Refusal): SignInResult {
		if (isFresh && ofAccount.has(kind)) notices.locked(email)
		return { kind: 'too_often', seconds }
	}

	return {
		async signIn(typed: Typed, from: From): Promise<SignInResult> {
			const holder = typed.step === '' ? null : await staffTokens.holder(typed.step, 'code')
			const known = holder === null ? null : await staff.byId(holder)
			const email = known?.email ?? typed.email
			const counted = await countersOf(email, from)
			const refusal = await guesses.takeAll(counted)
			if (refusal) return tooOften(email, refusal)

			const wrong = { kind: 'wrong', step: known ? typed.step : '' } as const
			const account = known ?? (await staff.byEmail(email))
			const opens = account?.state === 'active' ? account : null
			const isRight = known !== null || (await matches(typed.password, opens, counted))
			if (!opens || !isRight) return wrong

			const secret = opens.totp_secret
			if (secret !== null) {
				if (typed.code === '') {
					// No guess, but not yet the proof that would end the count: codes are guessed behind a known password.
					await takeBack(counted, false)
					const step = typed.step || (await staffTokens.make(opens.id, 'code', secondsForCode))
					return { kind: 'code_needed', step }
				}
				const codeKey = `code ${opens.id}`
				const isStranger = counted.length > 1
				const tried = { key: codeKey, limit: limits.code }
				const stopped = isStranger ? await guesses.takeAll([tried]) : null
				if (stopped) return tooOften(email, stopped)
				if (!(await spendCode(staff, opens, secret, typed.code))) return wrong
				if (isStranger) await guesses.forget(codeKey)
				if (typed.step !== '') await staffTokens.use(typed.step, 'code')
			}
			await takeBack(counted, true)
			return { kind: 'in', staffId: opens.id }
		},

		/** The password once more, before an action of weight. Strangers who guess at the account do not count here. */
		async isOwnPassword(
			staffId: string,
			sessionId: string,
			password: string,
		): Promise<'right' | 'wrong' | { seconds: number }> {
			const counted = [{ key: `confirm ${sessionId}`, limit: limits.session }]
			const refusal = await guesses.takeAll(counted)
			if (refusal) return { seconds: refusal.seconds }
			const account = await staff.byId(staffId)
			if (!(await matches(password, account, counted))) return 'wrong'
			await takeBack(counted, true)
			return 'right'
		},
	}
}
export type SignIn = ReturnType<typeof createSignIn>
