import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const arrivals = ['wentBack', 'renamed'] as const

/** What led to this page from another one of the desk; nothing where it was loaded again, though the browser still keeps it. */
export function useArrival(): (typeof arrivals)[number] | null {
	const { state } = useLocation()
	const type = useNavigationType()
	const [arrival] = useState(() =>
		type === 'POP' ? null : (arrivals.find((one) => one === state) ?? null),
	)
	return arrival
}
