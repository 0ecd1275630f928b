/** Who sees which page of the desk, by the same table of rules as the calls. The routes ask here (`app/routes/desk/guard.tsx`). */
import { CallRefused } from '#domain/desk/call-refused.ts'
import { addressFault } from '../api/plain-address.ts'
import { errorCode, log } from '../log.ts'
import type { SignedIn } from '../store/staff/sessions.ts'
import type { Store } from '../store/store.ts'
import type { AccountsOfDesk } from './accounts.ts'
import { deskCalls, ruleOfPage } from './calls.ts'
import { type Guard, refusalStatus } from './guard.ts'
import type { DeskPages, DeskVisit, Reads } from './reading.ts'

interface Parts {
	guard: Guard
	reads: Reads
	staff: Pick<Store['staff'], 'hasActive'>
	accounts: Pick<AccountsOfDesk, 'invited'>
}

const seeOther = (address: string) =>
	new Response(null, { status: 303, headers: { Location: address } })

export function createDeskPages({ guard, reads, staff, accounts }: Parts): DeskPages {
	const visitOf = (request: Request, session: SignedIn | null): DeskVisit => ({
		may: (call) => guard.refusalOf(deskCalls[call], session) === null,
		async read(call, asked) {
			const refusal = guard.refusalOf(deskCalls[call], session)
			if (refusal || !session) {
				const error = refusal ?? 'signed_out'
				throw new CallRefused(refusalStatus(error), { error })
			}
			return reads[call]({ ...asked, session })
		},
		hasAccount: () => staff.hasActive(),
		invited: () => accounts.invited(guard.readCookie(request, 'desk-welcome') ?? ''),
	})

	/** Without the database nobody can be known, so nobody sees anything. */
	const unavailable = async () => {
		throw new CallRefused(503, { error: 'unavailable' })
	}
	const visitWhileDown: DeskVisit = {
		may: () => false,
		read: unavailable,
		hasAccount: unavailable,
		invited: unavailable,
	}

	return {
		async enter({ request, url, pattern }) {
			const fault = addressFault(request.url)
			if (fault) return fault
			let session: SignedIn | null
			try {
				session = await guard.whoIs(request)
			} catch (error) {
				log.error('desk is down', { code: errorCode(error) })
				return visitWhileDown
			}
			// The router writes the pattern of nested routes without a slash before it.
			const page = `/${pattern.replace(/^\//, '')}`
			const isForm = request.method === 'POST'
			if (session && page === '/desk/sign-in' && !isForm) return seeOther('/desk')
			const refusal = guard.refusalOf(ruleOfPage(page), session)
			if (refusal === 'second_factor_needed') return seeOther('/desk/me')
			// The desk of somebody who works on no cases is the website.
			if (refusal === 'forbidden' && page === '/desk') return seeOther('/desk/website')
			// A page for managers opens for a consultant without its content: its own calls are refused.
			if (!refusal || refusal === 'forbidden') return visitOf(request, session)
			return seeOther(`/desk/sign-in?next=${encodeURIComponent(url.pathname + url.search)}`)
		},
	}
}
