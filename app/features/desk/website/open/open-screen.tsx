/** What the owner has to confirm before opening: by kind and by entry; many at once from one source. */
import CalendarX from 'lucide-react/icons/calendar-x'
import Clapperboard from 'lucide-react/icons/clapperboard'
import EqualApproximately from 'lucide-react/icons/equal-approximately'
import FlaskConical from 'lucide-react/icons/flask-conical'
import Link2 from 'lucide-react/icons/link-2'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { Scene } from '#app/components/scene.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { ListedPoint, OpenAnswer } from '#domain/desk/website-api.ts'
import { formatNumber } from '#domain/format.ts'
import type { PointKind } from '#domain/website/open-points.ts'
import { usePathWords } from '../entry/value-words.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { Dhow } from './dhow.tsx'

const icons = {
	estimate: EqualApproximately,
	sample: FlaskConical,
	expired: CalendarX,
	video: Clapperboard,
	address: Link2,
}

const keyOf = ({ kind, id, path }: ListedPoint) => `${kind}/${id} ${path.join('.')}`

export function OpenScreen({ points, kinds }: OpenAnswer) {
	const t = useT('website')
	const language = useLanguage()
	const { revalidate } = useRevalidator()
	const [chosen, setChosen] = useState<PointKind>('estimate')
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
	const left = kinds.reduce((sum, kind) => sum + kind.left, 0)
	const all = kinds.reduce((sum, kind) => sum + kind.all, 0)
	const shown = points.filter(({ point }) => point === chosen)
	const byEntry = pointsByEntry(shown)
	const picked = points.filter((point) => selected.has(keyOf(point)))

	function select(which: readonly ListedPoint[], isOn: boolean) {
		const next = new Set(selected)
		for (const point of which) {
			if (isOn) next.add(keyOf(point))
			else next.delete(keyOf(point))
		}
		setSelected(next)
	}

	return (
		<div className="web-room">
			<title>{t('open.title')}</title>
			<div className="web-room-head">
				<h1>{t('open.title')}</h1>
				<p>{t('open.text')}</p>
			</div>
			<Voyage left={left} all={all} />
			<fieldset className="web-kinds">
				<legend className="sr-only">{t('open.filter')}</legend>
				{kinds.map(({ kind, left: open, all: ever }) => {
					const Icon = icons[kind]
					return (
						<button
							key={kind}
							type="button"
							aria-pressed={kind === chosen}
							onClick={() => setChosen(kind)}
						>
							<span>
								<Icon className="icon" aria-hidden="true" />
								{t(`open.kinds.${kind}`)}
							</span>
							{open === 0 ? (
								<b className="is-done">{t('open.done')}</b>
							) : (
								<b>
									{formatNumber(language, open)} <small>{t('open.left', { all: ever })}</small>
								</b>
							)}
							<span className="web-part" aria-hidden="true">
								<i style={{ inlineSize: `${ever === 0 ? 100 : (100 * (ever - open)) / ever}%` }} />
							</span>
						</button>
					)
				})}
			</fieldset>
			<div className="web-open-cols">
				<div className="web-points">
					{byEntry.length === 0 && <p className="desk-panel web-empty">{t('open.done')}</p>}
					{byEntry.map((own) => (
						<EntryPoints
							key={own.map(keyOf).join()}
							points={own}
							selected={selected}
							onSelect={select}
						/>
					))}
				</div>
				<ConfirmForm
					points={picked}
					onDone={() => {
						setSelected(new Set())
						void revalidate()
					}}
				/>
			</div>
		</div>
	)
}

function pointsByEntry(points: readonly ListedPoint[]): ListedPoint[][] {
	const byEntry = new Map<string, ListedPoint[]>()
	for (const point of points) {
		const entry = `${point.kind}/${point.id}`
		byEntry.set(entry, [...(byEntry.get(entry) ?? []), point])
	}
	return [...byEntry.values()]
}

/** The dhow goes from one end to the other, as far as what is confirmed. */
function Voyage({ left, all }: { left: number; all: number }) {
	const t = useT('website')
	const language = useLanguage()
	const part = all === 0 ? 1 : (all - left) / all
	return (
		<div className="day pal-duha web-voyage">
			<div className="day-picture" aria-hidden="true">
				<Scene name="desk-skyline" alt="" width={420} height={110} eager className="day-skyline" />
				<div className="day-sea" />
				<Dhow part={part} />
			</div>
			<p>
				{left === 0 ? (
					t('open.arrived')
				) : (
					<>
						<b>{formatNumber(language, left)}</b> {t('open.left', { all })}
					</>
				)}
			</p>
		</div>
	)
}

interface EntryPointsProps {
	points: readonly ListedPoint[]
	selected: ReadonlySet<string>
	onSelect: (points: readonly ListedPoint[], isOn: boolean) => void
}

function EntryPoints({ points, selected, onSelect }: EntryPointsProps) {
	const t = useT('website')
	const language = useLanguage()
	const pathWords = usePathWords()
	const [first] = points
	if (!first) return null
	const name = first.entry[language]
	const mayConfirm = first.point === 'estimate' || first.point === 'expired'
	const areAll = points.every((point) => selected.has(keyOf(point)))
	return (
		<section className="desk-panel web-point-group" aria-label={name}>
			<header>
				{mayConfirm && (
					<input
						type="checkbox"
						aria-label={t('open.selectAll', { name })}
						checked={areAll}
						onChange={() => onSelect(points, !areAll)}
					/>
				)}
				<h2>{name}</h2>
				<span className="tag tag-quiet">{t('open.points', { count: points.length })}</span>
			</header>
			<ul>
				{points.map((point) => {
					const places = pathWords(
						null,
						point.path.filter((step) => !/^\d+$/.test(step)),
					)
					const title = point.name?.[language] ?? places.at(-1) ?? name
					return (
						<li key={keyOf(point)} className={selected.has(keyOf(point)) ? 'is-selected' : ''}>
							{mayConfirm && (
								<input
									type="checkbox"
									aria-label={t('open.select', { name: title })}
									checked={selected.has(keyOf(point))}
									onChange={({ currentTarget }) => onSelect([point], currentTarget.checked)}
								/>
							)}
							<span>
								<bdi>{title}</bdi>
								{places.join() !== title && <small>{places.join(' · ')}</small>}
							</span>
							<bdi className="web-point-value">{point.value}</bdi>
							<Link
								className="btn btn-line btn-small"
								to={`/desk/website/${point.kind}/${point.id}`}
								aria-label={t('open.changeOf', { name: title })}
							>
								{t('open.change')}
							</Link>
						</li>
					)
				})}
			</ul>
		</section>
	)
}
