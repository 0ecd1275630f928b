/** Loaded long after the page: keeps what was seen for times without a network, and says so in such times. */
import '../styles/connection.css'
import { WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useOnline } from '../connection.ts'
import { LazyStrings, useLanguage, useT } from '../strings.tsx'
import { WaitingNote } from './waiting-note.tsx'
import { tellWorker } from './worker-door.ts'

export function Connection() {
	const { pathname } = useLocation()
	const language = useLanguage()
	// Synchronises with the service worker, which does not see moves inside the site.
	useEffect(() => {
		void tellWorker(pathname, language)
	}, [pathname, language])
	return (
		<LazyStrings areas="offline">
			<Note />
		</LazyStrings>
	)
}

function Note() {
	const t = useT('offline')
	const online = useOnline()
	return (
		<div role="status" className="connection-note">
			<WaitingNote />
			{!online && (
				<p className="connection-card">
					<WifiOff className="icon" aria-hidden="true" />
					{t('note')}
				</p>
			)}
		</div>
	)
}
