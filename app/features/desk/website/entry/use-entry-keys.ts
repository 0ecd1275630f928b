import { useEffect, useEffectEvent } from 'react'

/** `Ctrl+S` saves now, `Ctrl+Enter` begins to publish; both also while something is typed. */
export function useEntryKeys(save: () => Promise<void>, publish: () => Promise<void>): void {
	const run = useEffectEvent((code: string) => (code === 'KeyS' ? save() : publish()))
	useEffect(() => {
		const keys = (event: KeyboardEvent) => {
			if (!['KeyS', 'Enter'].includes(event.code) || !(event.ctrlKey || event.metaKey)) return
			if (document.querySelector('dialog[open]')) return
			event.preventDefault()
			void run(event.code)
		}
		addEventListener('keydown', keys)
		return () => removeEventListener('keydown', keys)
	}, [])
}
