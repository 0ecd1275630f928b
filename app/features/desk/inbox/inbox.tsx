/** The list of cases: the office day above it, rows by the pressure of their clocks, keys and changes of many. */
import { useEffect, useState } from 'react'
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { useCurrentMinute } from '#app/device/use-current-minute.ts'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { BusyLabel, Button } from '#app/ui/button.tsx'
import type { CaseChanges } from '#domain/cases/change.ts'
import { noAnswer } from '../call.ts'
import type { Colleague, Counts, ListedCase } from '../cases/answers.ts'
import { groupOf } from '../cases/clock.tsx'
import { keepList } from '../cases/kept-list.ts'
import { DeskError } from '../desk-error.tsx'
import { useDesk } from '../frame/desk-context.ts'
import { useShortcuts } from '../frame/shortcuts.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { CaseRow } from './case-row.tsx'
import { DayStrip } from './day-strip.tsx'
import { FilterBar } from './filter-bar.tsx'
import { InboxHead } from './inbox-head.tsx'
import { useCaseList } from './use-case-list.ts'
import { type HeldChange, type SentChange, useHeldChange } from './use-held-change.ts'

interface InboxProps {
	list: { cases: ListedCase[]; next: string | null; counts: Counts }
	colleagues: readonly Colleague[]
	regions: Readonly<Record<string, string>>
	hours: { opens: number; closes: number; isOpenDay: boolean }
	loadedAt: string
}

export function Inbox({ list, colleagues, regions, hours, loadedAt }: InboxProps) {
	const t = useT('desk-inbox')
	const language = useLanguage()
	const [asked] = useSearchParams()
	const { counts, person } = useDesk()
	const navigate = useNavigate()
	const { revalidate } = useRevalidator()
	const now = useCurrentMinute()?.getTime() ?? Date.parse(loadedAt)
	const shown = useCaseList(list, asked.toString())
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
	const [said, setSaid] = useState('')
	const [failed, setFailed] = useState<SentChange | null>(null)
	const { rows } = shown

	useEffect(() => keepList(rows.map(({ id }) => id)), [rows])

	function onSent({ cases }: HeldChange, sent: SentChange) {
		shown.replace([...sent.done, ...sent.conflicts.flatMap((one) => one.case ?? [])])
		const names = sent.conflicts.map(({ id }) => cases.find((one) => one.id === id)?.name ?? id)
		setFailed(sent.error ? sent : null)
		const done = t('bulk.done', { count: sent.done.length })
		setSaid(names.length > 0 ? `${done} ${t('bulk.conflict', { names: names.join(', ') })}` : done)
	}
	const { held, hold, undo } = useHeldChange(onSent)

	const select = (id: string, isSelected: boolean) =>
		setSelected((before) => {
			const after = new Set(before)
			if (isSelected) after.add(id)
			else after.delete(id)
			return after
		})

	function change(changes: CaseChanges) {
		setSaid('')
		hold({ cases: rows.filter(({ id }) => selected.has(id)), changes })
		setSelected(new Set())
	}

	useInboxKeys({ isOn: person.shortcuts, selected, select, open: (to) => void navigate(to) })

	const arrived = (counts?.new ?? 0) - list.counts.new
	const isNarrowed = asked.size > 0
	return (
		<div className="inbox">
			<InboxHead counts={counts ?? list.counts} found={rows.length} hours={hours} now={now} />
			<DayStrip rows={rows} hours={hours} now={now} language={language} />
			<FilterBar colleagues={colleagues} regions={regions} />
			<div role="status" className="case-status">
				{arrived > 0 && (
					<Button variant="brand" small onClick={() => void revalidate()}>
						{t('arrived.count', { count: arrived })}
					</Button>
				)}
				{held ? (
					<p className="case-held">
						{t('bulk.held', { count: held.cases.length })}{' '}
						<Button
							variant="line"
							small
							onClick={() => {
								undo()
								setSaid(t('bulk.undone'))
							}}
						>
							{t('bulk.undo')}
						</Button>
					</p>
				) : (
					said && <p className="case-held">{said}</p>
				)}
			</div>
			{failed && <DeskError answer={{ ...noAnswer, error: failed.error }} />}
			{rows.length === 0 ? (
				<div className="case-empty">
					<h2>{t('empty.title')}</h2>
					<p>{isNarrowed ? t('empty.filtered') : t('empty.inbox')}</p>
					{isNarrowed && (
						<Link className="text-link" to="/desk">
							{t('empty.back')}
						</Link>
					)}
				</div>
			) : (
				<Rows rows={rows} now={now} {...{ colleagues, regions, selected, select }} />
			)}
			<div className="case-more">
				{rows.length > 0 && (
					<Button
						variant="quiet"
						small
						onClick={() => setSelected(new Set(rows.map(({ id }) => id)))}
					>
						{t('select.all')}
					</Button>
				)}
				{shown.hasMore && (
					<>
						<Button
							variant="quiet"
							small
							disabled={shown.isLoading}
							onClick={async () => {
								const all = await shown.all()
								setSelected(new Set(all.map(({ id }) => id)))
							}}
						>
							<BusyLabel busy={shown.isLoading} busyLabel={t('select.matchingBusy')}>
								{t('select.matching')}
							</BusyLabel>
						</Button>
						<Button variant="line" disabled={shown.isLoading} onClick={shown.more}>
							<BusyLabel busy={shown.isLoading} busyLabel={t('moreBusy')}>
								{t('more')}
							</BusyLabel>
						</Button>
					</>
				)}
			</div>
			<DeskError answer={shown.answer} />
			{selected.size > 0 && (
				<BulkBar
					count={selected.size}
					colleagues={colleagues}
					onChange={change}
					onClear={() => setSelected(new Set())}
				/>
			)}
		</div>
	)
}

interface RowsProps extends Pick<InboxProps, 'colleagues' | 'regions'> {
	rows: readonly ListedCase[]
	now: number
	selected: ReadonlySet<string>
	select: (id: string, isSelected: boolean) => void
}

const groups = ['late', 'today', 'later', 'none', 'closed'] as const

function Rows({ rows, now, colleagues, regions, selected, select }: RowsProps) {
	const t = useT('desk-inbox')
	return (
		<div className="case-list">
			{groups.map((group) => {
				const own = rows.filter((row) => groupOf(row, now) === group)
				if (own.length === 0) return null
				return (
					<section key={group} aria-label={t(`group.${group}`)}>
						<h2 className={`case-group case-group-${group}`}>
							{t(`group.${group}`)} <em>{own.length}</em>
						</h2>
						<ul>
							{own.map((row) => (
								<CaseRow
									key={row.id}
									row={row}
									now={now}
									colleagues={colleagues}
									regions={regions}
									isSelected={selected.has(row.id)}
									onSelect={select}
								/>
							))}
						</ul>
					</section>
				)
			})}
		</div>
	)
}

interface KeysProps {
	isOn: boolean
	selected: ReadonlySet<string>
	select: (id: string, isSelected: boolean) => void
	open: (to: string) => void
}

/** The row with the focus is the one that keys speak of. */
function useInboxKeys({ isOn, selected, select, open }: KeysProps): void {
	const links = () => [...document.querySelectorAll<HTMLElement>('.case-open')]
	const current = () =>
		document.activeElement?.closest('li')?.querySelector<HTMLElement>('.case-open')
	const move = (by: number) => {
		const all = links()
		const here = current()
		const at = here ? all.indexOf(here) : by > 0 ? -1 : all.length
		all[Math.min(all.length - 1, Math.max(0, at + by))]?.focus()
	}
	const openAt = (part: string) => {
		const id = current()?.dataset.case
		if (id) open(`/desk/cases/${id}#${part}`)
	}
	useShortcuts(
		{
			KeyJ: () => move(1),
			KeyK: () => move(-1),
			KeyX: () => {
				const id = current()?.dataset.case
				if (id) select(id, !selected.has(id))
			},
			KeyA: () => {
				const id = current()?.dataset.case
				if (id && selected.size === 0) select(id, true)
				requestAnimationFrame(() => document.querySelector<HTMLElement>('.bulk-assign')?.focus())
			},
			KeyS: () => openAt('stage'),
			KeyR: () => openAt('reply'),
			KeyN: () => openAt('note'),
			KeyD: () => openAt('documents'),
		},
		isOn,
	)
}
