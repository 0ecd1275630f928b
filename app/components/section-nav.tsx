/** The sections of a long page as a row of links that stays in sight and marks where the reader is. */
import { useEffect, useRef, useState } from 'react'

interface SectionNavProps {
	label: string
	sections: readonly { id: string; label: string }[]
}

export function SectionNav({ label, sections }: SectionNavProps) {
	const [current, setCurrent] = useState('')
	const row = useRef<HTMLUListElement>(null)
	const ids = sections.map(({ id }) => id).join(' ')

	// Synchronises with scrolling: the last section whose head has passed under the row is the current one.
	useEffect(() => {
		let waiting = 0
		const look = () => {
			waiting = 0
			const line = (row.current?.getBoundingClientRect().bottom ?? 0) + 48
			const passed = ids.split(' ').filter((id) => {
				const section = document.getElementById(id)
				return section && section.getBoundingClientRect().top < line
			})
			setCurrent(passed.at(-1) ?? '')
		}
		const onScroll = () => {
			waiting ||= requestAnimationFrame(look)
		}
		look()
		addEventListener('scroll', onScroll, { passive: true })
		return () => {
			cancelAnimationFrame(waiting)
			removeEventListener('scroll', onScroll)
		}
	}, [ids])

	// Synchronises the row's own scrolling with the current section; the page itself must not move.
	useEffect(() => {
		const list = row.current
		const link = list?.querySelector<HTMLElement>(`[href="#${current}"]`)
		if (!list || !link) return
		const middle = link.offsetLeft + link.offsetWidth / 2 - list.clientWidth / 2
		list.scrollTo({ left: middle })
	}, [current])

	return (
		<nav className="section-nav" aria-label={label}>
			<ul ref={row} className="wrap">
				{sections.map((section) => (
					<li key={section.id}>
						<a href={`#${section.id}`} aria-current={section.id === current ? 'true' : undefined}>
							{section.label}
						</a>
					</li>
				))}
			</ul>
		</nav>
	)
}
