/**
 * The filters of the list: what the visitor has chosen, at once, and the same in the address a moment later.
 * Typing replaces the address (one entry in the history, not one per letter); choosing adds to it.
 */
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import {
	readUniversityFilters,
	type UniversityFilters,
	writeUniversityFilters,
} from '#domain/filters/universities.ts'

const typingPause = 250
/** Marks our own changes of the address: they follow the fields, so the fields need not follow them. */
const written = { written: true }

function isOwn(state: unknown): boolean {
	return typeof state === 'object' && state !== null && 'written' in state
}

export function useFilters() {
	const { pathname, search: query, key, state } = useLocation()
	const movedInHistory = useNavigationType() === 'POP'
	const navigate = useNavigate()
	const [filters, setFilters] = useState(() => readUniversityFilters(new URLSearchParams(query)))
	const [seen, setSeen] = useState(key)
	const timer = useRef<number>(undefined)

	if (key !== seen) {
		setSeen(key)
		if (movedInHistory || !isOwn(state))
			setFilters(readUniversityFilters(new URLSearchParams(query)))
	}

	const write = (next: UniversityFilters, replace: boolean) => {
		clearTimeout(timer.current)
		const current = new URLSearchParams(query)
		const params = writeUniversityFilters(next, current)
		if (params.toString() === current.toString()) return
		void navigate(
			{ pathname, search: params.toString() },
			{ replace, preventScrollReset: true, state: written },
		)
	}

	// Synchronises with the clock: a list that leaves the screen no longer writes its address.
	useEffect(() => () => clearTimeout(timer.current), [])

	return {
		filters,
		type(search: string) {
			const next = { ...filters, search }
			setFilters(next)
			clearTimeout(timer.current)
			timer.current = window.setTimeout(() => write(next, true), typingPause)
		},
		choose(choice: Partial<UniversityFilters>) {
			const next = { ...filters, ...choice }
			setFilters(next)
			write(next, false)
		},
		apply: () => write(filters, false),
	}
}
