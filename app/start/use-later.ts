/**
 * Code that only a visitor who does something needs: it is fetched with the first move. Should that fail, it is asked for
 * again when there is a network, or when the visitor needs it.
 */
import { useEffect, useState } from 'react'
import { onFirstMove } from './first-move.ts'
import { loadWholePage } from './recovery.ts'

function createLater<Part>(load: () => Promise<Part>, onLoad: (part: Part) => void) {
	let loading: Promise<Part | undefined> | undefined

	function prepare(): Promise<Part | undefined> {
		loading ??= load().then(
			(part) => {
				onLoad(part)
				return part
			},
			(error: unknown) => {
				console.warn('a part of the page could not be fetched', error)
				loading = undefined
				addEventListener('online', prepare, { once: true })
				return undefined
			},
		)
		return loading
	}

	/** The visitor waits for it. Undefined when it can't be had now; never when the page is on its way to be replaced. */
	async function need(): Promise<Part | undefined> {
		const part = await prepare()
		return part ?? ((await loadWholePage()) ? new Promise(() => undefined) : undefined)
	}
	return { prepare, need }
}

/** `load` is one and the same for the life of the component. */
export function useLater<Part>(load: () => Promise<Part>) {
	const [part, setPart] = useState<Part>()
	const [later] = useState(() => createLater(load, (loaded) => setPart(() => loaded)))
	// Synchronises with the visitor's first move.
	useEffect(() => onFirstMove(() => void later.prepare()), [later])
	return { part, ...later }
}
