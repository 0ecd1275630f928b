/** What a part of the page is made of, fetched when it is needed; should that fail, again when there is a network or the visitor asks. */
import { useEffect, useState } from 'react'
import { loadWholePage } from './recovery.ts'

export function useFetched<Value>(load: () => Promise<Value>) {
	const [value, setValue] = useState<Value>()
	const [isMissing, setMissing] = useState(false)
	const [asked, setAsked] = useState(0)
	// Synchronises with the files of the build.
	useEffect(() => {
		let wanted = true
		const fetchIt = () =>
			load().then(
				(loaded) => {
					if (!wanted) return
					setMissing(false)
					setValue(() => loaded)
				},
				(error: unknown) => {
					console.warn('a part of the page could not be fetched', error)
					if (!wanted) return
					setMissing(true)
					addEventListener('online', fetchIt, { once: true })
					// Asked for by hand, and still not there although the server answers: only the page loaded anew can have it.
					if (asked > 0) void loadWholePage()
				},
			)
		void fetchIt()
		return () => {
			wanted = false
			removeEventListener('online', fetchIt)
		}
	}, [load, asked])
	return { value, isMissing, again: () => setAsked(asked + 1), leave: () => setMissing(false) }
}
