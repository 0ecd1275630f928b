/**
 * The application was sent and the network was gone. Everything is in the draft; with the visitor's word it is sent again, as long
 * as this page is open, when the network is back.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Sending } from '#app/components/offline-note.tsx'
import { useOnline } from '#app/connection.ts'

/** A network that is back in name only is tried again. */
const pause = 10_000

export function useLostConnection(sending: boolean, sendAgain: () => void) {
	const online = useOnline()
	const [lost, setLost] = useState<{ wasOffline: boolean }>()
	const [agreed, setAgreed] = useState(false)
	const tries = useRef(0)
	const onBack = useEffectEvent(sendAgain)

	// Synchronises with the network: it is back, so what was agreed to is sent.
	useEffect(() => {
		if (!online) tries.current = 0
		if (!online || !agreed || sending) return
		const timer = setTimeout(onBack, tries.current === 0 ? 0 : pause)
		tries.current += 1
		return () => clearTimeout(timer)
	}, [online, agreed, sending])

	const keep = async () => {
		tries.current = 0
		setAgreed(true)
		return true
	}
	const news: Sending = {
		kind: 'application',
		unsent: lost && !agreed ? { ...lost, keep } : undefined,
		kept: agreed,
	}
	return {
		news,
		/** True when the visitor has agreed to further tries. */
		lose(): boolean {
			setLost({ wasOffline: !navigator.onLine })
			return agreed
		},
		/** It was answered, or is being changed. */
		forget(): void {
			setLost(undefined)
			setAgreed(false)
		},
	}
}
