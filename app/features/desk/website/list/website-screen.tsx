/** Everything that can be edited: what waits first, then kind by kind. */
import ExternalLink from 'lucide-react/icons/external-link'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Colleague } from '#domain/desk/desk-api.ts'
import type { ListedEntry, WebsiteList } from '#domain/desk/website-api.ts'
import { formatNumber } from '#domain/format.ts'
import { paths } from '#domain/paths.ts'
import { DeskError } from '../../desk-error.tsx'
import { AddDialog } from './add-dialog.tsx'
import { EntryRow } from './entry-row.tsx'
import { kinds, ListFilters } from './list-filters.tsx'
import { ListHead } from './list-head.tsx'
import { PublishSelected } from './publish-selected.tsx'
import { useOrder } from './use-order.ts'

interface ScreenProps {
	list: WebsiteList
	colleagues: readonly Colleague[]
	now: string
}

const keyOf = ({ kind, id }: Pick<ListedEntry, 'kind' | 'id'>) => `${kind}/${id}`

export function WebsiteScreen({ list, colleagues, now }: ScreenProps) {
	const t = useT('website')
	const language = useLanguage()
	const [asked, setAsked] = useSearchParams()
	const [isAdding, setAdding] = useState(false)
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
	const { entries } = list
	const order = useOrder(list.orders)
	const nameOf = (id: string | null) => colleagues.find((one) => one.id === id)?.name ?? ''
	const waiting = entries.filter(
		({ changes, waits_until }) => changes !== null || waits_until !== null,
	)
	// What a search found comes in the order of the answer: by name first.
	const found = asked.get('q')
		? [{ name: t('group.found'), isWaiting: false, rows: entries }]
		: null
	const groups = (
		found ?? [
			{ name: t('group.waiting'), isWaiting: true, rows: waiting },
			...kinds.map((kind) => ({
				name: t(`kinds.${kind}`),
				isWaiting: false,
				rows: entries.filter((entry) => entry.kind === kind && !waiting.includes(entry)),
			})),
		]
	).filter(({ rows }) => rows.length > 0)

	function choose(name: string, value: string) {
		const next = new URLSearchParams(asked)
		if (value) next.set(name, value)
		else next.delete(name)
		if (name !== 'after') next.delete('after')
		setAsked(next)
	}
	function select(entry: ListedEntry, isOn: boolean) {
		const next = new Set(selected)
		if (isOn) next.add(keyOf(entry))
		else next.delete(keyOf(entry))
		setSelected(next)
	}
	const chosen = entries.filter((entry) => selected.has(keyOf(entry)))

	return (
		<div className="web-room">
			<ListHead {...{ list, colleagues, asked, now }} />
			<div className="web-bar">
				<ListFilters {...{ colleagues, asked }} onChoose={choose} />
				<a className="btn btn-line web-visit" href={paths.home()}>
					<ExternalLink className="icon" aria-hidden="true" />
					{t('visit')}
				</a>
				<Button variant="brand" onClick={() => setAdding(true)}>
					<Plus className="icon" aria-hidden="true" />
					{t('add.open')}
				</Button>
			</div>
			{groups.length === 0 && (
				<div className="desk-panel web-empty">
					<h2>{t('empty.title')}</h2>
					<p>{t('empty.text')}</p>
					<Button variant="line" onClick={() => setAsked(new URLSearchParams())}>
						{t('filter.clear')}
					</Button>
				</div>
			)}
			{groups.length > 0 && (
				<div className="web-columns" aria-hidden="true">
					<span>{t('column.name')}</span>
					<span>{t('column.figure')}</span>
					<span>{t('column.languages')}</span>
					<span>{t('column.open')}</span>
					<span>{t('column.state')}</span>
					<span>{t('column.last')}</span>
				</div>
			)}
			{groups.map(({ name, isWaiting, rows }) => (
				<section key={name} className="desk-panel web-group-list" aria-label={name}>
					<h2 className={isWaiting ? 'is-waiting' : ''}>
						{name} <span>{formatNumber(language, rows.length)}</span>
					</h2>
					<ul>
						{rows.map((entry, at) => (
							<EntryRow
								key={keyOf(entry)}
								entry={entry}
								onMove={
									!isWaiting && !found && order.isOrdered(entry)
										? (by) => order.move(entry, rows[at + by])
										: null
								}
								nameOf={nameOf}
								isSelected={selected.has(keyOf(entry))}
								onSelect={
									entry.changes !== null && !entry.has_errors ? (isOn) => select(entry, isOn) : null
								}
							/>
						))}
					</ul>
				</section>
			))}
			<DeskError answer={order.answer} />
			{(list.next || asked.has('after')) && (
				<nav className="web-pages" aria-label={t('pages.label')}>
					{asked.has('after') && (
						<Button variant="line" onClick={() => choose('after', '')}>
							{t('pages.first')}
						</Button>
					)}
					{list.next && (
						<Button variant="line" onClick={() => choose('after', list.next ?? '')}>
							{t('pages.next')}
						</Button>
					)}
				</nav>
			)}
			{chosen.length > 0 && (
				<PublishSelected entries={chosen} onClear={() => setSelected(new Set())} />
			)}
			{isAdding && <AddDialog onClose={() => setAdding(false)} />}
		</div>
	)
}
