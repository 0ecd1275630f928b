/** Fields that hold one value: figures, days, choices; and the text in two languages. */
import { useState } from 'react'
import { useT } from '#app/language/strings.tsx'
import { toLatinDigits } from '#domain/digits.ts'
import { formatNumber } from '#domain/format.ts'
import { directionOf, languages } from '#domain/language.ts'
import { mostLetters } from '#domain/website/bounds.ts'
import type { Field } from '#domain/website/fields.ts'
import { isRecord, type Json } from '#domain/website/json.ts'
import { valueAt } from '#domain/website/places.ts'
import { idOfField, useEditing } from './edit-context.ts'
import { FieldFrame } from './field-frame.tsx'
import { optionWords } from './value-words.ts'

export interface FieldProps {
	field: Field
	path: readonly string[]
	label: string
}

export const asText = (value: Json | undefined) =>
	typeof value === 'string' || typeof value === 'number' ? `${value}` : ''

/** Arabic at the start, English beside it, each in its own direction. */
export function TextPair({ path, label }: Omit<FieldProps, 'field'>) {
	const t = useT('website')
	const { document, change } = useEditing()
	const value = valueAt(document, path)
	const text = isRecord(value) ? value : {}
	return (
		<div className="web-pair">
			{languages.map((language) => {
				const own = [...path, language]
				const id = idOfField(own)
				return (
					<FieldFrame
						key={language}
						path={own}
						id={id}
						label={`${label} · ${t(`field.${language}`)}`}
					>
						{(wiring) => (
							<textarea
								{...wiring}
								id={id}
								className="field-input web-text"
								lang={language}
								dir={directionOf(language)}
								rows={1}
								maxLength={mostLetters}
								value={asText(text[language])}
								onChange={({ currentTarget }) => change(own, currentTarget.value)}
							/>
						)}
					</FieldFrame>
				)
			})}
		</div>
	)
}

/** Digits of both sets and separators are read; what is no number stays as typed and is an error. */
function readNumber(typed: string): Json {
	const plain = toLatinDigits(typed)
		.replace(/[,\s\u066c]/g, '')
		.replace('\u066b', '.')
	if (plain === '') return null
	const number = Number(plain)
	return Number.isFinite(number) ? number : typed
}

const amounts = new Set(['annualFee', 'monthlyFee', 'price', 'amount', 'bachelor', 'master', 'phd'])
/** Their least and most are amounts too. */
const amountRanges = new Set(['tuition', 'monthlyFee', 'priceRange'])

export function NumberField({ path, label }: FieldProps) {
	const t = useT('website')
	const { document, change } = useEditing()
	const value = valueAt(document, path)
	const id = idOfField(path)
	// While it is typed it stays as typed: «12.» is on the way to 12.5.
	const [typed, setTyped] = useState<string | null>(null)
	const shown =
		typeof value === 'number' && value >= 10_000 ? formatNumber('en', value) : asText(value)
	const isEnd = ['min', 'max'].includes(path.at(-1) ?? '')
	const isAmount = isEnd ? amountRanges.has(path.at(-2) ?? '') : amounts.has(path.at(-1) ?? '')
	return (
		<FieldFrame path={path} id={id} label={isAmount ? `${label} (${t('field.ringgit')})` : label}>
			{(wiring) => (
				<input
					{...wiring}
					id={id}
					className="field-input"
					dir="ltr"
					inputMode="decimal"
					autoComplete="off"
					value={typed ?? shown}
					onChange={({ currentTarget }) => {
						setTyped(currentTarget.value)
						change(path, readNumber(currentTarget.value))
					}}
					onBlur={() => setTyped(null)}
				/>
			)}
		</FieldFrame>
	)
}

const confidences = ['verified', 'well-known', 'estimate', 'sample'] as const

export function ChoiceField({ field, path, label }: FieldProps) {
	const t = useT('website')
	const words = useT('website-fields')
	const { document, change } = useEditing()
	const id = idOfField(path)
	const options: readonly string[] = field.kind === 'choice' ? field.options : confidences
	const value = asText(valueAt(document, path))
	const level = field.kind === 'confidence' && confidences.find((one) => one === value)
	return (
		<FieldFrame
			path={path}
			id={id}
			label={label}
			hint={level && <p className="field-hint">{t(`field.confidence.${level}`)}</p>}
		>
			{(wiring) => (
				<select
					{...wiring}
					id={id}
					className="field-input"
					value={value}
					onChange={({ currentTarget }) => change(path, currentTarget.value)}
				>
					{value === '' && <option value="">{t('field.choose')}</option>}
					{options.map((option) => (
						<option key={option} value={option}>
							{optionWords(words(`options.${option}`), option)}
						</option>
					))}
				</select>
			)}
		</FieldFrame>
	)
}

export function SwitchField({ field, path, label }: FieldProps) {
	const { document, change } = useEditing()
	const id = idOfField(path)
	const off = field.isOptional ? undefined : false
	return (
		<div className="web-field web-switch">
			<input
				type="checkbox"
				id={id}
				checked={valueAt(document, path) === true}
				onChange={({ currentTarget }) => change(path, currentTarget.checked ? true : off)}
			/>
			<label htmlFor={id}>{label}</label>
		</div>
	)
}

/** Several of a few: fields of study, levels, months. */
export function ChoicesField({ field, path, label }: FieldProps) {
	const words = useT('website-fields')
	const { document, change } = useEditing()
	const id = idOfField(path)
	const value = valueAt(document, path)
	const chosen: readonly Json[] = Array.isArray(value) ? value : []
	const item = field.kind === 'list' ? field.item : null
	const options: Json[] =
		item?.kind === 'choice' ? [...item.options] : Array.from({ length: 12 }, (_, at) => at + 1)
	const toggle = (option: Json) =>
		change(
			path,
			chosen.includes(option)
				? chosen.filter((one) => one !== option)
				: item?.kind === 'number'
					? options.filter((one) => one === option || chosen.includes(one))
					: [...chosen, option],
		)
	return (
		<FieldFrame path={path} id={id} label={label} isGroup>
			{() => (
				<div className="web-choices">
					{options.map((option) => (
						<label key={`${option}`}>
							<input
								type="checkbox"
								checked={chosen.includes(option)}
								onChange={() => toggle(option)}
							/>
							{optionWords(words(`options.${option}`), `${option}`)}
						</label>
					))}
				</div>
			)}
		</FieldFrame>
	)
}

/** A list of plain words, one a line. */
export function LinesField({ path, label }: FieldProps) {
	const t = useT('website')
	const { document, change } = useEditing()
	const id = idOfField(path)
	const value = valueAt(document, path)
	const lines = Array.isArray(value) ? value.map(asText) : []
	const [typed, setTyped] = useState<string | null>(null)
	return (
		<FieldFrame
			path={path}
			id={id}
			label={label}
			hint={<p className="field-hint">{t('field.oneLine')}</p>}
		>
			{(wiring) => (
				<textarea
					{...wiring}
					id={id}
					className="field-input web-text"
					dir="auto"
					rows={2}
					value={typed ?? lines.join('\n')}
					onChange={({ currentTarget }) => {
						setTyped(currentTarget.value)
						const words = currentTarget.value.split('\n').map((line) => line.trim())
						change(path, words.filter(Boolean))
					}}
					onBlur={() => setTyped(null)}
				/>
			)}
		</FieldFrame>
	)
}
