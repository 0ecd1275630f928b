import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { callDesk } from '../call.ts'

const every = 20_000

/** The latest answer of a call that is made again and again while somebody looks; null until the first, and after the page was loaded again. */
export function usePolled<Schema extends v.GenericSchema>(
	/** Null where this person may not ask. */
	endpoint: string | null,
	schema: Schema,
	loaded: unknown,
): v.InferOutput<Schema> | null {
	const [latest, setLatest] = useState<{ of: unknown; answer: v.InferOutput<Schema> } | null>(null)
	useEffect(() => {
		if (endpoint === null) return
		const timer = setInterval(async () => {
			if (document.hidden || !navigator.onLine) return
			const { body } = await callDesk(endpoint)
			const parsed = v.safeParse(schema, body)
			if (parsed.success) setLatest({ of: loaded, answer: parsed.output })
		}, every)
		return () => clearInterval(timer)
	}, [endpoint, schema, loaded])
	return latest && latest.of === loaded ? latest.answer : null
}
