/** Loaded long after the page: keeps what was seen for times without a network, and says so in such times. */
import './connection.css'
import { CircleAlert, FileText, Globe, Send, WifiOff, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { LazyStrings } from '#app/components/lazy-part.tsx'
import { useOnline } from '#app/device/use-online.ts'
import { useKeptForms } from '#app/form/kept-forms.ts'
import type { FormRecord } from '#app/form/record.ts'
import { reopenKey } from '#app/form/reopen-key.ts'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { useRefusedSwitches } from '#app/page/language-switch.ts'
import { RefusedForm } from './refused-form.tsx'
import { tellWorker } from './tell-worker.ts'
import { UnsentApplication } from './unsent-application.tsx'
import { useSending, WaitingForms } from './waiting-forms.tsx'

const strings = ['offline'] as const

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
			<LazyStrings areas={strings} silent>
				<Note />
			</LazyStrings>
		</>
	)
}

/** One card at a time, the most pressing: whoever has something waiting knows that there is no network. */
function Note() {
	const online = useOnline()
	const kept = useKeptForms()
	const waiting = kept.filter(({ state }) => state === 'waiting')
	useSending(waiting.length, online)
	return (
		<div role="status" className="connection-note">
			{useCard(kept, waiting, online)}
		</div>
	)
}

function useCard(kept: FormRecord[], waiting: FormRecord[], online: boolean): ReactNode {
	const t = useT('offline')
	const { pathname, state } = useLocation()
	const switches = useRefusedSwitches()
	const refused = kept.find((one) => one.state === 'refused' && one.id !== reopenKey(state))
	// Only the application is kept on the device before anybody agreed; it was sent, and nobody has answered.
	const unanswered = kept.find((one) => one.state === 'sending' && one.page !== pathname)
	if (switches > 0)
		return (
			<Card key={`language-${switches}`} icon={<Globe className="icon" aria-hidden="true" />}>
				<p>{t('language')}</p>
			</Card>
		)
	if (refused)
		return (
			<Card key={refused.id} icon={<CircleAlert className="icon" aria-hidden="true" />}>
				<RefusedForm refused={refused} />
			</Card>
		)
	if (waiting.length > 0)
		return (
			<Card
				key={`waiting-${waiting.length}`}
				icon={<Send className="icon flip" aria-hidden="true" />}
			>
				<WaitingForms waiting={waiting} online={online} />
			</Card>
		)
	if (unanswered)
		return (
			<Card key="application" icon={<FileText className="icon" aria-hidden="true" />}>
				<UnsentApplication page={unanswered.page} />
			</Card>
		)
	if (online) return null
	return (
		<Card key="offline" icon={<WifiOff className="icon" aria-hidden="true" />}>
			<p>{t('note')}</p>
		</Card>
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
