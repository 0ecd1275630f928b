import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import type { OwnSession } from '#domain/desk/account-api.ts'
import { deviceName } from '#domain/desk/device.ts'
import { formatMoment } from '#domain/desk/moment.ts'
import { DeskError } from '../desk-error.tsx'
import { useSend } from '../use-send.ts'
import { Section } from './section.tsx'

export function SessionsSection({
	sessions,
	onChange,
}: {
	sessions: OwnSession[]
	onChange: () => void
}) {
	const t = useT('desk-account')
	const language = useLanguage()
	const { send, answer } = useSend('sessions')

	async function end(id: string) {
		const given = await send(`DELETE /api/desk/me/sessions/${id}`)
		if (given?.error === null) onChange()
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
