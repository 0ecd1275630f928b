/** One labelled field: its label, hint and error are tied to the control, whatever the control is. */
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react'
import { useErrors, usePosted } from '#app/form/form-context.ts'
import { sayInvalid } from '#app/form/invalid-words.ts'
import { useT } from '#app/language/strings.tsx'
import { useOnFirstMove } from '#app/start/later.tsx'
import { removeDirectionMarks } from '#domain/direction-marks.ts'
import type { ErrorCode } from '#domain/forms/errors.ts'

export interface FieldProps {
	/** Equal to the column it is stored in. */
	name: string
	label: string
	/** `browser`: the browser itself refuses to send the form without it. */
	required?: boolean | 'browser' | undefined
	hint?: string | undefined
	/** In place of what the form says of it; null where the field itself says what is wrong. */
	error?: ErrorCode | null | undefined
	/** Exact words for some codes; all others come from the `forms` strings. */
	messages?: Partial<Record<ErrorCode, string>> | undefined
	className?: string
}

/** What a control needs to be announced with its field. */
export interface ControlProps {
	id: string
	name: string
	'aria-invalid': boolean | undefined
	'aria-describedby': string | undefined
	'aria-required': true | undefined
	required: true | undefined
	onInvalid: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void
	defaultValue?: string
}

interface FrameProps extends FieldProps {
	children: (control: ControlProps) => ReactNode
	/** Between the control and the error, such as the passport's live feedback. */
	after?: ReactNode
}

export function Field(props: FrameProps) {
	const { name, label, required, hint, messages, className = '', children, after } = props
	const wrong = useErrors()[name]
	const error = props.error === undefined ? wrong : props.error
	const posted = usePosted(name)
	const t = useT('forms')
	const id = useId()
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
	return (
		<div className={`field ${className}`}>
			<label id={`${id}-label`} htmlFor={id} className="field-label">
				{label}
				{required && (
					<span className="field-required" aria-hidden="true">
						*
					</span>
				)}
			</label>
			{children({
				id,
				name,
				// Firefox announces a required field as invalid before it was visited.
				'aria-invalid': error ? true : required === 'browser' ? false : undefined,
				'aria-describedby': described || undefined,
				'aria-required': required ? true : undefined,
				required: required === 'browser' ? true : undefined,
				onInvalid: ({ currentTarget }) =>
					sayInvalid(currentTarget, (code) => messages?.[code] ?? t(`errors.${code}`)),
				...(posted !== undefined && { defaultValue: posted }),
			})}
			{hint && (
				<p id={`${id}-hint`} className="field-hint">
					{hint}
				</p>
			)}
			{after}
			{error && <FieldError id={`${id}-error`} error={error} messages={messages} />}
		</div>
	)
}

interface FieldErrorProps extends Pick<FieldProps, 'messages'> {
	id: string
	error: ErrorCode
	/** Words of its own, where the rules have none for it. */
	text?: string
}

/** The sentence for what a rule found wrong with a field: the one place that turns a code into words. */
export function FieldError({ id, error, messages, text }: FieldErrorProps) {
	const t = useT('forms')
	return (
		<p id={id} className="field-error">
			<CircleAlert className="icon" aria-hidden="true" />
			{text ?? messages?.[error] ?? t(`errors.${error}`)}
		</p>
	)
}

type Control<Element extends 'input' | 'textarea' | 'select'> = Omit<
	ComponentProps<Element>,
	keyof FieldProps | 'id'
>

function split<Props extends FieldProps>(props: Props) {
	const { name, label, required, hint, error, messages, className, ...control } = props
	const field = { name, label, required, hint, error, messages, className } as FieldProps
	return { field, control }
}

/** An address copied out of an Arabic chat has them, and the browser itself would refuse it. */
function dropDirectionMarks({ currentTarget: field }: FormEvent<HTMLInputElement>): void {
	const plain = removeDirectionMarks(field.value)
	if (plain !== field.value) field.value = plain
}

const loadPhoneNote = async () => (await import('./phone-note.tsx')).PhoneNote

/** The note under a telephone number, once it is fetched. */
export function LatePhoneNote() {
	const { part: PhoneNote } = useOnFirstMove(loadPhoneNote)
	return PhoneNote && <PhoneNote />
}

/** Lets styles recognise an empty field (`:placeholder-shown`) and give it the direction of the page: `dir=auto` would be left to right. */
const unseen = ' '

/** Names are `dir="auto"`; mail, telephone and codes are `dir="ltr"` in both languages. */
export function TextField({
	type = 'text',
	dir,
	placeholder = unseen,
	...props
}: FieldProps & Control<'input'>) {
	const { field, control } = split(props)
	const direction = dir ?? (type === 'email' || type === 'tel' ? 'ltr' : 'auto')
	return (
		<Field {...field} after={type === 'tel' && <LatePhoneNote />}>
			{(wiring) => (
				<input
					onInput={type === 'email' ? dropDirectionMarks : undefined}
					{...control}
					{...wiring}
					type={type}
					placeholder={placeholder}
					dir={direction}
					className="field-input"
				/>
			)}
		</Field>
	)
}

export function TextArea({ placeholder = unseen, ...props }: FieldProps & Control<'textarea'>) {
	const { field, control } = split(props)
	return (
		<Field {...field}>
			{(wiring) => (
				<textarea
					{...control}
					{...wiring}
					placeholder={placeholder}
					dir="auto"
					className="field-input"
				/>
			)}
		</Field>
	)
}

export interface Option {
	/** What is stored; never depends on the language. */
	value: string
	label: string
	disabled?: boolean
}

/** `placeholder` is the empty first option; without it the first option is chosen from the start. */
export function SelectField({
	options,
	placeholder,
	...props
}: FieldProps & Control<'select'> & { options: Option[]; placeholder?: string }) {
	const { field, control } = split(props)
	return (
		<Field {...field}>
			{(wiring) => (
				<select {...control} {...wiring} className="field-input">
					{placeholder !== undefined && <option value="">{placeholder}</option>}
					{options.map(({ value, label, disabled }) => (
						<option key={value} value={value} disabled={disabled}>
							{label}
						</option>
					))}
				</select>
			)}
		</Field>
	)
}
