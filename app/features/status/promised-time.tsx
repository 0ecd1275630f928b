import { useT } from '#app/language/strings.tsx'
import type { StatusView } from '#domain/cases/status.ts'
import { BothTimes } from './both-times.tsx'
import { isMessage } from './is-message.ts'

interface PromisedTimeProps extends Pick<StatusView, 'level' | 'kind'> {
	time: string
}

/** When something comes at the latest. */
export function PromisedTime({ time, level, kind }: PromisedTimeProps) {
	const t = useT('status')
	const words = useT(isMessage(kind) ? 'status-message' : 'status-request')
	return (
		<p className="status-lead">
			{level === 'family' ? words('family.promise') : t('promise.by')} <BothTimes time={time} />
			{t('promise.end')}
		</p>
	)
}
