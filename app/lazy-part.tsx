/**
 * A part that is fetched on first use. `React.lazy` would take the whole page down when the connection is gone, and
 * with it everything typed; this part stays away instead, and is asked for again when there is a network, or the next time
 * it is needed.
 */
import { type ComponentType, useEffect, useState } from 'react'

export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
	let loaded: ComponentType<Props> | undefined

	function LazyPart(props: Props) {
		const [, redraw] = useState(0)
		// Synchronises with the file that holds the part.
		useEffect(() => {
			if (loaded) return
			let wanted = true
			const fetchPart = () =>
				load().then(
					(part) => {
						loaded = part
						if (wanted) redraw(1)
					},
					(error: unknown) => {
						console.warn('a part of the page could not be fetched', error)
						if (wanted) addEventListener('online', fetchPart, { once: true })
					},
				)
			void fetchPart()
			return () => {
				wanted = false
				removeEventListener('online', fetchPart)
			}
		}, [])
		const Part = loaded
		return Part ? <Part {...props} /> : null
	}
	return LazyPart
}
