/** A list: closed items show what they are called, open ones all their fields. Buttons and keys put them in order. */
import ChevronDown from 'lucide-react/icons/chevron-down'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatDate, formatNumber } from '#domain/format.ts'
import { isText, type Language } from '#domain/language.ts'
import { mostItems } from '#domain/website/bounds.ts'
import { emptyValue } from '#domain/website/empty.ts'
import { isRecord, type Json } from '#domain/website/json.ts'
import { valueAt } from '#domain/website/places.ts'
import { idOfField, useEditing } from './edit-context.ts'
import { FindingLine } from './field-frame.tsx'
import { ItemTools } from './item-tools.tsx'
import type { FieldProps } from './simple-fields.tsx'

/** With more items the button below them is out of sight. */
const longList = 10
const figures = ['annualFee', 'monthlyFee', 'price', 'amount', 'year', 'value', 'date', 'distance']

/** What a closed item says of itself. */
function namesOf(item: Json, language: Language): { names: string[]; figure: string } {
	if (isText(item)) return { names: [`${item.ar}`, `${item.en}`], figure: '' }
	if (!isRecord(item)) return { names: [`${item ?? ''}`], figure: '' }
	const text = Object.values(item).find((value) => isText(value) && (value.ar || value.en))
	const names = isText(text) ? [`${text.ar}`, `${text.en}`] : [`${item.id ?? item.code ?? ''}`]
	const figure = figures
		.map((name) => item[name])
		.find((value) => typeof value === 'number' || typeof value === 'string')
	const shown =
		typeof figure === 'number'
			? figure > 2100 || figure < 1900
				? formatNumber(language, figure)
				: `${figure}`
			: /^\d{4}-\d\d-\d\d$/.test(figure ?? '')
				? formatDate(language, `${figure}`)
				: `${figure ?? ''}`
	return { names, figure: item.confidence === 'estimate' && shown ? `≈ ${shown}` : shown }
}

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
	const { document, published, change, findings, announce, forget } = useEditing()
	const language = useLanguage()
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

	const nameAt = (at: number) =>
		namesOf(items[at] ?? null, language).names.find(Boolean) ??
		t('list.item', { label, number: at + 1 })

	function toggle(at: number) {
		const next = new Set(opened)
		if (!next.delete(at)) next.add(at)
		setOpened(next)
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
		forget(path)
		setOpened(new Set([...[...opened].map((one) => (one >= at ? one + 1 : one)), at]))
		requestAnimationFrame(() => firstFieldOf(`${idOfField([...path, `${at}`])}-head`)?.focus())
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
		if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
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
			{t('list.add', { label })}
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
				{items.map((item, at) => {
					const here = [...path, `${at}`]
					const { names, figure } = namesOf(item, language)
					const name = nameAt(at)
					const isOpen = opened.has(at)
					const count = findings.inside('error', here)
					const missing = findings.inside('missing', here)
					const key = isRecord(item) ? (item.code ?? item.id) : undefined
					const isNew =
						published !== null &&
						typeof key === 'string' &&
						valueAt(published, [...path, key]) === undefined
					return (
						<li
							key={idOfField(here)}
							className={`web-item ${isOpen ? 'is-open' : ''} ${count ? 'is-invalid' : ''}`}
						>
							<div className="web-item-head">
								<button
									type="button"
									id={`${idOfField(here)}-head`}
									className="web-item-name"
									aria-expanded={isOpen}
									onClick={() => toggle(at)}
									onKeyDown={(event) => keys(event, at)}
								>
									<span className="web-item-number">{formatNumber(language, at + 1)}</span>
									<span className="web-item-names">
										<bdi>{names[0] || name}</bdi>
										{names[1] && <bdi lang="en">{names[1]}</bdi>}
									</span>
									{isNew && <span className="tag tag-ok">{t('list.new')}</span>}
									{figure && <b dir="ltr">{figure}</b>}
									{count > 0 && (
										<em className="web-count-error">{formatNumber(language, count)}</em>
									)}
									{missing > 0 && (
										<em
											className="web-count-missing"
											title={t('summary.missing', { count: missing })}
										>
											{formatNumber(language, missing)}
										</em>
									)}
									<ChevronDown className="icon" aria-hidden="true" />
								</button>
								<ItemTools
									name={name}
									isFirst={at === 0}
									isLast={at === items.length - 1}
									canRemove={min === undefined || items.length > min}
									canAdd={!isFull}
									onMove={(by) => move(at, by)}
									onDuplicate={() => add(withoutNames(structuredClone(item)), at + 1)}
									onRemove={() => remove(at)}
								/>
							</div>
							{isOpen && (
								<div className="web-item-body">
									{renderItem({ field: inner, path: here, label: name })}
								</div>
							)}
						</li>
					)
				})}
			</ol>
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
			{addButton}
		</section>
	)
}

/** A new item opens above the button that added it: writing begins in its first field. */
const firstFieldOf = (headId: string) =>
	document_(headId)
		?.closest('li')
		?.querySelector<HTMLElement>('.web-item-body :is(input, textarea, select)')

const document_ = (id: string) => globalThis.document.getElementById(id)
