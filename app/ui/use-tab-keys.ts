/** The keys of a row of tabs: arrows follow what is seen, Home and End go to the ends, Tab leaves. */
import type { KeyboardEvent } from 'react'
import { useLanguage } from '#app/language/strings.tsx'
import { directionOf } from '#domain/language.ts'

/** For the row itself. `onMove`: what happens to a tab beyond getting the focus. */
export function useTabKeys(onMove?: (tab: HTMLElement) => void) {
	const towardsRight = directionOf(useLanguage()) === 'ltr' ? 1 : -1
	return (event: KeyboardEvent<HTMLElement>): void => {
		const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
		const at = tabs.findIndex((tab) => tab.matches(':focus'))
		const next = {
			ArrowRight: at + towardsRight,
			ArrowLeft: at - towardsRight,
			Home: 0,
			End: tabs.length - 1,
		}[event.key]
		const tab = next === undefined ? undefined : tabs.at(next % tabs.length)
		if (!tab) return
		event.preventDefault()
		tab.focus()
		onMove?.(tab)
	}
}
