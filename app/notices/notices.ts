/**
 * Notices (toasts). They are kept as keys of the `notices` strings, not as sentences,
 * so that an open notice changes language with the page.
 */
import { useSyncExternalStore } from 'react'
import type { Text } from '#domain/language.ts'
import type { StringKeys } from '#generated/string-keys.ts'

export type NoticeKey = StringKeys['notices']

export interface Notice {
	id: number
	tone: 'success' | 'danger'
	title: NoticeKey
	text?: NoticeKey
	/** A value may itself be a text in both languages, such as the name of an accommodation. */
	values?: Record<string, string | number | Text>
	/** A cross instead of the warning sign. */
	cross?: boolean
	/** Shown on a line of its own, so that the visitor can quote it. */
	reference?: string | undefined
	/** Where it can be followed, when nothing else on the page says so. */
	statusAddress?: string | undefined
}

const visibleAtMost = 3
let notices: Notice[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: Notice[]): void {
	notices = next
	for (const listener of listeners) listener()
}

export function notify(notice: Omit<Notice, 'id'>): void {
	lastId += 1
	change([...notices, { ...notice, id: lastId }].slice(-visibleAtMost))
}

export function dismiss(id: number): void {
	change(notices.filter((notice) => notice.id !== id))
}

/** What was wrong is put right: its warnings leave before they cover what comes next. */
export function dismissWarnings(): void {
	change(notices.filter(({ tone }) => tone !== 'danger'))
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener)
	return () => listeners.delete(listener)
}

const none: Notice[] = []

export function useNotices(): Notice[] {
	return useSyncExternalStore(
		subscribe,
		() => notices,
		() => none,
	)
}

let host: HTMLElement | undefined

/** While a modal dialog is open, notices are drawn inside it: everything else is inert. Returns how to end that. */
export function showNoticesIn(element: HTMLElement): () => void {
	host = element
	for (const listener of listeners) listener()
	return () => {
		if (host === element) host = undefined
		for (const listener of listeners) listener()
	}
}

export function useNoticeHost(): HTMLElement | undefined {
	return useSyncExternalStore(
		subscribe,
		() => host,
		() => undefined,
	)
}
