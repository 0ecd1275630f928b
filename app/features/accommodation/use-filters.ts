import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router'
import {
	type AccommodationFilters,
	type AccommodationView,
	noAccommodationFilters,
	readAccommodationFilters,
	readAccommodationView,
	writeAccommodationFilters,
} from '#domain/filters/accommodation.ts'

/** Where the page takes the eye and the focus after a change of view; nowhere while somebody uses the filters. */
export type Reveal = 'list' | 'categories'

export interface Shown {
	filters?: Partial<AccommodationFilters>
	view: AccommodationView
	reveal?: Reveal
	/** For typing: one step back in the history, not one per letter. */
	replace?: boolean
}

/** View and filters live in the address; while it is changing, the address to come is already the truth. */
export function useFilters() {
	const [params] = useSearchParams()
	const { pathname } = useLocation()
	const navigate = useNavigate()
	const coming = useNavigation().location
	const current = coming?.pathname === pathname ? new URLSearchParams(coming.search) : params
	const filters = readAccommodationFilters(current)

	/** Filters that are not named go back to `all`. */
	function show({ filters: chosen, view, reveal, replace = false }: Shown): void {
		const next = { ...noAccommodationFilters, ...chosen }
		const search = writeAccommodationFilters(next, view, current).toString()
		void navigate({ pathname, search }, { replace, preventScrollReset: true, state: { reveal } })
	}

	return { filters, view: readAccommodationView(current), show }
}
