/** Loaded long after the page: keeps what was seen for times without a network, and says so in such times. */
import '../styles/connection.css'
import { Send, WifiOff, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useOnline } from '../connection.ts'
import { LazyStrings, useLanguage, useT } from '../strings.tsx'
import { useWaiting } from './outbox.ts'
import { WaitingForms } from './waiting-forms.tsx'
import { tellWorker } from './worker-door.ts'

export function Connection() {
	const { pathname } = useLocation()
	const language = useLanguage()
	// Synchronises with the service worker, which does not see moves inside the site.
	useEffect(() => {
		void tellWorker(pathname, language)
	}, [pathname, language])
	return (
		<>
			{/* Whoever installs the site has had its page first: neither this nor its picture is part of a first visit. */}
			<link rel="manifest" href={`/${language}.webmanifest`} />
			<LazyStrings areas="offline">
				<Note />
			</LazyStrings>
		</>
	)
}

/** One card at a time: whoever has something waiting knows that there is no network. */
function Note() {
	const t = useT('offline')
	const online = useOnline()
	const waiting = useWaiting()
	const kind = waiting.length > 0 ? 'waiting' : online ? 'none' : 'offline'
	return (
		<div role="status" className="connection-note">
			{kind === 'waiting' && (
				<Card key={waiting.length} icon={<Send className="icon flip" aria-hidden="true" />}>
					<WaitingForms waiting={waiting} online={online} />
				</Card>
			)}
			{kind === 'offline' && (
				<Card icon={<WifiOff className="icon" aria-hidden="true" />}>
					<p>{t('note')}</p>
				</Card>
			)}
		</div>
	)
}

/** Can be put away; it comes back when there is something new to say. */
function Card({ icon, children }: { icon: ReactNode; children: ReactNode }) {
	const common = useT('common')
	const [shown, setShown] = useState(true)
	return (
		<div className={shown ? 'connection-card' : 'hidden'}>
			{icon}
			{children}
			<button
				type="button"
				className="icon-btn"
				aria-label={common('close')}
				onClick={() => setShown(false)}
			>
				<X className="icon" aria-hidden="true" />
			</button>
		</div>
	)
}
