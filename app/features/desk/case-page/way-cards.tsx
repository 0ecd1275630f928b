/** By which way a message goes: a card each, with the reason under one that is closed. */
import Mail from 'lucide-react/icons/mail'
import MailX from 'lucide-react/icons/mail-x'
import Phone from 'lucide-react/icons/phone'
import { useId } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { mayTryAnyway, type Way, type WayChannel } from '#domain/conversations/ways.ts'
import { formatRecent } from '#domain/desk/recent.ts'
import { WhatsAppIcon } from '../case-parts/whatsapp-icon.ts'

/** Where the day of free answers is over, approved messages may still leave. */
export const mayChoose = (way: Way) =>
	way.can || mayTryAnyway(way) || way.reason === 'window_closed'

interface CardsProps {
	ways: readonly Way[]
	chosen: WayChannel
	onChoose: (channel: WayChannel) => void
	now: number
}

export function WayCards({ ways, chosen, onChoose, now }: CardsProps) {
	const t = useT('desk-case')
	const id = useId()
	return (
		<div className="ways" role="radiogroup" aria-label={t('ways.label')}>
			{ways.map((way) => {
				const { channel } = way
				return (
					<label key={channel} className={way.can ? undefined : 'is-closed'}>
						<input
							type="radio"
							name={`${id}-way`}
							value={channel}
							checked={channel === chosen}
							disabled={!mayChoose(way)}
							aria-labelledby={`${id}-${channel}`}
							aria-describedby={`${id}-${channel}-why`}
							onChange={() => onChoose(channel)}
						/>
						<WayIcon way={way} />
						<b id={`${id}-${channel}`}>{t(`ways.${channel}`)}</b>
						<span id={`${id}-${channel}-why`}>
							<WayWords way={way} now={now} />
						</span>
					</label>
				)
			})}
		</div>
	)
}

function WayIcon({ way: { channel, can } }: { way: Way }) {
	if (channel === 'whatsapp') return <WhatsAppIcon className="icon" aria-hidden="true" />
	if (channel === 'call') return <Phone className="icon" aria-hidden="true" />
	const Icon = can ? Mail : MailX
	return <Icon className="icon" aria-hidden="true" />
}

function WayWords({ way: { channel, reason, at }, now }: { way: Way; now: number }) {
	const t = useT('desk-case')
	const language = useLanguage()
	const time = at === null ? '' : formatRecent(language, at, now)
	if (reason === null) return t(`ways.open_${channel}`, { time })
	if (reason === 'window_closed' && at === null) return t('ways.neverOpened')
	return t(`ways.reason.${reason}`, { time })
}
