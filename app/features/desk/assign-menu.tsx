/**
 * Whose case it is, chosen from a list of its own: arrows only move in it, and nothing is given to anybody before Enter or a press.
 * The browser's own list would choose with the first arrow.
 */
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useT } from '#app/language/strings.tsx'
import { useMenu } from '#app/ui/use-menu.ts'
import type { Colleague } from '#domain/desk/desk-api.ts'
import { hasRight } from '#domain/desk/roles.ts'
import { useDesk } from './frame/desk-context.ts'

interface MenuProps {
	id: string
	/** The name of the list. */
	label: string
	/** What the button shows and is called. */
	children: ReactNode
	colleagues: readonly Colleague[]
	chosen?: string | null
	onChoose: (id: string | null) => void
}

export function AssignMenu({ id, label, children, colleagues, chosen, onChoose }: MenuProps) {
	const t = useT('desk')
	const { person } = useDesk()
	const panel = useId()
	const box = useRef<HTMLDivElement>(null)
	const [open, setOpen] = useMenu(box)
	const others = colleagues.filter((one) => one.id !== person.id && hasRight(one.role, 'cases'))
	const rows = [
		{ id: person.id, name: t('assign.me', { name: person.name }) },
		...others,
		{ id: null, name: t('assign.nobody') },
	]
	const options = () => [...(box.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]

	function toggle() {
		setOpen(!open)
		if (!open) requestAnimationFrame(() => options()[0]?.focus())
	}
	function move(event: KeyboardEvent) {
		const all = options()
		const here = document.activeElement
		const at = here instanceof HTMLElement ? all.indexOf(here) : -1
		const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
		if (to === undefined || at < 0) return
		event.preventDefault()
		all[(to + all.length) % all.length]?.focus()
	}
	return (
		<div ref={box} className="assign">
			<button
				id={id}
				type="button"
				className="desk-select"
				aria-haspopup="listbox"
				aria-expanded={open}
				aria-controls={panel}
				onClick={toggle}
			>
				{children}
				<ChevronDown className="icon" aria-hidden="true" />
			</button>
			<div
				id={panel}
				role="listbox"
				tabIndex={-1}
				aria-label={label}
				className="menu-panel assign-panel"
				hidden={!open}
				onKeyDown={move}
			>
				{rows.map((row) => (
					<button
						key={row.id ?? ''}
						type="button"
						role="option"
						aria-selected={chosen !== undefined && row.id === chosen}
						onClick={() => {
							setOpen(false)
							box.current?.querySelector('button')?.focus()
							onChoose(row.id)
						}}
					>
						<bdi>{row.name}</bdi>
					</button>
				))}
			</div>
		</div>
	)
}
