/** What waits on this device: it leaves by itself when the network is back, at once on a press, or is deleted. */
import { useEffect } from 'react'
import { discard, sendWaiting } from '#app/form/kept-forms.ts'
import type { FormRecord } from '#app/form/record.ts'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { DeleteButton } from './delete-button.tsx'

/** Seconds at first, then ever longer, at most five minutes. */
function pauseAfter(tries: number): number {
	return Math.min(5000 * 2 ** tries, 5 * 60 * 1000)
}

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

export function useSending(count: number, online: boolean): void {
	// Synchronises with the network: it is back, so what waits leaves.
	useEffect(() => (online && count > 0 ? keepSending() : undefined), [online, count])
}

export function WaitingForms({ waiting, online }: { waiting: FormRecord[]; online: boolean }) {
	const t = useT('offline')
	const deleteAll = async () => {
		for (const { id } of waiting) await discard(id)
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
