/** The stages with their dates, what was promised, and what comes next. */
import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { stageOf } from '#domain/cases/stages.ts'
import type { CaseAnswer } from '#domain/desk/desk-api.ts'
import { formatMoment } from '#domain/desk/moment.ts'
import { formatDate } from '#domain/format.ts'
import { Clock } from '../case-parts/clock.tsx'
import { WaitingBadge } from '../case-parts/waiting-badge.tsx'

interface TimelineProps {
	file: CaseAnswer
	now: number
	onMove: (stage: string) => void
	onEdit: () => void
}

export function StageTimeline({ file, now, onMove, onEdit }: TimelineProps) {
	const t = useT('desk-case')
	const words = useT('desk-cases')
	const language = useLanguage()
	const { case: row, stages } = file
	const at = stages.findIndex(({ code }) => code === row.stage)
	const next = row.closed_at ? undefined : stages[at + 1]
	/** How long a stage that is still to come usually takes. */
	const usual = (code: string) => {
		const days = stageOf(row.kind, code)?.expectedDays
		return days && t('stages.within', { count: days })
	}
	const promise =
		row.due_kind &&
		row.due_at &&
		t(`stages.${row.due_kind}`, { date: formatMoment(language, row.due_at) })
	return (
		<section className="case-card case-stages" aria-label={t('stages.title')}>
			<p className="case-where" aria-hidden="true">
				<b>{words(`stage.${row.stage}`)}</b>
				{t('stages.stepOf', { n: at + 1, all: stages.length })}
			</p>
			<ol>
				{stages.map(({ code, at: time }, index) => (
					<li
						key={code}
						className={index < at ? 'd' : index === at ? 'n' : ''}
						aria-current={index === at ? 'step' : undefined}
					>
						<span className="star" aria-hidden="true">
							{index < at ? <Check className="icon" /> : index + 1}
						</span>
						<b>{words(`stage.${code}`)}</b>
						<span>{index <= at ? time && formatDate(language, time) : usual(code)}</span>
					</li>
				))}
			</ol>
			<div className="case-next">
				<Clock
					row={row}
					language={language}
					now={now}
					promise={row.clock_at === row.due_at ? promise : null}
				/>
				{promise && row.clock_at !== row.due_at && <p className="desk-muted">{promise}</p>}
				<p className="case-turn">
					{row.outcome ? (
						<span className="tag tag-quiet">{words(`outcome.${row.outcome}`)}</span>
					) : (
						<WaitingBadge on={row.waiting_on} />
					)}
					<span className={row.next_action ? '' : 'desk-muted'}>
						<bdi>{row.next_action ?? t('stages.noNext')}</bdi>
						{row.next_at &&
							row.next_at !== row.clock_at &&
							` · ${formatMoment(language, row.next_at)}`}
					</span>
				</p>
				{row.emgs_percent !== null && (
					<p>
						{t('field.emgs_percent')}: <bdi dir="ltr">{row.emgs_percent}%</bdi>
					</p>
				)}
				<div className="desk-actions">
					{next && (
						<Button variant="brand" onClick={() => onMove(next.code)}>
							{t('stages.move', { stage: words(`stage.${next.code}`) })}
						</Button>
					)}
					<Button
						variant="line"
						aria-label={t('stages.edit')}
						title={t('stages.edit')}
						onClick={onEdit}
					>
						<Pencil className="icon" aria-hidden="true" />
					</Button>
				</div>
			</div>
		</section>
	)
}
