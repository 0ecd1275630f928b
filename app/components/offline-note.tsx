import Check from 'lucide-react/icons/check'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useEffect, useRef, useState } from 'react'
import { useOnline } from '#app/device/use-online.ts'
import type { SendState } from '#app/form/form-types.ts'
import { useT } from '#app/language/strings.tsx'
import { dismissWarnings } from '#app/notices/notices.ts'
import { Button } from '../ui/button.tsx'

/**
 * Shown above a form's button while there is no connection, before anybody types or presses in vain. What was sent in vain
 * all the same can wait on this device, if the visitor agrees.
 */
export function OfflineNote({
	sendState: { unsent, kept = false, keep },
	missing,
}: {
	sendState: Partial<Pick<SendState, 'unsent' | 'kept' | 'keep'>>
	/** What a press needs could not be fetched, in the words of the page. */
	missing?: string | undefined
}) {
	const t = useT('forms')
	const online = useOnline()
	const [isBlocked, setBlocked] = useState(false)

	const note = useRef<HTMLDivElement>(null)
	const isUnsent = unsent !== undefined

	// Synchronises with the scroll position: the offer is scrolled into view, not covered by the failure notice.
	useEffect(() => {
		if (isUnsent) note.current?.scrollIntoView({ block: 'end' })
	}, [isUnsent])

	async function agree(): Promise<void> {
		const isKept = await keep?.().catch(() => false)
		setBlocked(!isKept)
		if (isKept) dismissWarnings()
	}

	const isBack = online && unsent?.wasOffline
	const isShown = !online || isUnsent || kept || missing !== undefined
	const Icon = kept ? Check : WifiOff
	return (
		<div
			ref={note}
			role="status"
			data-offer={isUnsent ? '' : undefined}
			className={isShown ? 'form-note' : 'sr-only'}
		>
			{isShown && <Icon className="icon" aria-hidden="true" />}
			<div className="grid justify-items-start gap-2">
				{!unsent && !kept && (missing ?? !online) && <p>{missing ?? t('offline')}</p>}
				{!unsent && kept && <p>{t('unsent.kept')}</p>}
				{unsent && (
					<>
						<p className="font-semibold">{isBack ? t('unsent.back') : t('unsent.title')}</p>
						{!isBack && <p>{isBlocked ? t('unsent.blocked') : t('unsent.text')}</p>}
						{isBack ? (
							<Button type="submit" variant="line" small>
								{t('unsent.now')}
							</Button>
						) : (
							!isBlocked && (
								<Button variant="line" small onClick={agree}>
									{t('unsent.agree')}
								</Button>
							)
						)}
					</>
				)}
			</div>
		</div>
	)
}
