import { useEffect, useState } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { StatusView } from '#domain/cases/status.ts'
import { formatMoment } from '#domain/desk/moment.ts'
import { formatVisitorMoment } from '#domain/visitor-time.ts'
import { isMessage } from './is-message.ts'

interface PromisedTimeProps extends Pick<StatusView, 'level' | 'kind'> {
	time: string
}

/** When something comes at the latest: by Malaysia's clock, and by the visitor's own once the browser has said which that is. */
export function PromisedTime({ time, level, kind }: PromisedTimeProps) {
	const t = useT('status')
	const words = useT(isMessage(kind) ? 'status-message' : 'status-request')
	const language = useLanguage()
	const [own, setOwn] = useState<string>()
	// Synchronises with the visitor's clock, which the server can't know.
	useEffect(() => setOwn(formatVisitorMoment(language, time)), [language, time])
	return (
		<p className="status-lead">
			{level === 'family' ? words('family.promise') : t('promise.by')}{' '}
			<b>{formatMoment(language, time)}</b> {t('promise.there')}
			{own && (
				<>
					{t('promise.or')} <b>{own}</b> {t('promise.here')}
				</>
			)}
			{t('promise.end')}
		</p>
	)
}
