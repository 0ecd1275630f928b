/** Whose case it is: reference, the applicant's own time, who works on it, WhatsApp and call. */
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Check from 'lucide-react/icons/check'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Copy from 'lucide-react/icons/copy'
import Globe from 'lucide-react/icons/globe'
import Phone from 'lucide-react/icons/phone'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { copyText } from '#app/device/copy-text.ts'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { CaseAnswer, Colleague } from '#domain/desk/desk-api.ts'
import { timeZoneOf } from '#domain/desk/time-zones.ts'
import { formatTimeIn } from '#domain/places.ts'
import { AssignMenu } from '../assign-menu.tsx'
import { actorName } from '../case-parts/event-text.ts'
import { keptList } from '../case-parts/kept-list.ts'
import { KindStar } from '../case-parts/kind-star.tsx'
import { WhatsAppIcon } from '../case-parts/whatsapp-icon.ts'
import { Avatar } from '../frame/avatar.tsx'

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
	menu: ReactNode
}

export function CaseHead(props: HeadProps) {
	const { file, country, colleagues, viewers, neighbours, now, onAssign, onReach, menu } = props
	const t = useT('desk-case')
	const words = useT('desk-cases')
	const language = useLanguage()
	const { case: row } = file
	const assignee = colleagues.find(({ id }) => id === row.assignee_id)
	const zone = row.country ? timeZoneOf(row.country) : undefined
	return (
		<header className="case-top">
			<div className="case-crumb">
				<Link to="/desk" className="case-back">
					<ArrowLeft className="icon flip" aria-hidden="true" />
					{t('head.back')}
				</Link>
				{neighbours.at >= 0 && (
					<>
						<span>{t('head.place', { n: neighbours.at + 1, all: neighbours.all })}</span>
						<Neighbour to={neighbours.previous} label={t('head.previous')}>
							<ChevronLeft className="icon flip" aria-hidden="true" />
						</Neighbour>
						<Neighbour to={neighbours.next} label={t('head.next')}>
							<ChevronRight className="icon flip" aria-hidden="true" />
						</Neighbour>
					</>
				)}
				{viewers.length > 0 && (
					<span className="tag tag-info">
						{t('head.viewers', {
							names: viewers
								.map((id) => actorName(words, id, colleagues))
								.join(words('changed.and')),
						})}
					</span>
				)}
			</div>
			<div className="case-name">
				<h1>
					<bdi>{row.name}</bdi>
				</h1>
				<p>
					<Reference reference={row.reference} />
					<span className="case-kind">
						<KindStar kind={row.kind} />
						<span>
							{words(`kind.${row.kind}`)}
							{row.subject && (
								<>
									{': '}
									<bdi>{row.subject}</bdi>
								</>
							)}
						</span>
					</span>
					{country && (
						<span className="case-country" suppressHydrationWarning>
							<Globe className="icon" aria-hidden="true" />
							{zone
								? t('head.theirTime', {
										country,
										time: formatTimeIn(language, new Date(now), zone),
									})
								: country}
						</span>
					)}
				</p>
			</div>
			<div className="case-acts">
				<AssignMenu
					id="case-assignee"
					label={t('field.assignee_id')}
					colleagues={colleagues}
					chosen={row.assignee_id}
					onChoose={onAssign}
				>
					<span aria-hidden="true">
						<Assignee of={assignee} />
					</span>
					<span className="sr-only">{t('field.assignee_id')} </span>
					<bdi>{assignee?.name ?? t('head.nobody')}</bdi>
				</AssignMenu>
				<Button variant="line" className="case-whatsapp" onClick={() => onReach('whatsapp')}>
					<WhatsAppIcon className="icon" aria-hidden="true" />
					{t('head.whatsapp')}
				</Button>
				<Button variant="line" onClick={() => onReach('call')}>
					<Phone className="icon" aria-hidden="true" />
					{t('head.call')}
				</Button>
				{menu}
			</div>
		</header>
	)
}

/** Its place stays where there is no further case. */
function Neighbour(props: { to: string | null; label: string; children: ReactNode }) {
	const { to, label, children } = props
	if (!to) return <span className="icon-btn case-no-neighbour">{children}</span>
	return (
		<Link className="icon-btn" to={to} aria-label={label} title={label}>
			{children}
		</Link>
	)
}

function Assignee({ of }: { of: Colleague | undefined }) {
	if (of) return <Avatar id={of.id} name={of.name} />
	return (
		<span className="avatar avatar-none">
			<Plus className="icon" aria-hidden="true" />
		</span>
	)
}

function Reference({ reference }: { reference: string }) {
	const t = useT('desk-case')
	const [isCopied, setCopied] = useState(false)
	const line = useRef<HTMLElement>(null)
	const copy = async () => {
		const copied = await copyText(reference)
		setCopied(copied)
		// Selected, to be copied by hand.
		if (!copied && line.current) getSelection()?.selectAllChildren(line.current)
	}
	const Icon = isCopied ? Check : Copy
	return (
		<span className="case-reference">
			<bdi ref={line} dir="ltr">
				{reference}
			</bdi>
			<IconButton icon={Icon} label={t('head.copy')} title={t('head.copy')} onClick={copy} />
			<span className="sr-only" role="status">
				{isCopied && t('head.copied')}
			</span>
		</span>
	)
}
