/**
 * What was typed into a form stays in this tab until it is sent or cleared, whatever comes between: a link, the way back, a page
 * loaded anew. `app/inline/start.js` writes it down, from the first key on; here it is put back.
 */
import { type RefObject, useEffect } from 'react'

const keyHere = () => `typed:${location.pathname}`

/** By form, what was typed on this page before. */
export function readTyped(): string | null {
	try {
		return sessionStorage.getItem(keyHere())
	} catch {
		return null
	}
}

/** It was sent, or is kept elsewhere from now on. */
export function forgetTyped(form: HTMLFormElement): void {
	window.rihlaHeld?.forget(form)
}

export function useFormMemory(form: RefObject<HTMLFormElement | null>): void {
	// Synchronises with what was typed in this tab: put back when the form appears, taken along when it goes.
	useEffect(() => {
		const element = form.current
		if (!element) return
		const { pathname } = location
		const typed = readTyped()
		if (typed)
			void import('#app/offline/restore-typed.ts')
				.then(({ restoreTyped }) => restoreTyped(element, typed))
				.catch(() => undefined)
		return () => window.rihlaHeld?.keep(element, pathname)
	}, [form])
}
