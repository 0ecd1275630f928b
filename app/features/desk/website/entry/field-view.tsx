/** One field of the form, whatever its kind: the schema decides. */
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useT } from '#app/language/strings.tsx'
import { newValue } from '#domain/website/empty.ts'
import { labelKeyOf } from '#domain/website/field-names.ts'
import { isRecord } from '#domain/website/json.ts'
import { valueAt } from '#domain/website/places.ts'
import { CrestField, isCrest } from './crest-field.tsx'
import { DayField } from './day-field.tsx'
import { idOfField, useEditing } from './edit-context.ts'
import { EntriesField, isOfEntries } from './entries-field.tsx'
import { ListField } from './list-field.tsx'
import { PictureField } from './picture-field.tsx'
import {
	ChoiceField,
	ChoicesField,
	type FieldProps,
	LinesField,
	NumberField,
	SwitchField,
	TextPair,
} from './simple-fields.tsx'
import { isTabbed, TabbedLists } from './tabbed-lists.tsx'
import { TimeField } from './time-field.tsx'
import { optionWords } from './value-words.ts'
import { WordsField } from './words-field.tsx'

/** Part of addresses or of the drawn site: an editor sees them and does not change them. */
const locked = new Set(['id', 'code', 'key', 'brand', 'timeZone', 'currency'])

/** Minutes after midnight, which people read as a clock. */
const times = new Set(['opens', 'closes'])

export function useFieldLabel() {
	const words = useT('website-fields')
	return (path: readonly string[]) => words(`fields.${labelKeyOf(path)}`)
}

export function FieldView(props: FieldProps) {
	const { field, path } = props
	const { document } = useEditing()
	const value = valueAt(document, path)
	// Which stage a template is for is a code of the desk; a course's stage is a switch further down.
	const isLocked = locked.has(path.at(-1) ?? '') || path.join() === 'stage'
	if (isLocked) return <LockedField {...props} />
	if (isCrest(path)) return <CrestField {...props} />
	const mayMiss = field.isOptional || field.isNullable
	const isSwitch = field.kind === 'boolean' || field.kind === 'fixed'
	if (mayMiss && !isSwitch && (value === undefined || value === null))
		return <MissingField {...props} />
	return (
		<div className={mayMiss && !isSwitch ? 'web-optional' : undefined}>
			<PresentField {...props} />
			{mayMiss && !isSwitch && <TakeAway {...props} />}
		</div>
	)
}

const renderItem = (item: FieldProps) =>
	item.field.kind === 'group' ? <GroupFields {...item} /> : <FieldView {...item} />

function PresentField(props: FieldProps) {
	const { field, path, label } = props
	const { document } = useEditing()
	switch (field.kind) {
		case 'text':
			// A short name may be one word for both languages.
			return isRecord(valueAt(document, path)) ? (
				<TextPair path={path} label={label} />
			) : (
				<WordsField {...props} />
			)
		case 'picture':
			return <PictureField {...props} />
		case 'confidence':
		case 'choice':
			return <ChoiceField {...props} />
		case 'number':
			return times.has(path.at(-1) ?? '') ? <TimeField {...props} /> : <NumberField {...props} />
		case 'date':
			return <DayField {...props} />
		case 'boolean':
		case 'fixed':
			return <SwitchField {...props} />
		case 'list':
			if (field.item.kind === 'choice' || field.item.kind === 'number')
				return <ChoicesField {...props} />
			if (isOfEntries(path)) return <EntriesField {...props} />
			return field.item.kind === 'words' ? (
				<LinesField {...props} />
			) : (
				<ListField {...props} renderItem={renderItem} />
			)
		case 'group':
			return isTabbed(path) ? (
				<TabbedLists {...props} renderList={(list) => <FieldView {...list} />} />
			) : (
				<GroupField {...props} />
			)
		default:
			return <WordsField {...props} />
	}
}

function GroupField({ field, path, label }: FieldProps) {
	if (field.kind !== 'group') return null
	return (
		<fieldset className="web-group" id={idOfField(path)} tabIndex={-1}>
			<legend>{label}</legend>
			<GroupFields field={field} path={path} />
		</fieldset>
	)
}

function GroupFields({ field, path }: Omit<FieldProps, 'label'>) {
	const labelOf = useFieldLabel()
	if (field.kind !== 'group') return null
	return (
		<div className="web-fields">
			{Object.entries(field.fields)
				.filter(([name]) => !locked.has(name) || name === 'brand')
				.map(([name, inner]) => {
					const own = [...path, name]
					return <FieldView key={name} field={inner} path={own} label={labelOf(own)} />
				})}
		</div>
	)
}

function LockedField({ path, label }: FieldProps) {
	const t = useT('website')
	const { document } = useEditing()
	const value = valueAt(document, path)
	const words = useT('website-fields')
	const said = isRecord(value)
		? `${value.ar} · ${value.en}`
		: optionWords(words(`options.${value ?? ''}`), `${value ?? ''}`)
	return (
		<div className="web-field web-locked">
			<p className="web-label">{label}</p>
			<p>
				<bdi>{said}</bdi>
			</p>
			<p className="field-hint">{t('field.locked')}</p>
		</div>
	)
}

function MissingField({ field, path, label }: FieldProps) {
	const t = useT('website')
	const { change } = useEditing()
	return (
		<div className="web-field">
			<p className="web-label">
				{label} <small>{t(field.isNullable ? 'field.unknown' : 'field.optional')}</small>
			</p>
			<button
				type="button"
				className="web-add"
				id={idOfField(path)}
				onClick={() => change(path, newValue(field))}
			>
				<Plus className="icon" aria-hidden="true" />
				{t('field.add', { label })}
			</button>
		</div>
	)
}

function TakeAway({ field, path, label }: FieldProps) {
	const t = useT('website')
	const { change } = useEditing()
	return (
		<button
			type="button"
			className="web-take"
			onClick={() => change(path, field.isNullable ? null : undefined)}
		>
			<X className="icon" aria-hidden="true" />
			{t('field.take', { label })}
		</button>
	)
}
