/** Whose case it is: reference, the applicant's own time, who works on it, WhatsApp and call. */
import { ArrowLeft, ArrowRight, Phone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { timeZoneOf } from '#domain/desk/time-zones.ts'
import { formatTimeIn } from '#domain/format.ts'
import type { CaseAnswer, Colleague } from '../cases/answers.ts'
import { actorName } from '../cases/happening.ts'
import { keptList } from '../cases/kept-list.ts'
import { KindStar } from '../cases/kind-star.tsx'

/** The case before and after this one in the list that somebody works through. */
export function useNeighbours(id: string) {
	const [ids, setIds] = useState<string[]>([])
	useEffect(() => setIds(keptList()), [])
	const at = ids.indexOf(id)
	const path = (index: number) => {
		const other = at < 0 ? undefined : ids[index]
		return other === undefined ? null : `/desk/cases/${other}`
	}
	return { at, all: ids.length, previous: path(at - 1), next: path(at + 1) }
}

interface HeadProps {
	file: CaseAnswer
	/** The country's name as the server has it. */
	country: string | null
	colleagues: readonly Colleague[]
	viewers: readonly string[]
	neighbours: ReturnType<typeof useNeighbours>
	now: number
	onAssign: (id: string | null) => void
	onReach: (channel: 'whatsapp' | 'call') => void
}

export function CaseHead(props: HeadProps) {
	const { file, country, colleagues, viewers, neighbours, now, onAssign, onReach } = props
	const t = useT('desk-case')
	const words = useT('desk-cases')
	const language = useLanguage()
	const { case: row } = file
	const zone = row.country ? timeZoneOf(row.country) : undefined
	return (
		<header className="case-top">
			<div className="case-crumb">
				<Link to="/desk" className="text-link">
					{t('head.back')}
				</Link>
				{neighbours.at >= 0 && (
					<span>{t('head.place', { n: neighbours.at + 1, all: neighbours.all })}</span>
				)}
				{neighbours.previous && (
					<Link className="icon-btn" to={neighbours.previous} aria-label={t('head.previous')}>
						<ArrowLeft className="icon flip" aria-hidden="true" />
					</Link>
				)}
				{neighbours.next && (
					<Link className="icon-btn" to={neighbours.next} aria-label={t('head.next')}>
						<ArrowRight className="icon flip" aria-hidden="true" />
					</Link>
				)}
				{viewers.length > 0 && (
					<span className="tag tag-info">
						{t('head.viewers', {
							names: viewers.map((id) => actorName(words, id, colleagues)).join(', '),
						})}
					</span>
				)}
			</div>
			<div className="case-name">
				<h1>
					<bdi>{row.name}</bdi>
				</h1>
				<p>
					<bdi dir="ltr">
						<b>{row.reference}</b>
					</bdi>
					<span className="case-kind">
						<KindStar kind={row.kind} />
						{words(`kind.${row.kind}`)}
						{row.subject && (
							<>
								{': '}
								<bdi>{row.subject}</bdi>
							</>
						)}
					</span>
					{country && <span>{country}</span>}
					{zone && (
						<span suppressHydrationWarning>
							{t('head.theirTime', { time: formatTimeIn(language, new Date(now), zone) })}
						</span>
					)}
				</p>
			</div>
			<div className="case-acts">
				<select
					id="case-assignee"
					aria-label={t('field.assignee_id')}
					value={row.assignee_id ?? ''}
					onChange={({ currentTarget }) => onAssign(currentTarget.value || null)}
				>
					<option value="">{t('head.nobody')}</option>
					{colleagues.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</select>
				<Button variant="line" onClick={() => onReach('whatsapp')}>
					{t('head.whatsapp')}
				</Button>
				<Button variant="line" onClick={() => onReach('call')}>
					<Phone className="icon" aria-hidden="true" />
					{t('head.call')}
				</Button>
			</div>
		</header>
	)
}
