/**
 * The filters of a list are a form, and its fields the parameters of the address. The address is the truth, and while it is changing,
 * the address to come. Typing replaces it (one entry in the history, not one per letter); choosing adds to it.
 */
import { type FormEvent, useEffect, useRef } from 'react'
import {
	useLocation,
	useNavigate,
	useNavigation,
	useNavigationType,
	useSearchParams,
} from 'react-router'
import { prepareSearch } from '#domain/filters/params.ts'

/** Browsers refuse more than some three changes of the address per second. */
const typingPause = 250

export function useAddress() {
	const [params] = useSearchParams()
	const { pathname } = useLocation()
	const navigate = useNavigate()
	const coming = useNavigation().location
	return {
		params: coming?.pathname === pathname ? new URLSearchParams(coming.search) : params,
		go(next: URLSearchParams, options: { replace: boolean; state?: unknown }): void {
			void navigate({ pathname, search: next.toString() }, { preventScrollReset: true, ...options })
		},
	}
}

/** `show` takes the fields into the address. */
export function useFilterForm(show: (fields: URLSearchParams, replace: boolean) => void) {
	const { pathname, search, key } = useLocation()
	const isMoved = useNavigationType() === 'POP'
	const form = useRef<HTMLFormElement>(null)
	const box = useRef<HTMLInputElement>(null)
	const timer = useRef<number>(undefined)
	const shown = useRef(key)

	function stop(): void {
		clearTimeout(timer.current)
		timer.current = undefined
	}

	function apply(replace: boolean): void {
		stop()
		const fields = new URLSearchParams()
		for (const [name, value] of new FormData(form.current ?? undefined))
			fields.set(name, String(value))
		show(fields, replace)
	}

	// Synchronises the search box with an address that changed elsewhere: filters that were cleared, or a step back.
	useEffect(() => {
		if (shown.current === key) return
		shown.current = key
		const isTyping = timer.current !== undefined || box.current === document.activeElement
		if (box.current && (isMoved || !isTyping))
			box.current.value = new URLSearchParams(search).get('search') ?? ''
	}, [key, search, isMoved])
	// Synchronises with the clock: a list that leaves the screen no longer writes its address.
	useEffect(() => () => clearTimeout(timer.current), [])

	return {
		/** After a choice. */
		choose: () => apply(false),
		/** The next search begins with nothing. */
		clearSearch(): void {
			stop()
			if (!box.current) return
			box.current.value = ''
			box.current.focus({ preventScroll: true })
		},
		formProps: {
			ref: form,
			method: 'get',
			action: pathname,
			onSubmit(event: FormEvent): void {
				event.preventDefault()
				apply(false)
			},
		},
		searchProps: {
			ref: box,
			type: 'search',
			name: 'search',
			dir: 'auto',
			autoComplete: 'off',
			enterKeyHint: 'search',
			defaultValue: new URLSearchParams(search).get('search') ?? '',
			onInput(): void {
				stop()
				timer.current = window.setTimeout(() => apply(true), typingPause)
			},
			onFocus: prepareSearch,
		},
	} as const
}
export type FilterForm = ReturnType<typeof useFilterForm>
