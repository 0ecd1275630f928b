import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { Reveal } from './use-filters.ts'

function revealOf(state: unknown): unknown {
	return typeof state === 'object' && state !== null && 'reveal' in state ? state.reveal : undefined
}

/** Takes the eye and the focus to a part of the page when a button elsewhere on it asked for that part. */
export function useReveal<Element extends HTMLElement>(part: Reveal): RefObject<Element | null> {
	const element = useRef<Element>(null)
	const { key, state } = useLocation()
	const pressed = useNavigationType() === 'PUSH'
	const last = useRef(key)
	// Synchronises with the browser's scroll and focus; a step back or a change of language leaves both alone.
	useEffect(() => {
		if (last.current === key) return
		last.current = key
		if (!pressed || revealOf(state) !== part) return
		element.current?.focus({ preventScroll: true })
		element.current?.scrollIntoView({ block: 'start' })
	}, [key, state, part, pressed])
	return element
}
