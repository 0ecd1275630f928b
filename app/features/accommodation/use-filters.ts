import { useAddress } from '#app/components/use-filter-form.ts'
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

export function useFilters() {
	const { params, go } = useAddress()

	/** Filters that are not named go back to `all`. */
	function show({ filters, view, reveal, replace = false }: Shown): void {
		const next = { ...noAccommodationFilters, ...filters }
		go(writeAccommodationFilters(next, view, params), { replace, state: { reveal } })
	}

	return { filters: readAccommodationFilters(params), view: readAccommodationView(params), show }
}
