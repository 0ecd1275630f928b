/** A published version in the list of all: its number, what became of it, who published it and when. */
import CalendarClock from 'lucide-react/icons/calendar-clock'
import type { ReactNode } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatMoment } from '#domain/desk/moment.ts'
import type { VersionSummary } from '#domain/desk/website-api.ts'
import { formatDate, formatNumber } from '#domain/format.ts'
import { Avatar } from '../../frame/avatar.tsx'

interface RowProps {
	version: VersionSummary
	isCurrent: boolean
	isWaiting: boolean
	by: string
	onWithdraw: () => void
	children: ReactNode
}

export function VersionRow({ version, isCurrent, isWaiting, by, onWithdraw, children }: RowProps) {
	const t = useT('website')
	const language = useLanguage()
	const { number, state, note, restored_from } = version
	return (
		<li className={isCurrent ? 'is-current' : ''}>
			<span className={`web-version-mark ${isCurrent ? 'is-current' : ''}`}>
				{isWaiting ? (
					<CalendarClock className="icon" aria-hidden="true" />
				) : (
					formatNumber(language, number)
				)}
			</span>
			<span className="web-version-words">
				<b>{t('history.version', { number })}</b>
				{isCurrent && <span className="tag tag-ok">{t('history.live')}</span>}
				{isWaiting && (
					<span className="tag tag-info">
						{t('history.dated', { date: formatDate(language, version.live_at) })}
					</span>
				)}
				{version.is_withdrawn && <span className="tag tag-quiet">{t('history.withdrawn')}</span>}
				{version.is_erased && (
					<span className="tag tag-quiet">
						{t(version.has_text ? 'history.erasedPerson' : 'history.erased')}
					</span>
				)}
				{state !== 'shown' && <span className="tag tag-quiet">{t(`history.${state}`)}</span>}
				{note && (
					<span>
						<bdi>{note}</bdi>
					</span>
				)}
				{restored_from !== null && <span>{t('history.restored', { number: restored_from })}</span>}
				<small>
					<Avatar id={version.by} name={by} />
					<span>
						<bdi>{by}</bdi> · {formatMoment(language, version.published_at)} ·{' '}
						{t('history.changes', { count: version.changes })}
					</span>
				</small>
				{isWaiting && (
					<Button variant="line" small onClick={onWithdraw}>
						{t('history.withdraw', { number })}
					</Button>
				)}
			</span>
			{children}
		</li>
	)
}
