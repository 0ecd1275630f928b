/** One case of the list; on phones a card. */
import Plus from 'lucide-react/icons/plus'
import { Link } from 'react-router'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { stagesOf } from '#domain/cases/stages.ts'
import type { Colleague, ListedCase } from '#domain/desk/desk-api.ts'
import { formatDate } from '#domain/format.ts'
import { shortRegion } from '#domain/places.ts'
import { Clock } from '../case-parts/clock.tsx'
import { actorName, eventText } from '../case-parts/event-text.ts'
import { KindStar } from '../case-parts/kind-star.tsx'
import { WaitingBadge } from '../case-parts/waiting-badge.tsx'
import { Avatar } from '../frame/avatar.tsx'
import { ChannelMark } from './channel-mark.tsx'

interface RowProps {
	row: ListedCase
	now: number
	colleagues: readonly Colleague[]
	/** Names of countries as the server knows them. */
	regions: Readonly<Record<string, string>>
	isSelected: boolean
	onSelect: (id: string, isSelected: boolean) => void
	onTake: (id: string) => void
}

export function CaseRow(props: RowProps) {
	const { row, now, colleagues, regions, isSelected, onSelect, onTake } = props
	const t = useT('desk-inbox')
	const words = useT('desk-cases')
	const language = useLanguage()
	const country = row.country && (regions[row.country] ?? shortRegion(language, row.country))
	const colleague = colleagues.find(({ id }) => id === row.assignee_id)
	return (
		<li className={`case-row ${isSelected ? 'is-selected' : ''} ${row.unread ? 'is-unread' : ''}`}>
			<input
				type="checkbox"
				className="case-check"
				checked={isSelected}
				aria-label={t('row.select', { name: row.name })}
				onChange={({ currentTarget }) => onSelect(row.id, currentTarget.checked)}
			/>
			<Clock row={row} language={language} now={now} />
			<div className="who">
				<Link to={`/desk/cases/${row.id}`} className="case-open" data-case={row.id}>
					{row.unread && (
						<i className="unread">
							<span className="sr-only">{t('row.unread')}</span>
						</i>
					)}
					<bdi>{row.name}</bdi>
					{row.news > 1 && <em className="case-news">{t('row.news', { n: row.news })}</em>}
				</Link>
				<span title={country ?? undefined}>
					<bdi dir="ltr">{row.reference}</bdi>
					{country && ` · ${country}`}
				</span>
				{row.erasure_due_at && (
					<div className="mt-1">
						<span className="tag tag-bad">
							{t('row.erasure', { date: formatDate(language, row.erasure_due_at) })}
						</span>
					</div>
				)}
			</div>
			<div className="what">
				<KindStar kind={row.kind} />
				<div>
					<b>
						{words(`kind.${row.kind}`)}
						{row.subject && (
							<>
								{': '}
								<bdi>{row.subject}</bdi>
							</>
						)}
					</b>
					<span>
						<Last row={row} colleagues={colleagues} />
					</span>
				</div>
			</div>
			<Stage row={row} />
			<span className="wait">
				<WaitingBadge on={row.waiting_on} />
			</span>
			{colleague ? (
				<span className="assignee" title={colleague.name}>
					<Avatar id={colleague.id} name={colleague.name} />
					<span className="sr-only">{t('row.assignee', { name: colleague.name })}</span>
				</span>
			) : (
				<button
					type="button"
					className="assignee"
					aria-label={t('row.take', { name: row.name })}
					title={t('row.take', { name: row.name })}
					onClick={() => onTake(row.id)}
				>
					<span className="avatar avatar-none">
						<Plus className="icon" aria-hidden="true" />
					</span>
				</button>
			)}
		</li>
	)
}

/** The applicant's own words while nothing has happened; what happened last, since. */
function Last({ row, colleagues }: { row: ListedCase; colleagues: readonly Colleague[] }) {
	const words = useT('desk-cases')
	const language = useLanguage()
	const { last } = row
	if (row.outcome) return words(`outcome.${row.outcome}`)
	if (!last || last.type === 'received')
		return <bdi>{row.first_words ?? row.next_action ?? ''}</bdi>
	return (
		<>
			<ChannelMark channel={last.data.channel} />
			<bdi>{actorName(words, last.actor, colleagues)}</bdi>
			{': '}
			{last.excerpt ? <bdi>{last.excerpt}</bdi> : eventText(words, last, colleagues, language)}
		</>
	)
}

function Stage({ row }: { row: ListedCase }) {
	const t = useT('desk-inbox')
	const words = useT('desk-cases')
	const stages = stagesOf(row.kind)
	const at = stages.indexOf(row.stage)
	return (
		<div className="stg">
			<span className="mini" aria-hidden="true">
				{stages.map((code, index) => (
					<i key={code} className={index < at ? 'd' : index === at ? 'n' : ''} />
				))}
			</span>
			<span>{words(`stage.${row.stage}`)}</span>
			<span className="sr-only">{t('row.stageOf', { n: at + 1, all: stages.length })}</span>
		</div>
	)
}
