/** Approved messages that WhatsApp refuses: nobody sends one until a manager says that it is approved. */
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import type { WhatsappReport } from '#domain/desk/manager-api.ts'
import { formatMoment } from '#domain/desk/moment.ts'
import { isLanguage } from '#domain/language.ts'
import { DeskError } from '../desk-error.tsx'
import { useSend } from '../use-send.ts'

type Refused = WhatsappReport['refused'][number]

interface ListProps {
	refused: readonly Refused[]
	onChange: () => void
}

export function RefusedTemplates({ refused, onChange }: ListProps) {
	const t = useT('desk-manager')
	if (refused.length === 0) return null
	return (
		<>
			<h3>{t('whatsapp.refused')}</h3>
			<ul className="desk-rows">
				{refused.map((one) => (
					<RefusedRow key={`${one.name} ${one.language}`} one={one} onDone={onChange} />
				))}
			</ul>
		</>
	)
}

function RefusedRow({ one, onDone }: { one: Refused; onDone: () => void }) {
	const t = useT('desk-manager')
	const language = useLanguage()
	const { send, answer, isBusy } = useSend(`allow ${one.name} ${one.language}`)

	async function allow() {
		const path = `POST /api/desk/overview/templates/${one.name}`
		const given = await send(path, { language: one.language })
		if (given?.error === null) onDone()
	}

	return (
		<li className="failing-row">
			<div>
				<b>
					<bdi dir="ltr">{one.name}</bdi>
				</b>
				{isLanguage(one.language) && ` · ${t(`whatsapp.in_${one.language}`)}`}
				<small>
					{t('whatsapp.refusedSince', { at: formatMoment(language, one.since), code: one.code })}
				</small>
				<DeskError answer={answer} />
			</div>
			<Button
				variant="line"
				small
				disabled={isBusy}
				aria-label={t('whatsapp.allowOf', { name: one.name })}
				onClick={() => void allow()}
				busyLabel={isBusy && t('whatsapp.allow')}
			>
				{t('whatsapp.allow')}
			</Button>
		</li>
	)
}
