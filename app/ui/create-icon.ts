/** Every icon of the library is drawn by this instead of its own wrapper: `scripts/lean/icons.ts`. */
import { createElement, type SVGProps } from 'react'

export function createIcon(markup: string) {
	const drawing = { __html: markup }
	return (props: SVGProps<SVGSVGElement>) =>
		createElement('svg', {
			width: 24,
			height: 24,
			viewBox: '0 0 24 24',
			fill: 'none',
			stroke: 'currentColor',
			strokeWidth: 2,
			strokeLinecap: 'round',
			strokeLinejoin: 'round',
			'aria-hidden': true,
			...props,
			dangerouslySetInnerHTML: drawing,
		})
}
