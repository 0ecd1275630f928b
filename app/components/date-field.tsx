/**
 * A day as three parts: typed day, month by its name, typed year, all in the language of the page. The browser's own field would speak
 * the machine's. It is here too, out of sight: it holds the value under the field's name, and it is what visitors without scripts use.
 */
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { toLatinDigits } from '#domain/digits.ts'
import { monthNames } from '#domain/format.ts'
import { isIsoDate } from '#domain/forms/iso-date.ts'
import { type ControlProps, Field, type FieldProps } from './field.tsx'

/** Today where the visitor is, as `2026-11-15`. */
export function localToday(now = new Date()): string {
	const two = (part: number) => String(part).padStart(2, '0')
	return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** `01` to `12`. */
const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))

type Part = HTMLInputElement | HTMLSelectElement

const partsOf = (group: HTMLElement) => [...group.querySelectorAll<Part>('input, select')]

/** `2005-03-14`; what is missing leaves its place empty (`-03-14`), so that the rules see that the day is no day yet. */
function typedDay(group: HTMLElement): string {
	const [day = '', month = '', year = ''] = partsOf(group).map(({ value }) =>
		toLatinDigits(value).replace(/\D/g, ''),
	)
	if (day + month + year === '') return ''
	return `${year}-${month}-${day === '' ? '' : day.padStart(2, '0')}`
}

interface DateInputProps extends Partial<ControlProps>, Pick<ComponentProps<'input'>, 'disabled'> {
	/** Of the field, whose label has the id `{id}-label`. */
	id: string
	name: string
	/** The day is the visitor's birthday: the browser may know it. */
	isBirthday?: boolean
}

export function DateInput(props: DateInputProps) {
	const { id, name, isBirthday = false, defaultValue = '', required, disabled, ...wiring } = props
	const t = useT('forms')
	const language = useLanguage()
	const field = useRef<HTMLInputElement>(null)
	const group = useRef<HTMLDivElement>(null)
	const [hasScripts, setScripts] = useState(false)
	const [year = '', month = '', day = ''] = defaultValue.split('-')
	const fill = isBirthday ? 'bday' : undefined
	const part = { ...wiring, required, disabled, className: 'field-input' }

	/** A day that does not exist is refused in the words of the page wherever the browser checks a form. */
	function check(): void {
		if (!field.current || !group.current) return
		const { value } = field.current
		const isWrong = value !== '' && !isIsoDate(value)
		partsOf(group.current)[0]?.setCustomValidity(isWrong ? t('date.wrong') : '')
	}

	function showTyped(): void {
		if (!field.current || !group.current) return
		const value = typedDay(group.current)
		if (field.current.value !== value) {
			field.current.value = value
			// The form keeps and checks what happens to fields with a name.
			field.current.dispatchEvent(new Event('input', { bubbles: true }))
		}
		check()
	}

	/** Filled in from elsewhere: by a draft, or by the browser. */
	function showValue(): void {
		if (!field.current || !group.current || typedDay(group.current) === field.current.value) return
		const values = field.current.value.split('-').reverse()
		for (const [at, one] of partsOf(group.current).entries()) one.value = values[at] ?? ''
		check()
	}

	// Synchronises with what was typed before the scripts ran.
	useEffect(() => setScripts(true), [])
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the field takes any text.
	useEffect(() => {
		if (hasScripts && group.current && typedDay(group.current)) showTyped()
		else if (hasScripts) showValue()
	}, [hasScripts])

	return (
		<div className="date-field">
			<input
				{...wiring}
				ref={field}
				id={id}
				name={name}
				defaultValue={defaultValue}
				className="field-input date-value"
				autoComplete={fill}
				disabled={disabled}
				{...(hasScripts
					? { type: 'text', dir: 'auto', tabIndex: -1, 'aria-hidden': true }
					: { type: 'date', required })}
				onInput={showValue}
				onFocus={() => {
					const parts = group.current ? partsOf(group.current) : []
					const next = parts.find(({ value }) => value === '') ?? parts[0]
					next?.focus()
				}}
			/>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in every browser, and its legend would be the label once more. */}
			<div
				ref={group}
				role="group"
				aria-labelledby={`${id}-label`}
				className="date-parts needs-scripts"
				onInput={showTyped}
			>
				<input
					{...part}
					dir="ltr"
					inputMode="numeric"
					maxLength={2}
					defaultValue={day}
					autoComplete={fill && `${fill}-day`}
					aria-label={t('date.day')}
					placeholder={t('date.day')}
				/>
				<select
					{...part}
					defaultValue={month}
					autoComplete={fill && `${fill}-month`}
					aria-label={t('date.month')}
				>
					<option value="">{t('date.month')}</option>
					{months.map((value, at) => (
						// The same options in both languages: others would lose the choice.
						<option key={value} value={value}>
							{monthNames(language)[at]}
						</option>
					))}
				</select>
				<input
					{...part}
					dir="ltr"
					inputMode="numeric"
					maxLength={4}
					defaultValue={year}
					autoComplete={fill && `${fill}-year`}
					aria-label={t('date.year')}
					placeholder={t('date.year')}
				/>
			</div>
		</div>
	)
}

interface DateFieldProps extends FieldProps {
	defaultValue?: string
	isBirthday?: boolean
}

export function DateField({ defaultValue, isBirthday, ...field }: DateFieldProps) {
	return (
		<Field {...field}>
			{(wiring) => (
				<DateInput
					{...(defaultValue !== undefined && { defaultValue })}
					{...wiring}
					isBirthday={isBirthday ?? false}
				/>
			)}
		</Field>
	)
}
