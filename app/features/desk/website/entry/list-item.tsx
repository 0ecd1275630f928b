/** One item of a list: closed it says what it is, open it has all its fields. */
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { KeyboardEvent, ReactNode } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { formatNumber } from '#domain/format.ts'
import type { Json } from '#domain/website/json.ts'
import { valueAt } from '#domain/website/places.ts'
import { idOfField, useEditing } from './edit-context.ts'
import { namesOf, stateOfItem } from './item-names.ts'
import { NameWords } from './name-words.tsx'

interface ItemProps {
	item: Json
	/** Of the item itself. */
	path: readonly string[]
	name: string
	/** Its place as it is shown; null where the list is put in order by its days. */
	place: number | null
	isOpen: boolean
	onToggle: () => void
	onKeyDown: (event: KeyboardEvent) => void
	tools: ReactNode
	/** All its fields, while it is open. */
	children: ReactNode
}

export function ListItem(props: ItemProps) {
	const { item, path, name, place, isOpen, onToggle, onKeyDown, tools, children } = props
	const t = useT('website')
	const language = useLanguage()
	const { published, findings } = useEditing()
	const { names, figure } = namesOf(item, language)
	const [first, second] = names
	const errors = findings.inside('error', path)
	const missing = findings.inside('missing', path)
	const list = valueAt(published ?? undefined, path.slice(0, -1))
	const state = stateOfItem(list, item, Number(path.at(-1)))
	return (
		<li className={`web-item ${isOpen ? 'is-open' : ''} ${errors ? 'is-invalid' : ''}`}>
			<div className="web-item-head">
				<button
					type="button"
					id={`${idOfField(path)}-head`}
					className="web-item-name"
					aria-expanded={isOpen}
					onClick={onToggle}
					onKeyDown={onKeyDown}
				>
					{place !== null && (
						<span className="web-item-number">{formatNumber(language, place)}</span>
					)}
					<span className="web-item-names">
						{first ? <NameWords {...first} /> : <bdi className="web-item-unnamed">{name}</bdi>}
						{second && <NameWords {...second} />}
					</span>
					{state && (
						<span className={`tag ${state === 'new' ? 'tag-ok' : 'tag-gold'}`}>
							{t(`list.${state}`)}
						</span>
					)}
					{figure && (
						<b>
							<bdi>{figure}</bdi>
						</b>
					)}
					{errors > 0 && <em className="web-count-error">{formatNumber(language, errors)}</em>}
					{missing > 0 && (
						<em className="web-count-missing" title={t('summary.missing', { count: missing })}>
							{formatNumber(language, missing)}
						</em>
					)}
					<ChevronDown className="icon" aria-hidden="true" />
				</button>
				{tools}
			</div>
			{isOpen && <div className="web-item-body">{children}</div>}
		</li>
	)
}
