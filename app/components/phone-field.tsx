/**
 * A telephone number: its calling code, chosen from all countries, and the number itself. The form gets two values,
 * `country_code` (`+60`) and the number under the field's own name.
 */
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useRef, useState } from 'react'
import { type ChosenCountry, writeCountry } from '#app/form/chosen-country.ts'
import { useErrors, usePosted } from '#app/form/form-context.ts'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { lazyPart } from '#app/start/later.tsx'
import { defaultCountry, defaultDialCode, dialCodeLabel } from '#domain/countries.ts'
import { plainCodeField } from '#domain/forms/posted.ts'
import { Field, type FieldProps, LatePhoneNote } from './field.tsx'
import { usePhoneHint } from './phone-hint.ts'

const loadPanel = () => import('./country-panel.tsx')
/** Fetched when the visitor reaches for the code; should that fail, opening asks again. */
const fetchPanel = () => void loadPanel().catch(() => undefined)
const CountryPanel = lazyPart(async () => (await loadPanel()).CountryPanel)

export function PhoneField(props: FieldProps) {
	const t = useT('forms')
	const language = useLanguage()
	const hint = usePhoneHint()
	const typedCode = usePosted('country_code')
	const errors = useErrors()
	const [chosen, setChosen] = useState<ChosenCountry>()
	const [open, setOpen] = useState(false)
	const group = useRef<HTMLDivElement>(null)
	const button = useRef<HTMLButtonElement>(null)
	const code = useRef<HTMLInputElement>(null)
	const isByHand = useRef(false)

	// Synchronises with the form: when it is reset, so is the calling code; when it is filled in again, it is chosen again.
	useEffect(() => {
		const form = button.current?.form
		const follow = (event: Event) =>
			setChosen(event instanceof CustomEvent ? event.detail : undefined)
		form?.addEventListener('reset', follow)
		form?.addEventListener('country', follow)
		return () => {
			form?.removeEventListener('reset', follow)
			form?.removeEventListener('country', follow)
		}
	}, [])
	// Synchronises with the form: a choice is a change of the form, as typing is.
	// biome-ignore lint/correctness/useExhaustiveDependencies: one event for each choice.
	useEffect(() => {
		if (isByHand.current) code.current?.dispatchEvent(new Event('input', { bubbles: true }))
		isByHand.current = false
	}, [chosen])

	const country = {
		code: chosen?.code ?? defaultCountry,
		dialCode: chosen?.dialCode ?? defaultDialCode,
		name: chosen?.name[language] ?? t('phone.defaultCountry'),
	}

	function close(): void {
		setOpen(false)
		button.current?.focus()
	}

	return (
		<Field
			{...props}
			hint={hint}
			error={errors[props.name] ?? errors.country_code}
			after={<LatePhoneNote />}
		>
			{(wiring) => (
				// biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left.
				<div
					ref={group}
					className="phone"
					onBlur={({ relatedTarget }) => {
						if (!group.current?.contains(relatedTarget)) setOpen(false)
					}}
				>
					<input
						ref={code}
						type="hidden"
						name="country_code"
						value={country.dialCode}
						data-country={chosen && writeCountry(chosen)}
					/>
					<button
						ref={button}
						type="button"
						className="field-input phone-code needs-scripts"
						aria-haspopup="dialog"
						aria-expanded={open}
						aria-label={t('phone.code', { country: dialCodeLabel(language, country) })}
						onPointerEnter={fetchPanel}
						onFocus={fetchPanel}
						// A press that does not focus the button (Safari) would close the list first, and the click would open it again.
						onMouseDown={(event) => {
							event.preventDefault()
							event.currentTarget.focus()
						}}
						onClick={() => setOpen(!open)}
					>
						<span className="truncate">
							{country.dialCode} <span className="phone-country">({country.name})</span>
						</span>
						<ChevronDown className="icon" aria-hidden="true" />
					</button>
					<noscript>
						<input
							type="tel"
							dir="ltr"
							name={plainCodeField}
							aria-label={t('phone.choose')}
							defaultValue={typedCode ?? defaultDialCode}
							autoComplete="tel-country-code"
							className="field-input phone-number"
						/>
					</noscript>
					<input
						{...wiring}
						type="tel"
						dir="ltr"
						autoComplete="tel-national"
						className="field-input phone-number"
					/>
					{open && (
						<CountryPanel
							chosen={chosen?.code}
							onChoose={(next) => {
								isByHand.current = true
								setChosen(next)
								close()
							}}
							onClose={close}
						/>
					)}
				</div>
			)}
		</Field>
	)
}
