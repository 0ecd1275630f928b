import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Listing } from '#app/features/accommodation/listing/card.tsx'
import { reopenKey } from '#app/form/reopen-key.ts'
import { lazyPart } from '#app/start/later.tsx'

const loadDialog = () => import('./booking-dialog.tsx')
const BookingDialog = lazyPart(async () => (await loadDialog()).BookingDialog, {
	areas: ['booking', 'forms'],
})

interface Booking {
	book: (id: string) => void
	/** Fetches the dialog before it is needed. */
	prepare: () => void
	dialog: ReactNode
}

/** The booking dialog of a page: nothing until a listing is chosen, then that listing's form. */
export function useBooking(listings: readonly Listing[]): Booking {
	const [{ chosen, presses }, setChoice] = useState({ chosen: '', presses: 0 })
	const listing = listings.find(({ id }) => id === chosen)
	const choose = (id: string) => setChoice((last) => ({ chosen: id, presses: last.presses + 1 }))
	const state: unknown = useLocation().state

	// Synchronises with what waits on this device: a booking that could not be accepted is opened again.
	useEffect(() => {
		const key = reopenKey(state)
		if (!key) return
		void import('#app/form/device-forms.ts')
			.then(({ findKept }) => findKept(key))
			.then((kept) => {
				const id = kept?.about
				if (id) setChoice(({ presses: last }) => ({ chosen: id, presses: last + 1 }))
			})
			.catch(() => undefined)
	}, [state])

	return {
		book: choose,
		prepare: () => void loadDialog().catch(() => undefined),
		dialog: listing && (
			// A press asks again for a dialog that could not be fetched.
			<BookingDialog
				key={presses}
				listing={listing}
				onClose={() => choose('')}
				onGiveUp={() => choose('')}
			/>
		),
	}
}
