/** The floating button. The panel and all it needs are loaded when it is first opened, and stay while the visitor moves on. */
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { InlineScene } from '#app/components/inline-scene.tsx'
import { onOpenChat } from '#app/components/open-chat.ts'
import { useT } from '#app/language/strings.tsx'
import { lazyPart, useOnFirstMove } from '#app/start/later.tsx'

const ChatPanel = lazyPart(async () => (await import('./chat-panel.tsx')).ChatPanel, {
	areas: ['chat', 'assistant'],
})

/** On a wide screen the button has a corner of its own. */
const loadStepAside = async () =>
	matchMedia('(max-width: 640px)').matches ? (await import('./step-aside.ts')).stepAside : null

/** Where the panel is as wide as the screen: `chat.css`. */
const coversThePage = '(max-width: 480px)'

export function Chat() {
	const t = useT('common')
	const button = useRef<HTMLButtonElement>(null)
	const [open, setOpen] = useState(false)
	const [wanted, setWanted] = useState(false)
	/** Where the focus was when a page asked for the chat; it goes back there. */
	const opener = useRef<Element>(null)

	const show = () => {
		setWanted(true)
		setOpen(true)
	}
	const close = () => {
		setOpen(false)
		const { current } = opener
		opener.current = null
		const back = current?.isConnected && current instanceof HTMLElement ? current : button.current
		back?.focus()
	}
	function giveUp() {
		close()
		setWanted(false)
	}
	/** On a phone a followed link would open its page under the panel. */
	const follow = () => {
		if (matchMedia(coversThePage).matches) setOpen(false)
	}
	// Synchronises with the keyboard, wherever the focus is: a followed link moves it to the page. What stands above
	// the chat (a menu, a list, a modal dialog) has the key first, so the window hears it last.
	useEffect(() => {
		if (!open) return
		const closeOnEscape = (event: KeyboardEvent) => {
			if (event.key !== 'Escape' || event.defaultPrevented) return
			if (!document.querySelector('dialog:modal')) close()
		}
		window.addEventListener('keydown', closeOnEscape)
		return () => window.removeEventListener('keydown', closeOnEscape)
	})
	const { part: stepAside, prepare } = useOnFirstMove(loadStepAside)
	// Synchronises with the clock: a page that is only looked at shows its buttons too, once it has come to rest.
	useEffect(() => {
		const soon = setTimeout(prepare, 2000)
		return () => clearTimeout(soon)
	}, [prepare])
	// Synchronises with where the page was moved to: on a phone the button must not lie on what is to be pressed.
	useEffect(() => (button.current ? stepAside?.(button.current) : undefined), [stepAside])
	// Synchronises with pages that ask for the chat.
	useEffect(
		() =>
			onOpenChat(() => {
				opener.current = document.activeElement
				setWanted(true)
				setOpen(true)
			}),
		[],
	)

	return (
		<>
			{wanted && <ChatPanel open={open} onClose={close} onFollow={follow} onGiveUp={giveUp} />}
			<button
				ref={button}
				type="button"
				className="chat-button needs-scripts"
				aria-label={open ? t('chat.close') : t('chat.open')}
				aria-expanded={open}
				onClick={open ? close : show}
			>
				{open ? (
					<X className="size-7 text-on-gold" aria-hidden="true" />
				) : (
					<InlineScene name="wanderbot" className="pal-duha size-[54px]" />
				)}
			</button>
		</>
	)
}
