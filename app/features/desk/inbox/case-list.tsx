/** The rows by the pressure of their clocks: opened, selected, changed many at once, page by page. */
import CheckCheck from 'lucide-react/icons/check-check'
import SearchX from 'lucide-react/icons/search-x'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import type { CaseChanges } from '#domain/cases/change.ts'
import { groupOf } from '#domain/desk/clock.ts'
import type { Colleague, ListedCase } from '#domain/desk/desk-api.ts'
import { keepList } from '../case-parts/kept-list.ts'
import { DeskError } from '../desk-error.tsx'
import { useDesk } from '../frame/desk-context.ts'
import { useListQuery } from '../frame/use-list-query.ts'
import { BulkBar } from './bulk-bar.tsx'
import { CaseRow } from './case-row.tsx'
import { useBulkChange } from './pending-bulk-change.tsx'
import { useCaseList } from './use-case-list.ts'
import { useInboxKeys } from './use-inbox-keys.ts'

interface ListProps {
	first: { cases: ListedCase[]; next: string | null; total: number | null }
	colleagues: readonly Colleague[]
	regions: Readonly<Record<string, string>>
	now: number
}

export function CaseList({ first, colleagues, regions, now }: ListProps) {
	const t = useT('desk-inbox')
	const [asked] = useSearchParams()
	const { person } = useDesk()
	const navigate = useNavigate()
	const scheduleBulkChange = useBulkChange()
	const shown = useCaseList(first, asked.toString())
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
	const { rows } = shown

	useEffect(() => keepList(rows.map(({ id }) => id)), [rows])

	const select = (id: string, isSelected: boolean) =>
		setSelected((before) => {
			const after = new Set(before)
			if (isSelected) after.add(id)
			else after.delete(id)
			return after
		})
	const selectAll = (all: readonly ListedCase[]) => setSelected(new Set(all.map(({ id }) => id)))

	function change(changes: CaseChanges, ids: ReadonlySet<string> = selected) {
		const cases = rows.filter(({ id }) => ids.has(id))
		if (cases.length === 0) return
		const to = colleagues.find(({ id }) => id === changes.assignee_id)?.name ?? null
		scheduleBulkChange({ cases, changes, assignee: to, onSent: shown.replace })
		setSelected(new Set())
	}
	const take = (id: string | undefined) =>
		change({ assignee_id: person.id }, selected.size > 0 || !id ? selected : new Set([id]))

	useInboxKeys({ isOn: person.shortcuts, selected, select, take, open: (to) => void navigate(to) })

	if (rows.length === 0) return <Empty />
	return (
		<>
			<Rows {...{ rows, now, colleagues, regions, selected, select, take }} />
			<div className="case-more">
				<p role="status">
					{t('shown', { n: rows.length, all: Math.max(rows.length, first.total ?? 0) })}
				</p>
				<Button variant="quiet" small onClick={() => selectAll(rows)}>
					{t('select.all')}
				</Button>
				{shown.hasMore && (
					<>
						<Button
							variant="quiet"
							small
							disabled={shown.isLoading}
							onClick={async () => selectAll(await shown.all())}
							busyLabel={shown.isLoading && t('select.matchingBusy')}
						>
							{t('select.matching')}
						</Button>
						<Button
							variant="line"
							disabled={shown.isLoading}
							onClick={shown.more}
							busyLabel={shown.isLoading && t('moreBusy')}
						>
							{t('more')}
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
		</>
	)
}

function Empty() {
	const t = useT('desk-inbox')
	const isNarrowed = useListQuery().size > 0
	const Icon = isNarrowed ? SearchX : CheckCheck
	return (
		<div className="case-empty">
			<span className="star">
				<Icon className="icon" aria-hidden="true" />
			</span>
			<h2>{t('empty.title')}</h2>
			<p>{isNarrowed ? t('empty.filtered') : t('empty.inbox')}</p>
			{isNarrowed && (
				<Link className="text-link" to="/desk">
					{t('empty.back')}
				</Link>
			)}
		</div>
	)
}

interface RowsProps extends Omit<ListProps, 'first'> {
	rows: readonly ListedCase[]
	selected: ReadonlySet<string>
	select: (id: string, isSelected: boolean) => void
	take: (id: string) => void
}

const groups = ['late', 'today', 'later', 'none', 'closed'] as const

function Rows(props: RowsProps) {
	const t = useT('desk-inbox')
	const { rows, now } = props
	const sort = useSearchParams()[0].get('sort') ?? 'clock'
	// In another order the rows stay as they come: groups would put them by their clocks again.
	if (sort !== 'clock') {
		return (
			<div className="case-list">
				<RowList {...props} />
			</div>
		)
	}
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
						<RowList {...props} rows={own} />
					</section>
				)
			})}
		</div>
	)
}

function RowList({ rows, now, colleagues, regions, selected, select, take }: RowsProps) {
	return (
		<ul>
			{rows.map((row) => (
				<CaseRow
					key={row.id}
					row={row}
					now={now}
					colleagues={colleagues}
					regions={regions}
					isSelected={selected.has(row.id)}
					onSelect={select}
					onTake={take}
				/>
			))}
		</ul>
	)
}
