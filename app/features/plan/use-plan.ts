/** Changes a plan by going to its new address, and keeps the device's copy, unless the plan came from somebody else. */
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { keepPlan, storedPlan } from '#app/plan-copy.ts'

export function usePlan(query: string, path: (query: string) => string) {
	const navigate = useNavigate()
	const [arrived, setArrived] = useState(false)
	// Synchronises with the copy on this device, once for each plan that is shown.
	useEffect(() => {
		const stored = storedPlan()
		if (stored === '' && query !== '') keepPlan(query)
		setArrived(stored !== '' && query !== '' && stored !== query)
	}, [query])
	return {
		/** It came by a link, and the visitor has another one. */
		arrived,
		/** To be called where a link leads to the changed plan. */
		keep: (changed: string) => {
			if (!arrived) keepPlan(changed)
		},
		/** Goes there and stays where the page stands. */
		change: (changed: string) => {
			if (!arrived) keepPlan(changed)
			void navigate(path(changed), { replace: true, preventScrollReset: true })
		},
		adopt: () => {
			keepPlan(query)
			setArrived(false)
		},
	}
}

export type PlanActions = ReturnType<typeof usePlan>
