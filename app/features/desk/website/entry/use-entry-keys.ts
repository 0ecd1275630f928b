import { useEffectEvent, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import type { Section } from '#domain/website/sections.ts'
import { useShortcuts } from '../../frame/shortcuts.tsx'
import { focusSection } from './focus-field.ts'

/** `Ctrl+S` saves now, `Ctrl+Enter` begins to publish; both also while something is typed. */
export function useEntryKeys(save: () => Promise<void>, publish: () => Promise<void>): void {
	const run = useEffectEvent((code: string) => (code === 'KeyS' ? save() : publish()))
	// Before anybody sees the page, as all keys of the desk.
	useLayoutEffect(() => {
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

interface Sections {
	sections: readonly Section[]
	/** The one that is open. */
	section: Section | undefined
	open: (name: string) => void
	isOn: boolean
}

/** `[` and `]` go to the section before and after. */
export function useSectionKeys({ sections, section, open, isOn }: Sections): void {
	function step(by: number) {
		const at = sections.findIndex(({ name }) => name === section?.name)
		const next = sections[at + by]
		if (!next) return
		// Drawn at once: a Tab right after it comes to the section's first field.
		flushSync(() => open(next.name))
		focusSection()
	}
	useShortcuts({ BracketLeft: () => step(-1), BracketRight: () => step(1) }, isOn)
}
