/** Reminders of missing documents: the switch, those that left, when the next one leaves, or why there is none. */
import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import { type ReactNode, useId } from 'react'
import { type TranslateIn, useLanguage, useT } from '#app/language/strings.tsx'
import { mostReminders } from '#domain/conversations/reminder-times.ts'
import type { CaseAnswer } from '#domain/desk/desk-api.ts'
import { formatMoment } from '#domain/desk/moment.ts'
import { timeZoneOf } from '#domain/desk/time-zones.ts'
import type { Language } from '#domain/language.ts'
import { formatTimeIn } from '#domain/places.ts'

interface PanelProps {
	file: CaseAnswer
	/** Its name as the server has it. */
	country: string | null
	onSwitch: (reminders: 'on' | 'desk') => void
}

/** What comes after those that left. */
function nextOf(
	t: TranslateIn<'desk-case'>,
	language: Language,
	{ file, country }: Pick<PanelProps, 'file' | 'country'>,
): string | null {
	const { reminders, closed_at, country: code } = file.case
	const { sent = [], next_at = null } = file.reminders ?? {}
	if (reminders === 'family') return t('reminders.family')
	if (reminders === 'desk') return t('reminders.off')
	if (closed_at !== null || !file.requests.some(({ state }) => state === 'open'))
		return t('reminders.none')
	if (sent.length >= mostReminders) return t('reminders.done')
	if (next_at !== null) {
		const nth = t(`reminders.nth_${sent.length + 1}`)
		const time = formatMoment(language, next_at)
		const zone = code ? timeZoneOf(code) : undefined
		if (!zone || !country) return t('reminders.nextHere', { nth, time })
		const there = formatTimeIn(language, new Date(next_at), zone)
		return t('reminders.next', { nth, time, there, place: country })
	}
	const isReached = file.ways.some(({ channel, can }) => channel !== 'call' && can)
	return t(isReached ? 'reminders.ended' : 'reminders.noWay')
}

export function RemindersPanel({ file, country, onSwitch }: PanelProps) {
	const t = useT('desk-case')
	const language = useLanguage()
	const id = useId()
	const { reminders, closed_at } = file.case
	if (!file.reminders) return null
	const isWaiting = reminders === 'on' && file.reminders.next_at !== null
	return (
		<section className="case-card reminders-panel" aria-labelledby={id}>
			<header className="case-card-head">
				<h2 id={id}>
					<Bell className="icon" aria-hidden="true" />
					{t('reminders.title')}
				</h2>
				<input
					type="checkbox"
					role="switch"
					className="reminders-switch"
					aria-label={t('reminders.switch')}
					aria-checked={reminders === 'on'}
					checked={reminders === 'on'}
					disabled={reminders === 'family' || closed_at !== null}
					onChange={({ currentTarget }) => onSwitch(currentTarget.checked ? 'on' : 'desk')}
				/>
			</header>
			<ol>
				{file.reminders.sent.map(({ at, channel }, index) => (
					<Line key={at} Icon={CircleCheck}>
						{t(`reminders.sent_${channel}`, {
							nth: t(`reminders.nth_${index + 1}`),
							time: formatMoment(language, at),
						})}
					</Line>
				))}
				<Line Icon={isWaiting ? Clock : BellOff}>{nextOf(t, language, { file, country })}</Line>
			</ol>
		</section>
	)
}

function Line({ Icon, children }: { Icon: typeof Bell; children: ReactNode }) {
	return (
		<li>
			<Icon className="icon" aria-hidden="true" />
			<span>{children}</span>
		</li>
	)
}
