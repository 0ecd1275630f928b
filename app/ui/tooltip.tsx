/** A short label beside a control: after 700 ms, or at once while another one was just open (within 300 ms). */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

const openDelay = 700
const skipDelay = 300
let lastClosed = 0

export function Tooltip({
	text,
	children,
}: {
	text: string
	children: (describedBy: string | undefined) => ReactNode
}) {
	const id = useId()
	const [open, setOpen] = useState(false)
	const timer = useRef<number>(undefined)

	const show = (wait: number) => {
		clearTimeout(timer.current)
		timer.current = window.setTimeout(
			() => setOpen(true),
			Date.now() - lastClosed < skipDelay ? 0 : wait,
		)
	}
	const hide = () => {
		clearTimeout(timer.current)
		if (open) lastClosed = Date.now()
		setOpen(false)
	}
	// Synchronises with the clock: a control that leaves the page leaves no timer behind.
	useEffect(() => () => clearTimeout(timer.current), [])

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only watches; the control inside is the interactive one.
		<span
			className="relative inline-grid"
			onPointerEnter={(event) => event.pointerType === 'mouse' && show(openDelay)}
			onPointerLeave={hide}
			onPointerDown={hide}
			onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
			onBlur={hide}
			onKeyDown={(event) => event.key === 'Escape' && hide()}
		>
			{children(open ? id : undefined)}
			{open && (
				<span role="tooltip" id={id} className="tooltip">
					{text}
				</span>
			)}
		</span>
	)
}
