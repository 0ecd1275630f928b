/**
 * A scene drawn inside the page, so that it arrives with the first byte, bleeds into its section and changes
 * with the theme. The drawing travels in the HTML only: hydration leaves it untouched, and a page reached
 * inside the site fetches it once.
 */
import { use, useEffect, useRef } from 'react'
import { HtmlOnlyContext } from '#app/html-only.ts'

const drawings = import.meta.glob<string>('/art/inline/*.svg', { query: '?raw', import: 'default' })

export function InlineScene({ name, className = '' }: { name: string; className?: string }) {
	const place = useRef<HTMLDivElement>(null)
	const { drawings: drawnOnServer } = use(HtmlOnlyContext)
	const file = `/art/inline/${name}.svg`
	// Synchronises with the drawing's file when the server did not draw it.
	useEffect(() => {
		const element = place.current
		if (element && !element.firstChild)
			void drawings[file]?.().then((drawing) => (element.innerHTML = drawing))
	}, [file])
	return (
		<div
			ref={place}
			className={className}
			aria-hidden="true"
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own.
			dangerouslySetInnerHTML={{ __html: drawnOnServer[file] ?? '' }}
		/>
	)
}
