/**
 * Brings the page and its address together. Without a network the empty plan's copy stands in for every plan: it is drawn, and then
 * works out the one in the address. Where the address says none, the page shows the one of this device, and its address follows.
 */
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { storedPlan } from '#app/device/stored-plan.ts'
import { tidyQuery } from '#domain/plan/plan-query.ts'

export function useShownPlan(query: string, path: (query: string) => string): void {
	const { search } = useLocation()
	const { revalidate } = useRevalidator()
	const navigate = useNavigate()
	const asked = tidyQuery(new URLSearchParams(search))
	const tried = useRef<string>(undefined)
	// Synchronises with the address, which only the device knows when the page is a copy.
	useEffect(() => {
		if (query !== '' && asked === '')
			void navigate(path(query), { replace: true, preventScrollReset: true })
		if (query !== '' || tried.current === asked) return
		tried.current = asked
		if (asked !== '' || storedPlan() !== '') void revalidate()
	}, [query, asked, revalidate, navigate, path])
}
