import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { callDesk } from '../call.ts'
import { type CaseAnswer, casePulse } from '../case-parts/desk-api.ts'

/** Who else looks, and whether the case has changed since it was loaded. */
export function useCasePulse(file: CaseAnswer) {
	const [pulse, setPulse] = useState<v.InferOutput<typeof casePulse> | null>(null)
	const { id, version } = file.case
	useEffect(() => {
		const timer = setInterval(async () => {
			if (document.hidden || !navigator.onLine) return
			const answer = await callDesk(`GET /api/desk/cases/${id}/pulse`)
			const parsed = v.safeParse(casePulse, answer.body)
			if (parsed.success) setPulse(parsed.output)
		}, 20_000)
		return () => clearInterval(timer)
	}, [id])
	return {
		viewers: pulse?.viewers ?? file.viewers,
		hasChanged: pulse !== null && pulse.version > version,
	}
}
