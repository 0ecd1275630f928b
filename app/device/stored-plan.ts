/**
 * The visitor's plan on this device: the query of its address, in storage. The head's inline script shows how many entries it has
 * and opens it in place of an empty plan; from then on this module is the one that reads and writes it.
 */
import { useSyncExternalStore } from 'react'
import { countOf } from '#domain/plan/plan-query.ts'

const key = 'plan'
const listeners = new Set<() => void>()
/** Where storage is blocked, the plan lasts as long as the page. */
let unkept: string | undefined

export function storedPlan(): string {
	if (unkept !== undefined) return unkept
	try {
		return localStorage.getItem(key) ?? ''
	} catch {
		return ''
	}
}

export function keepPlan(query: string): void {
	try {
		if (query === '') localStorage.removeItem(key)
		else localStorage.setItem(key, query)
		unkept = undefined
	} catch {
		unkept = query
	}
	const count = countOf(query)
	const { style } = document.documentElement
	if (count === 0) style.removeProperty('--plan')
	else style.setProperty('--plan', `"${count}"`)
	for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener)
	addEventListener('storage', listener)
	return () => {
		listeners.delete(listener)
		removeEventListener('storage', listener)
	}
}

/** The query, empty where there is no plan; undefined before scripts run. */
export function useStoredPlan(): string | undefined {
	return useSyncExternalStore(subscribe, storedPlan, () => undefined)
}
