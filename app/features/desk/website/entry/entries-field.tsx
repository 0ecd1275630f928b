/** A list of other entries, by their names: put in order with buttons, and chosen from a list where they may be chosen. */
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash2 from 'lucide-react/icons/trash-2'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { formatNumber } from '#domain/format.ts'
import { valueAt } from '#domain/website/places.ts'
import { DeskSelect } from '../../desk-select.tsx'
import { idOfField, useEditing } from './edit-context.ts'
import { FindingLine } from './field-frame.tsx'
import { bothNames } from './item-names.ts'
import { NameWords } from './name-words.tsx'
import type { FieldProps } from './simple-fields.tsx'
import { useItemName } from './value-words.ts'

/** Fields that name entries of one kind by their ids. The order of a list names all of them: none is added or removed there. */
const known = new Set(['related', 'order'])

export const isOfEntries = (path: readonly string[]) => known.has(path.at(-1) ?? '')

export function EntriesField({ field, path, label }: FieldProps) {
	const t = useT('website')
	const language = useLanguage()
	const itemName = useItemName()
	const { document, change, findings, announce, siblings } = useEditing()
	if (field.kind !== 'list') return null
	const value = valueAt(document, path)
	const ids = Array.isArray(value) ? value.map(String) : []
	const isOrder = path.at(-1) === 'order'
	// What was added since the order was last written comes last, as on its page.
	const listed = isOrder
		? [...new Set([...ids, ...siblings.map(({ id }) => id)])].filter((id) =>
				siblings.some((one) => one.id === id),
			)
		: ids
	const nameOf = (id: string) => siblings.find((one) => one.id === id)?.name ?? { ar: id, en: id }
	const isFull = field.max !== undefined && ids.length >= field.max
	const others = siblings.filter(({ id }) => !ids.includes(id))

	function move(at: number, by: number) {
		const next = listed.slice()
		const [id = ''] = next.splice(at, 1)
		next.splice(at + by, 0, id)
		change(path, next)
		announce(t('list.moved', { name: nameOf(id)[language], number: at + by + 1 }))
	}
	const remove = (id: string) =>
		change(
			path,
			ids.filter((one) => one !== id),
		)

	return (
		<section className="web-list" id={idOfField(path)} tabIndex={-1} aria-label={label}>
			<h3>
				{label} <span>{formatNumber(language, listed.length)}</span>
			</h3>
			{findings.at(path).map((finding) => (
				<FindingLine key={finding.code} finding={finding} />
			))}
			<ol>
				{listed.map((id, at) => {
					const name = nameOf(id)
					const tools = [
						{ label: t('list.up', { name: name[language] }), Icon: ArrowUp, by: -1 },
						{ label: t('list.down', { name: name[language] }), Icon: ArrowDown, by: 1 },
					]
					return (
						<li key={id} className="web-item">
							<div className="web-item-head">
								<div className="web-item-name">
									<span className="web-item-number">{formatNumber(language, at + 1)}</span>
									<span className="web-item-names">
										{bothNames(name, language).map((one) => (
											<NameWords key={one.language} {...one} />
										))}
									</span>
								</div>
								<div className="web-item-tools">
									{tools.map(({ label: words, Icon, by }) => (
										<IconButton
											icon={Icon}
											key={words}
											label={words}
											title={words}
											disabled={listed[at + by] === undefined}
											onClick={() => move(at, by)}
										/>
									))}
									{!isOrder && (
										<IconButton
											icon={Trash2}
											label={t('list.remove', { name: name[language] })}
											title={t('list.remove', { name: name[language] })}
											onClick={() => remove(id)}
										/>
									)}
								</div>
							</div>
						</li>
					)
				})}
			</ol>
			{!isOrder && !isFull && others.length > 0 && (
				<DeskSelect
					label={t('list.add', { item: itemName(path) })}
					value=""
					onChange={(id) => change(path, [...ids, id])}
					options={[
						{ value: '', label: t('list.add', { item: itemName(path) }) },
						...others.map(({ id, name }) => ({ value: id, label: name[language] })),
					]}
				/>
			)}
		</section>
	)
}
