import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { Listing } from '#app/features/accommodation/listing/card.tsx'
import type { FormValues } from '#app/form.ts'
import { LazyStrings } from '#app/strings.tsx'

const loadDialog = () => import('./booking-dialog.tsx')
const BookingDialog = lazy(() => loadDialog().then((module) => ({ default: module.BookingDialog })))

interface Booking {
	book: (id: string) => void
	/** Fetches the dialog before it is needed. */
	prepare: () => void
	dialog: ReactNode
}

/** The booking dialog of a page: nothing until a listing is chosen, then that listing's form. */
export function useBooking(listings: readonly Listing[]): Booking {
	const [chosen, setChosen] = useState<string>()
	const draft = useRef<{ values: FormValues }>({ values: {} })
	const listing = listings.find(({ id }) => id === chosen)
	return {
		book: setChosen,
		prepare: () => void loadDialog(),
		dialog: listing && (
			<Suspense>
				<LazyStrings areas="booking forms">
					<BookingDialog
						listing={listing}
						draft={draft.current}
						onClose={() => setChosen(undefined)}
					/>
				</LazyStrings>
			</Suspense>
		),
	}
}
