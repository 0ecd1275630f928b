import { useState } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { deviceName } from '#domain/desk/device.ts'
import { formatMoment } from '#domain/desk/moment.ts'
import type { DeskAnswer } from '../call.ts'
import { useDeskCall } from '../confirm.tsx'
import { DeskError } from '../desk-error.tsx'
import { Section } from './section.tsx'

export interface OwnSession {
	id: string
	device: string
	last_seen_at: string
	own: boolean
}

export function SessionsSection({
	sessions,
	onChange,
}: {
	sessions: OwnSession[]
	onChange: () => void
}) {
	const t = useT('desk-account')
	const language = useLanguage()
	const call = useDeskCall()
	const [answer, setAnswer] = useState<DeskAnswer | null>(null)

	async function end(id: string) {
		const given = await call(`DELETE /api/desk/me/sessions/${id}`)
		setAnswer(given)
		if (!given.error) onChange()
	}

	return (
		<Section title={t('sessions.title')} text={t('sessions.text')}>
			<DeskError answer={answer} />
			<ul className="desk-rows">
				{sessions.map(({ id, device, last_seen_at, own }) => (
					<li key={id}>
						<div>
							<bdi dir="ltr">{deviceName(device) ?? t('sessions.unknown')}</bdi>
							<small>
								{own
									? t('sessions.own')
									: t('sessions.seen', { time: formatMoment(language, last_seen_at) })}
							</small>
						</div>
						{!own && (
							<Button variant="line" small onClick={() => end(id)}>
								{t('sessions.end')}
							</Button>
						)}
					</li>
				))}
			</ul>
		</Section>
	)
}
