/**
 * A scene drawn inside the page, so that it arrives with the first byte, bleeds into its section and changes
 * with the theme. The drawing travels in the HTML only: hydration leaves it untouched, and a page reached
 * inside the site fetches it once. One at the foot of a page (`far`) is fetched when the visitor comes near.
 */
import { use, useEffect, useRef } from 'react'
import { HtmlOnlyContext } from '#app/page/html-only.ts'

const drawings = import.meta.glob<string>('/app/drawings/*.svg', {
	query: '?raw',
	import: 'default',
})

interface InlineSceneProps {
	name: string
	className?: string
	far?: boolean
}

/** Calls back once the element is within a screen of being seen. Returns how to stop waiting. */
function whenNear(element: Element, call: () => void): () => void {
	const observer = new IntersectionObserver(
		([entry]) => {
			if (!entry?.isIntersecting) return
			observer.disconnect()
			call()
		},
		{ rootMargin: '100%' },
	)
	observer.observe(element)
	return () => observer.disconnect()
}

export function InlineScene({ name, className = '', far = false }: InlineSceneProps) {
	const place = useRef<HTMLDivElement>(null)
	const { drawings: drawnOnServer } = use(HtmlOnlyContext)
	const file = `/app/drawings/${name}.svg`
	// Synchronises with the drawing's file when the server did not draw it.
	useEffect(() => {
		const element = place.current
		if (!element || element.firstChild) return
		const draw = () => void drawings[file]?.().then((drawing) => (element.innerHTML = drawing))
		// Its section is watched, not the place itself: before it is drawn it has no height, and what has none never comes near.
		if (far) return whenNear(element.closest('section') ?? element, draw)
		draw()
	}, [file, far])
	return (
		<div
			ref={place}
			className={className}
			aria-hidden="true"
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own.
			dangerouslySetInnerHTML={{ __html: (!far && drawnOnServer[file]) || '' }}
		/>
	)
}
