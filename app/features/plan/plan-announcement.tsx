/** A changed plan is said once, in one sentence, to those who listen. */
import { useEffect, useRef, useState } from 'react'
import { useT } from '#app/language/strings.tsx'
import type { PlanResult } from './plan-view.ts'
import { slackText } from './timing.tsx'

export function PlanAnnouncement({ result }: { result: PlanResult | undefined }) {
	const t = useT('plan')
	const sentence = result
		? t('live', {
				low: result.total.amount.low,
				high: result.total.amount.high,
				currency: t(`inCurrency.${result.total.currency}`),
				way: result.way.chosen
					? t(`ways.name.${result.way.chosen}`)
					: t(`verdict.${result.way.verdict}`),
				colour: t(`colour.${result.dates.colour}`),
				slack: slackText(t, result.dates.slack),
			})
		: ''
	const first = useRef(sentence)
	const [said, setSaid] = useState('')
	// Synchronises with the reader's voice: what the page says when it opens is read with the page.
	useEffect(() => {
		if (first.current === sentence) return
		first.current = ''
		setSaid(sentence)
	}, [sentence])
	return (
		<p role="status" className="sr-only">
			{said}
		</p>
	)
}
