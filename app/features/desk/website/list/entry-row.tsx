/** One line of the list: picture, both names, price, languages, what is open, its state, who and when. */
import Box from 'lucide-react/icons/box'
import Calculator from 'lucide-react/icons/calculator'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import EyeOff from 'lucide-react/icons/eye-off'
import FileText from 'lucide-react/icons/file-text'
import Landmark from 'lucide-react/icons/landmark'
import ListOrdered from 'lucide-react/icons/list-ordered'
import PenLine from 'lucide-react/icons/pen-line'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import { Link } from 'react-router'
import { Scene } from '#app/components/scene.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { ListedEntry } from '#domain/desk/website-api.ts'
import { formatDate, formatNumber } from '#domain/format.ts'
import { directionOf, otherLanguage } from '#domain/language.ts'
import { Avatar } from '../../frame/avatar.tsx'

interface RowProps {
	entry: ListedEntry
	nameOf: (id: string | null) => string
	isSelected: boolean
	onSelect: ((selected: boolean) => void) | null
	/** One place up (-1) or down (1); null where the list has no order of its own. */
	onMove: ((by: -1 | 1) => void) | null
}

const icons: Readonly<Record<string, typeof FileText>> = {
	company: Landmark,
	figures: Calculator,
	order: ListOrdered,
	template: ClipboardList,
}

export function EntryRow({ entry, nameOf, isSelected, onSelect, onMove }: RowProps) {
	const t = useT('website')
	const language = useLanguage()
	const { kind, id, name, figure } = entry
	const other = otherLanguage(language)
	const Icon = icons[kind] ?? FileText
	const languagesClass = entry.is_unfinished ? 'is-open' : entry.has_errors ? 'is-bad' : ''
	const unit =
		kind === 'university'
			? t('row.ringgitYear')
			: kind === 'page' || kind === 'company'
				? ''
				: t('row.ringgitMonth')
	return (
		<li className={`web-row ${isSelected ? 'is-selected' : ''}`}>
			<span className="web-row-pick">
				{onSelect && (
					<input
						type="checkbox"
						aria-label={t('row.select', { name: name[language] })}
						checked={isSelected}
						onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
					/>
				)}
				{onMove && (
					<>
						<button
							type="button"
							aria-label={t('list.up', { name: name[language] })}
							onClick={() => onMove(-1)}
						>
							<ChevronUp className="icon" aria-hidden="true" />
						</button>
						<button
							type="button"
							aria-label={t('list.down', { name: name[language] })}
							onClick={() => onMove(1)}
						>
							<ChevronDown className="icon" aria-hidden="true" />
						</button>
					</>
				)}
			</span>
			<span className="web-row-picture">
				{entry.picture ? (
					<Scene
						key={entry.picture.photo?.hash}
						name={entry.picture.scene}
						photo={entry.picture.photo}
						alt=""
						width={72}
						height={48}
						sizes="72px"
					/>
				) : (
					<Icon className="icon" aria-hidden="true" />
				)}
			</span>
			<span className="web-row-name">
				<Link to={`/desk/website/${kind}/${id}`}>
					<bdi lang={language}>{name[language]}</bdi>
				</Link>
				<small lang={other} dir={directionOf(other)}>
					{name[other]}
				</small>
			</span>
			<span className="web-row-figure">
				{figure && (
					<>
						<bdi dir="ltr">{figure}</bdi>
						{unit && <small>{unit}</small>}
					</>
				)}
			</span>
			<span className="web-row-languages">
				<em
					className={languagesClass}
					title={t(entry.has_errors ? 'row.incomplete' : 'row.complete')}
				>
					{t('row.ar')}
				</em>
				<em className={languagesClass} aria-hidden="true">
					{t('row.en')}
				</em>
			</span>
			<span className="web-row-open" title={t('row.open', { count: entry.open })}>
				{entry.open > 0 ? (
					<>
						<span aria-hidden="true">{formatNumber(language, entry.open)}</span>
						<span className="sr-only">{t('row.open', { count: entry.open })}</span>
					</>
				) : (
					<CircleCheck className="icon" aria-hidden="true" />
				)}
			</span>
			<span className="web-row-state">
				<StateTags entry={entry} />
			</span>
			<span className="web-row-last">
				{entry.by ? (
					<Avatar id={entry.by} name={nameOf(entry.by)} />
				) : (
					<Box className="icon" aria-hidden="true" />
				)}
				<span>
					{entry.by ? nameOf(entry.by) : t('row.shipped')}
					{entry.at && <small>{formatDate(language, entry.at)}</small>}
				</span>
			</span>
		</li>
	)
}

function StateTags({ entry }: { entry: ListedEntry }) {
	const t = useT('website')
	const language = useLanguage()
	const { changes, waits_until, state } = entry
	const isQuiet = changes === null && waits_until === null && state === 'shown' && !entry.is_behind
	return (
		<>
			{changes !== null && (
				<span className="tag tag-gold">
					<Pencil className="icon" aria-hidden="true" />
					{t('row.draft', { count: changes })}
				</span>
			)}
			{entry.is_unfinished && (
				<span className="tag tag-quiet">
					<PenLine className="icon" aria-hidden="true" />
					{t('row.unfinished')}
				</span>
			)}
			{entry.has_errors && !entry.is_unfinished && (
				<span className="tag tag-bad">
					<CircleAlert className="icon" aria-hidden="true" />
					{t('row.error')}
				</span>
			)}
			{waits_until && (
				<span className="tag tag-info">
					<CalendarClock className="icon" aria-hidden="true" />
					{t('row.dated', { date: formatDate(language, waits_until) })}
				</span>
			)}
			{entry.is_behind && (
				<span className="tag tag-info">
					<Box className="icon" aria-hidden="true" />
					{t('row.behind')}
				</span>
			)}
			{state !== 'shown' && (
				<span className="tag tag-quiet">
					{state === 'hidden' ? (
						<EyeOff className="icon" aria-hidden="true" />
					) : (
						<Trash2 className="icon" aria-hidden="true" />
					)}
					{t(`row.${state}`)}
				</span>
			)}
			{isQuiet && (
				<span className="web-quiet">
					<CircleCheck className="icon" aria-hidden="true" />
					{t('row.published')}
				</span>
			)}
		</>
	)
}
