/** Above the form: what it is, what visitors see of it, who else looks, and what can be done with it. */
import ArrowRight from 'lucide-react/icons/arrow-right'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import ExternalLink from 'lucide-react/icons/external-link'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import History from 'lucide-react/icons/rotate-ccw-clock'
import Upload from 'lucide-react/icons/upload'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { Crest } from '#app/components/crest.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useMenu } from '#app/ui/use-menu.ts'
import { formatMoment } from '#domain/desk/moment.ts'
import type { EntryAnswer } from '#domain/desk/website-api.ts'
import { directionOf, otherLanguage } from '#domain/language.ts'
import { Avatar } from '../../frame/avatar.tsx'
import { crestOfDocument } from './crest-of-document.ts'
import type { EntryAction } from './use-entry-actions.ts'

interface HeadProps {
	entry: EntryAnswer
	nameOf: (id: string | null) => string
	viewers: readonly string[]
	saving: ReactNode
	changes: number
	isPreviewed: boolean
	actions: readonly EntryAction[]
	onPublish: () => void
	onPreview: () => void
}

export function EntryHead(props: HeadProps) {
	const { entry, nameOf, viewers, changes } = props
	const t = useT('website')
	const language = useLanguage()
	const { kind, published } = entry
	const crest = crestOfDocument(kind, entry.draft?.document ?? published.document)
	const other = otherLanguage(language)
	// That it is hidden or deleted, the notice below says, with the way back.
	const isSaid = entry.is_new || published.state === 'shown'
	// A tick beside it would say that all is well, while what is written here is not on the site.
	const isDifferent = !entry.is_new && changes > 0
	const StateIcon = entry.is_new || isDifferent ? Pencil : CircleCheck
	const near = (id: string) => `/desk/website/${kind}/${id}`
	return (
		<>
			<div className="web-head-top">
				<Link to={`/desk/website?kind=${kind}`} className="text-link">
					<ArrowRight className="icon flip web-back" aria-hidden="true" />
					{t(`kinds.${kind}`)}
				</Link>
				{entry.place > 0 && (
					<span className="web-place">
						{t('entry.place', { place: entry.place, of: entry.of })}
						{entry.previous && (
							<Link className="icon-btn" to={near(entry.previous)} aria-label={t('entry.previous')}>
								<ChevronLeft className="icon flip" aria-hidden="true" />
							</Link>
						)}
						{entry.next && (
							<Link className="icon-btn" to={near(entry.next)} aria-label={t('entry.next')}>
								<ChevronRight className="icon flip" aria-hidden="true" />
							</Link>
						)}
					</span>
				)}
				{viewers.map((id) => (
					<span key={id} className="web-viewer">
						<Avatar id={id} name={nameOf(id)} />
						{t('entry.here', { name: nameOf(id) })}
					</span>
				))}
			</div>
			<header className="web-head">
				{crest && (
					<span className="web-crest-shown">
						<Crest {...crest} />
					</span>
				)}
				<h1>
					<bdi lang={language}>{entry.name[language]}</bdi>{' '}
					<small lang={other} dir={directionOf(other)}>
						{entry.name[other]}
					</small>
				</h1>
				<EntryActions {...props} />
			</header>
			{isSaid && (
				<p className={`web-head-state ${StateIcon === Pencil ? 'is-draft' : ''}`}>
					<StateIcon className="icon" aria-hidden="true" />
					<span>
						{stateWords()}
						{isDifferent && <b>{t('history.draftWaits')}</b>}
					</span>
				</p>
			)}
		</>
	)

	function stateWords(): string {
		if (entry.is_new) return t('entry.new')
		if (published.at === null) return t(isDifferent ? 'entry.original' : 'entry.shipped')
		const date = formatMoment(language, published.at)
		return t('entry.live', { number: published.number, date, by: nameOf(published.by) })
	}
}

function EntryActions(props: HeadProps) {
	const { entry, saving, changes, isPreviewed, actions, onPublish, onPreview } = props
	const t = useT('website')
	const isOnSite = entry.path && !entry.is_new && entry.published.state === 'shown'
	return (
		<div className="web-actions">
			<span className="web-saving" role="status">
				{saving}
			</span>
			{isOnSite && (
				<a
					className="btn btn-line web-visit-page"
					href={entry.path ?? undefined}
					target="_blank"
					rel="noreferrer"
					title={t('entry.visit')}
				>
					<ExternalLink className="icon" aria-hidden="true" />
					<span className="web-act-words">{t('entry.visit')}</span>
				</a>
			)}
			{entry.path && (
				<Button
					variant="line"
					aria-pressed={isPreviewed}
					title={t('preview.open')}
					onClick={onPreview}
				>
					<Eye className="icon" aria-hidden="true" />
					<span className="web-act-words">{t('preview.open')}</span>
				</Button>
			)}
			<ButtonLink
				variant="line"
				to={`/desk/website/${entry.kind}/${entry.id}/history`}
				title={t('entry.versions')}
			>
				<History className="icon" aria-hidden="true" />
				<span className="web-act-words">{t('entry.versions')}</span>
			</ButtonLink>
			<ActionMenu actions={actions} path={isOnSite ? entry.path : null} />
			<Button variant="gold" disabled={changes === 0} onClick={onPublish}>
				<Upload className="icon" aria-hidden="true" />
				{publishWords()}
			</Button>
		</div>
	)

	function publishWords(): string {
		if (changes === 0) return t('entry.nothing')
		return entry.is_new ? t('entry.publishNew') : t('entry.publish', { count: changes })
	}
}

function ActionMenu({ actions, path }: { actions: readonly EntryAction[]; path: string | null }) {
	const t = useT('website')
	const place = useRef<HTMLDivElement>(null)
	const [open, setOpen] = useMenu(place)
	if (actions.length === 0 && !path) return null
	return (
		<div className="web-menu" ref={place}>
			<IconButton
				icon={EllipsisVertical}
				label={t('entry.more')}
				aria-expanded={open}
				onClick={() => setOpen(!open)}
			/>
			{open && (
				<ul className="menu-panel">
					{path && (
						<li className="web-menu-visit">
							<a href={path} target="_blank" rel="noreferrer">
								{t('entry.visit')}
							</a>
						</li>
					)}
					{actions.map(({ label, hint, isGrave, run }) => (
						<li key={label}>
							<button
								type="button"
								className={isGrave && 'is-grave'}
								onClick={() => {
									setOpen(false)
									// A dialog gives the focus back to where it was: to the button, for its row is gone by then.
									place.current?.querySelector('button')?.focus()
									run()
								}}
							>
								{label}
								{hint && <small>{hint}</small>}
							</button>
						</li>
					))}
				</ul>
			)}
		</div>
	)
}
