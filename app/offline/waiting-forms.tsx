/** What waits on this device: it leaves by itself when the network is back, at once on a press, or is deleted. */
import { useEffect } from 'react'
import { useT } from '../strings.tsx'
import { Button } from '../ui/button.tsx'
import { DeleteButton } from './delete-button.tsx'
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

export function useSending(waiting: Waiting[], online: boolean): void {
	const toSend = waiting.filter(({ errors }) => !errors).length
	// Synchronises with the network: it is back, so what waits leaves.
	useEffect(() => (online && toSend > 0 ? keepSending() : undefined), [online, toSend])
}

export function WaitingForms({ waiting, online }: { waiting: Waiting[]; online: boolean }) {
	const t = useT('offline')
	const deleteAll = async () => {
		for (const { key } of waiting) await discard(key)
	}
	return (
		<div className="grid">
			<p className="font-semibold">{t('waiting.title', { count: waiting.length })}</p>
			<p className="text-muted">{t('waiting.text')}</p>
			<DeleteButton label={t('waiting.discard')} onDelete={deleteAll}>
				{online && (
					<Button variant="line" small onClick={() => sendWaiting()}>
						{t('waiting.send')}
					</Button>
				)}
			</DeleteButton>
		</div>
	)
}
