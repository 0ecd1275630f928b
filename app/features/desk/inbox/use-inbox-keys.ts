/** The keys of the list. The row with the focus is the one that they speak of. */
import { useShortcuts } from '../frame/shortcuts.tsx'

interface Keys {
	isOn: boolean
	selected: ReadonlySet<string>
	select: (id: string, isSelected: boolean) => void
	open: (to: string) => void
	/** Gives the selected cases, or this one, to the person at the keyboard. */
	take: (id: string | undefined) => void
}

export function useInboxKeys({ isOn, selected, select, open, take }: Keys): void {
	const links = () => [...document.querySelectorAll<HTMLElement>('.case-open')]
	const current = () =>
		document.activeElement?.closest('li')?.querySelector<HTMLElement>('.case-open')
	const move = (by: number) => {
		const all = links()
		const here = current()
		const at = here ? all.indexOf(here) : by > 0 ? -1 : all.length
		all[Math.min(all.length - 1, Math.max(0, at + by))]?.focus()
	}
	const openAt = (part: string) => {
		const id = current()?.dataset.case
		if (id) open(`/desk/cases/${id}#${part}`)
	}
	useShortcuts(
		{
			KeyJ: () => move(1),
			KeyK: () => move(-1),
			KeyX: () => {
				const id = current()?.dataset.case
				if (id) select(id, !selected.has(id))
			},
			KeyA: () => {
				const id = current()?.dataset.case
				if (id && selected.size === 0) select(id, true)
				requestAnimationFrame(() => document.querySelector<HTMLElement>('#bulk-assign')?.click())
			},
			KeyI: () => take(current()?.dataset.case),
			KeyS: () => openAt('stage'),
			KeyR: () => openAt('reply'),
			KeyN: () => openAt('note'),
			KeyD: () => openAt('documents'),
		},
		isOn,
	)
}
