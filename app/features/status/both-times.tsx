import { useEffect, useState } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { formatMoment } from '#domain/desk/moment.ts'
import { formatVisitorMoment } from '#domain/visitor-time.ts'

/** A moment by Malaysia's clock, and by the visitor's own once the browser has said which that is: both by name. */
export function BothTimes({ time }: { time: string }) {
	const t = useT('status')
	const language = useLanguage()
	const [own, setOwn] = useState<string>()
	// Synchronises with the visitor's clock, which the server can't know.
	useEffect(() => setOwn(formatVisitorMoment(language, time)), [language, time])
	return (
		<>
			<b>{formatMoment(language, time)}</b> {t('promise.there')}
			{own && (
				<>
					{t('promise.or')} <b>{own}</b> {t('promise.here')}
				</>
			)}
		</>
	)
}
