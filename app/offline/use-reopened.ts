import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import type { FormErrors } from '#domain/forms/errors.ts'
import type { Reopened } from './reopen.ts'
import { reopenKey } from './reopen-key.ts'

const loadReopen = () => import('./reopen.ts')

/** Fills in what the server could not accept, shows why, and lets go of it when it was sent. */
export function useReopened(
	form: RefObject<HTMLFormElement | null>,
	show: (form: HTMLFormElement, errors: FormErrors) => void,
) {
	const state: unknown = useLocation().state
	const reopened = useRef<Reopened>(undefined)
	const onFound = useEffectEvent(show)

	// Synchronises with what waits on this device.
	useEffect(() => {
		const element = form.current
		const key = reopenKey(state)
		if (!key || !element) return
		let wanted = true
		const open = async () => {
			const found = await (await loadReopen()).reopen(element, key)
			if (!found || !wanted) return
			reopened.current = found
			onFound(element, found.errors)
		}
		// Without its script it stays where it is, on this device.
		void open().catch(() => undefined)
		return () => {
			wanted = false
		}
	}, [form, state])

	return {
		async settle(element: HTMLFormElement): Promise<void> {
			const done = reopened.current
			reopened.current = undefined
			if (done) await (await loadReopen()).settle(element, done)
		},
	}
}
