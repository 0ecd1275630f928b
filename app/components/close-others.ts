import type { SyntheticEvent } from 'react'

/**
 * Closes the other questions of a group where the browser does not do it by their common `name`: Safari before 17.2 and Firefox
 * before 130.
 */
export function closeOthers({ currentTarget: opened }: SyntheticEvent<HTMLDetailsElement>): void {
	if (!opened.open || 'name' in HTMLDetailsElement.prototype) return
	const group = opened.getAttribute('name')
	for (const other of document.querySelectorAll<HTMLDetailsElement>('details[name][open]')) {
		if (other !== opened && other.getAttribute('name') === group) other.open = false
	}
}
