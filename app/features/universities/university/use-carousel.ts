/**
 * A row of slides that turns in a circle. Until the part that turns it has arrived (7 KB, fetched with the visitor's
 * first move) the row scrolls and snaps by itself, so a finger can move it from the first moment.
 */
import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useRef, useState } from 'react'
import { firstMove } from '#app/start/later.tsx'
import type { Direction } from '#domain/language.ts'

/** Whether the visitor asked the system for less motion: then slides change without sliding. */
function prefersStill(): boolean {
	return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** A finger may be moving the row right now: what it shows is known when a slide fills it again. */
async function atRest(element: HTMLElement): Promise<void> {
	const between = () => Math.abs(element.scrollLeft) % element.clientWidth
	while (between() > 1 && element.clientWidth - between() > 1)
		await new Promise((resolve) => setTimeout(resolve, 100))
}

export function useCarousel(count: number, direction: Direction) {
	const row = useRef<HTMLDivElement>(null)
	const [embla, setEmbla] = useState<EmblaCarouselType>()
	const [selected, setSelected] = useState(0)
	/** Known to the next carousel when the language changes and this one goes. */
	const lastSelected = useRef(0)
	const select = (position: number) => {
		lastSelected.current = position
		setSelected(position)
	}

	// Synchronises with the carousel, which a finger can turn too.
	// biome-ignore lint/correctness/useExhaustiveDependencies: `select` only writes.
	useEffect(() => {
		if (count < 2) return
		let wanted = true
		let made: EmblaCarouselType | undefined
		const make = async () => {
			await firstMove()
			if (!wanted) return
			const { default: create } = await import('embla-carousel')
			const element = row.current
			if (element) await atRest(element)
			if (!wanted || !element) return
			const scrolledTo = Math.round(Math.abs(element.scrollLeft) / element.clientWidth)
			const startIndex = scrolledTo || lastSelected.current
			element.scrollLeft = 0
			made = create(element, { loop: true, direction, startIndex })
			const turning = made
			turning.on('select', () => select(turning.selectedScrollSnap()))
			select(startIndex)
			setEmbla(turning)
		}
		void make()
		return () => {
			wanted = false
			made?.destroy()
			setEmbla(undefined)
		}
	}, [count, direction])

	const show = (position: number, still = prefersStill()) => {
		if (embla) embla.scrollTo(position, still)
		else row.current?.children[0]?.children[position]?.scrollIntoView({ block: 'nearest' })
		select(position)
	}
	return {
		row,
		/** Whether it turns in a circle yet; before that it scrolls. */
		turning: embla !== undefined,
		selected,
		show,
		move: (by: number) => show((selected + by + count) % count),
	}
}
