import { useSearchParams } from 'react-router'

/** What the address asks of a list; the language of the page is no part of that. */
export function useListQuery(): URLSearchParams {
	const asked = new URLSearchParams(useSearchParams()[0])
	asked.delete('lang')
	return asked
}
