/** The desk's keys. They go by their place on the keyboard, so that an Arabic layout has them too; fields keep theirs. */
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { tinykeys } from 'tinykeys'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { Modal } from '#app/ui/modal.tsx'

export type Keys = Readonly<Record<string, () => void>>

const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable]'

/** Keys of what is typed, and those that a dialog holds, are not the desk's. */
function isTaken(event: KeyboardEvent): boolean {
	if (event.isComposing || event.defaultPrevented) return true
	if (document.querySelector('dialog[open]')) return true
	return event.target instanceof Element && event.target.closest(fields) !== null
}

export function useShortcuts(keys: Keys, isOn: boolean): void {
	const current = useRef(keys)
	// Synchronises with the keyboard before anybody sees the page: later, a key that is pressed at its sight would be lost.
	useLayoutEffect(() => {
		current.current = keys
	})
	const names = Object.keys(keys).join(' ')
	useLayoutEffect(() => {
		if (!isOn) return
		const bound = names.split(' ').map((name) => [
			name,
			(event: KeyboardEvent) => {
				event.preventDefault()
				current.current[name]?.()
			},
		])
		return tinykeys(window, Object.fromEntries(bound), { ignore: isTaken })
	}, [names, isOn])
}

const list = [
	['J', 'next'],
	['K', 'previous'],
	['Enter', 'open'],
	['X', 'select'],
	['A', 'assign'],
	['I', 'mine'],
	['U', 'unread'],
	['S', 'stage'],
	['R', 'reply'],
	['N', 'note'],
	['D', 'documents'],
	['/', 'search'],
	['Ctrl + Enter', 'send'],
	['Esc', 'leave'],
	['?', 'help'],
] as const

const places: Readonly<Record<string, string>> = Object.fromEntries(
	list.map(([key, name]) => [name, key]),
)

/** What the bar at the foot shows: only keys that do something on the screen above it. */
const bars = {
	list: [['next', 'previous'], ['open'], ['select'], ['assign'], ['mine'], ['reply'], ['search']],
	case: [
		['next', 'previous'],
		['reply'],
		['note'],
		['documents'],
		['stage'],
		['assign'],
		['mine'],
		['search'],
	],
	page: [['search']],
} as const

function barOf(pathname: string) {
	if (pathname === '/desk') return bars.list
	return pathname.startsWith('/desk/cases/') ? bars.case : bars.page
}

/** Leaves a field by its Escape, so that the next key is the desk's again. */
function useLeaveField(isOn: boolean): void {
	useEffect(() => {
		if (!isOn) return
		const leave = (event: KeyboardEvent) => {
			if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
			const { activeElement } = document
			if (document.querySelector('dialog[open]') || !(activeElement instanceof HTMLElement)) return
			if (activeElement.matches(fields)) activeElement.blur()
		}
		addEventListener('keydown', leave)
		return () => removeEventListener('keydown', leave)
	}, [isOn])
}

/** Search and help work on every screen of the desk. */
export function FrameShortcuts({ isOn }: { isOn: boolean }) {
	const t = useT('desk')
	const { pathname } = useLocation()
	const [open, setOpen] = useState(false)
	const dialog = useRef<HTMLDialogElement>(null)
	const title = useId()
	useLeaveField(isOn)
	useShortcuts(
		{
			Slash: () => document.querySelector<HTMLElement>('.desk-find input')?.focus(),
			'Shift+Slash': () => setOpen(true),
		},
		isOn,
	)
	return (
		<>
			{isOn && (
				<footer className="desk-keys">
					{barOf(pathname).map((names) => (
						<span key={names[0]}>
							{names.map((name) => (
								<kbd key={name}>{places[name]}</kbd>
							))}
							{t(`keys.${names.length > 1 ? 'move' : names[0]}`)}
						</span>
					))}
					<button type="button" onClick={() => setOpen(true)}>
						<kbd>{'?'}</kbd>
						{t('keys.help')}
					</button>
				</footer>
			)}
			{open && (
				<Modal
					dialog={dialog}
					labelledBy={title}
					className="desk-dialog"
					onClose={() => setOpen(false)}
				>
					<h2 id={title}>{t('keys.title')}</h2>
					<p className="desk-muted">{t('keys.hint')}</p>
					<dl className="desk-key-list">
						{list.map(([key, name]) => (
							<div key={name}>
								<dt>
									<kbd>{key}</kbd>
								</dt>
								<dd>{t(`keys.${name}`)}</dd>
							</div>
						))}
					</dl>
					<Button variant="line" data-first-focus onClick={() => dialog.current?.close()}>
						{t('keys.close')}
					</Button>
				</Modal>
			)}
		</>
	)
}
