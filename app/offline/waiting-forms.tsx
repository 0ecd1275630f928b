/** What waits on this device: it leaves by itself when the network is back, at once on a press, or is deleted. */
import { useEffect, useState } from 'react'
import { useT } from '../strings.tsx'
import { Button } from '../ui/button.tsx'
import { discard, sendWaiting } from './outbox.ts'
import { pauseAfter, type Waiting } from './outbox-rules.ts'

/** Tries until nothing is left to send; returns how to stop. */
function keepSending(): () => void {
	let tries = 0
	let timer: ReturnType<typeof setTimeout> | undefined
	let wanted = true
	const attempt = async () => {
		await sendWaiting()
		if (wanted) timer = setTimeout(attempt, pauseAfter(tries))
		tries += 1
	}
	void attempt()
	return () => {
		wanted = false
		clearTimeout(timer)
	}
}

export function WaitingForms({ waiting, online }: { waiting: Waiting[]; online: boolean }) {
	const t = useT('offline')
	const [asking, setAsking] = useState(false)
	const toSend = waiting.filter(({ refused }) => !refused).length
	// Synchronises with the network: it is back, so what waits leaves.
	useEffect(() => (online && toSend > 0 ? keepSending() : undefined), [online, toSend])

	const deleteAll = async () => {
		for (const { key } of waiting) await discard(key)
	}
	return (
		<div className="grid">
			<p className="font-semibold">
				{toSend > 0 ? t('waiting.title', { count: toSend }) : t('waiting.refused')}
			</p>
			{toSend > 0 && <p className="text-muted">{t('waiting.text')}</p>}
			<div className="-ms-3.5 flex flex-wrap items-center gap-x-2">
				{asking ? (
					<>
						<span className="ms-3.5">{t('waiting.confirm')}</span>
						<Button variant="quiet" small onClick={deleteAll}>
							{t('waiting.yes')}
						</Button>
						<Button variant="quiet" small onClick={() => setAsking(false)}>
							{t('waiting.no')}
						</Button>
					</>
				) : (
					<>
						{online && toSend > 0 && (
							<Button variant="quiet" small onClick={() => sendWaiting()}>
								{t('waiting.send')}
							</Button>
						)}
						<Button variant="quiet" small onClick={() => setAsking(true)}>
							{t('waiting.discard')}
						</Button>
					</>
				)}
			</div>
		</div>
	)
}
