/** Changes a plan by going to its new address, and keeps the device's copy, unless the plan came from somebody else. */
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keepPlan, storedPlan } from '#app/device/stored-plan.ts'
import { firstMove } from '#app/start/later.tsx'
import { tidyQuery } from '#domain/plan/plan-query.ts'

export function usePlan(query: string, path: (query: string) => string) {
	const navigate = useNavigate()
	const { search } = useLocation()
	const [arrived, setArrived] = useState(false)
	const changedTo = useRef<string>(undefined)
	// Synchronises with the copy on this device, once for each address: two may lead to the same plan.
	useEffect(() => {
		const stored = storedPlan()
		const isOwn = stored === '' || stored === query || stored === changedTo.current
		// What was typed may have been written otherwise, or refused: the copy follows the plan that came of it. A plan on the way to
		// the next change is not that one.
		if (stored === '' || tidyQuery(new URLSearchParams(search)) === changedTo.current) {
			changedTo.current = query
			if (query !== stored) keepPlan(query)
		}
		setArrived(!isOwn && query !== '')
	}, [query, search])
	// Synchronises with the visitor's first move: the next change finds the rules and the catalogue on the device.
	useEffect(() => {
		void firstMove()
			.then(() => import('./plan-view.ts'))
			.catch(() => undefined)
	}, [])
	return {
		/** It came by a link, and the visitor has another one. */
		arrived,
		/** To be called where a link leads to the changed plan. */
		keep: (changed: string) => {
			if (arrived) return
			changedTo.current = changed
			keepPlan(changed)
		},
		/** Goes there and stays where the page stands. */
		change: (changed: string) => {
			if (!arrived) {
				changedTo.current = changed
				keepPlan(changed)
			}
			void navigate(path(changed), { replace: true, preventScrollReset: true })
		},
		adopt: () => {
			keepPlan(query)
			setArrived(false)
		},
	}
}

export type PlanActions = ReturnType<typeof usePlan>
