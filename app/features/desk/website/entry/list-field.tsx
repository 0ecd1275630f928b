/** A list: closed items show what they are called, open ones all their fields. Buttons and keys put them in order; days come in theirs. */
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatNumber } from '#domain/format.ts'
import { todayIn } from '#domain/plan/days.ts'
import { mostItems } from '#domain/website/bounds.ts'
import { emptyValue } from '#domain/website/empty.ts'
import { isRecord, type Json } from '#domain/website/json.ts'
import { valueAt } from '#domain/website/places.ts'
import { idOfField, useEditing } from './edit-context.ts'
import { FindingLine } from './field-frame.tsx'
import { byDay, namesOf } from './item-names.ts'
import { ItemTools } from './item-tools.tsx'
import { ListItem } from './list-item.tsx'
import type { FieldProps } from './simple-fields.tsx'
import { useItemName } from './value-words.ts'

/** With more items the button below them is out of sight. */
const longList = 10

const withoutNames = (item: Json): Json =>
	isRecord(item)
		? { ...item, ...('code' in item && { code: '' }), ...('id' in item && { id: '' }) }
		: item

interface ListProps extends FieldProps {
	/** The fields of an open item; from outside, because an item may hold lists itself. */
	renderItem: (item: FieldProps) => ReactNode
}

export function ListField({ field, path, label, renderItem }: ListProps) {
	const t = useT('website')
	const { document, change, findings, announce, forget } = useEditing()
	const language = useLanguage()
	const itemName = useItemName()
	const [showsOver, setShowsOver] = useState(false)
	// While an item is open none moves: its day may just be typed.
	const [kept, setKept] = useState<readonly number[]>([])
	const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
	const [removed, setRemoved] = useState<{ list: readonly Json[]; name: string } | null>(null)
	useEffect(() => {
		if (!removed) return
		const timer = setTimeout(() => setRemoved(null), 10_000)
		return () => clearTimeout(timer)
	}, [removed])
	if (field.kind !== 'list') return null
	const value = valueAt(document, path)
	const items: readonly Json[] = Array.isArray(value) ? value : []
	const { min, max, item: inner } = field
	const isFull = items.length >= Math.min(max ?? mostItems, mostItems)
	const own = findings.at(path)
	const isDated = inner.kind === 'group' && inner.fields.date?.kind === 'date'
	const days = isDated ? byDay(items, todayIn(new Date())) : null
	const isKept = opened.size > 0 && kept.length === items.length
	const order = isKept ? kept : (days?.order ?? items.map((_, at) => at))
	const over = days ? order.filter((at) => days.isOver(at) && !opened.has(at)) : []
	const shown = showsOver ? order : order.filter((at) => !over.includes(at))

	const nameAt = (at: number) =>
		namesOf(items[at] ?? null, language).names[0]?.text ??
		(isDated ? itemName(path) : t('list.item', { label: itemName(path), number: at + 1 }))

	function toggle(at: number) {
		const next = new Set(opened)
		if (!next.delete(at)) next.add(at)
		setOpened(next)
		if (days) setKept(order)
	}
	function move(at: number, by: number) {
		const to = at + by
		if (to < 0 || to >= items.length) return
		const list = items.slice()
		const [item] = list.splice(at, 1)
		if (item === undefined) return
		list.splice(to, 0, item)
		change(path, list)
		forget(path)
		setOpened(new Set([...opened].map((one) => (one === at ? to : one === to ? at : one))))
		announce(t('list.moved', { name: nameAt(at), number: to + 1 }))
		requestAnimationFrame(() => document_(`${idOfField([...path, `${to}`])}-head`)?.focus())
	}
	function add(item: Json, at = items.length) {
		change(path, [...items.slice(0, at), item, ...items.slice(at)])
		// Above all others, below the button that added it.
		if (days) setKept([at, ...order.map((one) => (one >= at ? one + 1 : one))])
		forget(path)
		setOpened(new Set([...[...opened].map((one) => (one >= at ? one + 1 : one)), at]))
		requestAnimationFrame(() => beginIn(`${idOfField([...path, `${at}`])}-head`))
	}
	function remove(at: number) {
		setRemoved({ list: items, name: nameAt(at) })
		change(
			path,
			items.filter((_, index) => index !== at),
		)
		forget(path)
		setOpened(
			new Set([...opened].filter((one) => one !== at).map((one) => (one > at ? one - 1 : one))),
		)
		announce(t('list.removed', { name: nameAt(at) }))
	}
	function keys(event: KeyboardEvent, at: number) {
		if (days || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
		event.preventDefault()
		move(at, event.key === 'ArrowUp' ? -1 : 1)
	}

	const limit =
		min !== undefined && min === max
			? t('list.exactly', { count: min })
			: min !== undefined && max !== undefined
				? t('list.limit', { min, max })
				: min !== undefined
					? t('list.least', { count: min })
					: max !== undefined
						? t('list.most', { max })
						: ''

	const addButton = !isFull && (
		<button type="button" className="web-add" onClick={() => add(emptyValue(inner))}>
			<Plus className="icon" aria-hidden="true" />
			{t('list.add', { item: itemName(path) })}
		</button>
	)

	return (
		<section className="web-list" id={idOfField(path)} tabIndex={-1} aria-label={label}>
			<h3>
				{label} <span>{formatNumber(language, items.length)}</span>
				{limit && <small>{limit}</small>}
			</h3>
			{own.map((finding) => (
				<FindingLine key={finding.code} finding={finding} />
			))}
			{items.length > longList && addButton}
			{items.length === 0 && <p className="desk-muted">{t('list.empty')}</p>}
			<ol>
				{shown.map((at) => {
					const item = items[at] ?? null
					const here = [...path, `${at}`]
					const name = nameAt(at)
					return (
						<ListItem
							key={idOfField(here)}
							{...{ item, name }}
							path={here}
							place={days ? null : at + 1}
							isOpen={opened.has(at)}
							onToggle={() => toggle(at)}
							onKeyDown={(event) => keys(event, at)}
							tools={
								<ItemTools
									name={name}
									isFirst={at === 0}
									isLast={at === items.length - 1}
									canRemove={min === undefined || items.length > min}
									canAdd={!isFull}
									onMove={days ? null : (by) => move(at, by)}
									onDuplicate={() => add(withoutNames(structuredClone(item)), at + 1)}
									onRemove={() => remove(at)}
								/>
							}
						>
							{renderItem({
								field: inner,
								path: here,
								// A sentence is not the label of the field it is written in.
								label:
									inner.kind === 'text'
										? t('list.item', { label: itemName(path), number: at + 1 })
										: name,
							})}
						</ListItem>
					)
				})}
			</ol>
			{over.length > 0 && (
				<Button variant="line" aria-expanded={showsOver} onClick={() => setShowsOver(!showsOver)}>
					{t(showsOver ? 'list.hideOver' : 'list.showOver', { count: over.length })}
				</Button>
			)}
			{removed && (
				<p className="web-removed" role="status">
					{t('list.removed', { name: removed.name })}
					<Button
						variant="line"
						small
						onClick={() => {
							change(path, removed.list)
							setRemoved(null)
						}}
					>
						{t('list.undo')}
					</Button>
				</p>
			)}
			{!(days && items.length > longList) && addButton}
		</section>
	)
}

/** A new item opens above the button that added it: writing begins in its first field, in the middle of the screen, away from what stays at its foot. */
function beginIn(headId: string): void {
	const field = document_(headId)
		?.closest('li')
		?.querySelector<HTMLElement>('.web-item-body :is(input, textarea, select)')
	field?.focus({ preventScroll: true })
	field?.closest('.web-field')?.scrollIntoView({ block: 'center' })
}

const document_ = (id: string) => globalThis.document.getElementById(id)
