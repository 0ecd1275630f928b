/** Fetched with the first move, or when the page has been idle for a while: keeps what was seen for times without a network, and shows a card in such times. */
import './connection.css'
import type { LucideIcon } from 'lucide-react'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import FileText from 'lucide-react/icons/file-text'
import Globe from 'lucide-react/icons/globe'
import Send from 'lucide-react/icons/send'
import WifiOff from 'lucide-react/icons/wifi-off'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useOnline } from '#app/device/use-online.ts'
import { sendWaiting, useKeptForms } from '#app/form/device-forms.ts'
import { reopenKey } from '#app/form/reopen-key.ts'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { useRefusedSwitches } from '#app/page/language-switch.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { RefusedForm, UnsentApplication, WaitingForms } from './form-cards.tsx'
import { onFetched, tellWorker } from './tell-worker.ts'

export function Connection() {
	const { pathname } = useLocation()
	const language = useLanguage()
	// Synchronises with the service worker, which does not see moves inside the site.
	useEffect(() => {
		const tell = () => void tellWorker(pathname, language)
		tell()
		return onFetched(tell)
	}, [pathname, language])
	return (
		<>
			{/* Whoever installs the site has had its page first: neither this nor its picture is part of a first visit. */}
			<link rel="manifest" href={`/${language}.webmanifest`} />
			<Note />
		</>
	)
}

/** Seconds at first, then ever longer, at most five minutes. */
const pauseAfter = (tries: number) => Math.min(5000 * 2 ** tries, 5 * 60 * 1000)

/** What waits is tried until nothing is left. */
function useSending(count: number): void {
	// Synchronises with the network: it is back, so what waits leaves.
	useEffect(() => {
		if (count === 0) return
		let isOver = false
		let timer: ReturnType<typeof setTimeout> | undefined
		const send = async (tries: number) => {
			await sendWaiting()
			if (!isOver) timer = setTimeout(send, pauseAfter(tries), tries + 1)
		}
		void send(0)
		return () => {
			isOver = true
			clearTimeout(timer)
		}
	}, [count])
}

interface CardProps {
	key: string
	Icon: LucideIcon
	words: ReactNode
}

/** One card at a time, the most pressing: whoever has something waiting knows that there is no network. */
function useCard(): CardProps | undefined {
	const t = useT('offline')
	const online = useOnline()
	const { pathname, state } = useLocation()
	const switches = useRefusedSwitches()
	const kept = useKeptForms()
	const waiting = kept.filter((one) => one.state === 'waiting')
	const refused = kept.find((one) => one.state === 'refused' && one.id !== reopenKey(state))
	// Only the application is kept on the device before anybody agreed; it was sent, and nobody has answered.
	const unanswered = kept.find((one) => one.state === 'sending' && one.page !== pathname)
	useSending(online ? waiting.length : 0)
	if (switches > 0)
		return { key: `language-${switches}`, Icon: Globe, words: <p>{t('language')}</p> }
	if (refused)
		return { key: refused.id, Icon: CircleAlert, words: <RefusedForm refused={refused} /> }
	if (waiting.length > 0) {
		const words = <WaitingForms waiting={waiting} online={online} />
		return { key: `waiting-${waiting.length}`, Icon: Send, words }
	}
	if (unanswered) {
		const words = <UnsentApplication page={unanswered.page} />
		return { key: 'application', Icon: FileText, words }
	}
	return online ? undefined : { key: 'offline', Icon: WifiOff, words: <p>{t('note')}</p> }
}

function Note() {
	const card = useCard()
	return (
		<div role="status" className="connection-note">
			{card && <Card {...card} key={card.key} />}
		</div>
	)
}

/** Can be put away; it comes back when there is something new to say. */
function Card({ Icon, words }: Omit<CardProps, 'key'>) {
	const t = useT('common')
	const [shown, setShown] = useState(true)
	if (!shown) return null
	return (
		<div className="connection-card">
			<Icon className={`icon ${Icon === Send ? 'flip' : ''}`} aria-hidden="true" />
			{words}
			<IconButton icon={X} label={t('close')} onClick={() => setShown(false)} />
		</div>
	)
}
