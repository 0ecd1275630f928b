/**
 * The note under a telephone number, shown after the field was left: the number can't be dialled as written, or another calling code
 * was probably meant. It is advice and never refuses a number. Fetched with the first move.
 */
import Phone from 'lucide-react/icons/phone'
import { useEffect, useRef, useState } from 'react'
import type { ChosenCountry } from '#app/form/chosen-country.ts'
import { useT } from '#app/language/strings.tsx'
import { lazyPart } from '#app/start/later.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Advice } from './phone-rule.ts'

/** Milliseconds within which a released press has become a click. */
const clickFollows = 50

const loadRule = () => import('./phone-rule.ts')

export function PhoneNote() {
	const place = useRef<HTMLDivElement>(null)
	const [advice, setAdvice] = useState<Advice>()

	// Synchronises with the form, which the browser keeps: its number, its calling code, its nationality.
	useEffect(() => {
		const field = place.current?.parentElement?.querySelector<HTMLInputElement>('[type=tel]')
		const form = field?.form
		if (!field || !form) return
		let isGone = false
		let isShown = false

		let isPressed = false
		const onPress = () => {
			isPressed = true
		}
		const onRelease = () => {
			isPressed = false
		}
		async function look(): Promise<void> {
			if (!field) return
			// The press that took the focus away may be on a button below, which the advice would move before its click.
			if (isPressed) {
				await new Promise((resolve) => addEventListener('pointerup', resolve, { once: true }))
				await new Promise((resolve) => setTimeout(resolve, clickFollows))
			}
			// Without a network there is no advice: the desk still sees the number.
			const found =
				field.value.trim() === ''
					? undefined
					: await loadRule()
							.then(({ adviceOn }) => adviceOn(field))
							.catch(() => undefined)
			if (isGone) return
			isShown = found !== undefined
			setAdvice(found)
		}
		/** No advice while a number is being typed, unless there was some before. */
		const onChange = (target?: EventTarget | null) => {
			if (isShown || target !== field || document.activeElement !== field) void look()
		}
		const onFocus = () => void loadRule().catch(() => undefined)
		// The form's own listeners come first: a calling code is drawn a moment after it was chosen.
		const onLater = ({ target }: Event) => setTimeout(() => onChange(target))
		addEventListener('pointerdown', onPress, { capture: true })
		addEventListener('pointerup', onRelease, { capture: true })
		addEventListener('pointercancel', onRelease, { capture: true })
		field.addEventListener('focus', onFocus)
		field.addEventListener('blur', look)
		form.addEventListener('input', onLater)
		form.addEventListener('country', onLater)
		form.addEventListener('reset', onLater)
		if (document.activeElement !== field) void look()
		return () => {
			isGone = true
			removeEventListener('pointerdown', onPress, { capture: true })
			removeEventListener('pointerup', onRelease, { capture: true })
			removeEventListener('pointercancel', onRelease, { capture: true })
			field.removeEventListener('focus', onFocus)
			field.removeEventListener('blur', look)
			form.removeEventListener('input', onLater)
			form.removeEventListener('country', onLater)
			form.removeEventListener('reset', onLater)
		}
	}, [])

	function change(country: ChosenCountry): void {
		const field = place.current?.parentElement?.querySelector<HTMLInputElement>('[type=tel]')
		field?.form?.dispatchEvent(new CustomEvent('country', { detail: country }))
		// The button goes away with its question.
		field?.focus()
		// Once the code is drawn: a choice is a change of the form, and is kept as one.
		setTimeout(() => field?.dispatchEvent(new Event('input', { bubbles: true })))
	}

	return (
		<div ref={place} role="status">
			{advice && <Question advice={advice} onChange={change} />}
		</div>
	)
}

/** Set apart from the Arabic around it, in which its plus would change sides. */
const apart = (code: string) => `\u2066${code}\u2069`

interface QuestionProps {
	advice: Advice
	onChange: (country: ChosenCountry) => void
}

const Question = lazyPart(async () => AskAboutNumber, { areas: ['phone'], silent: true })

function AskAboutNumber({ advice, onChange }: QuestionProps) {
	const t = useT('phone')
	const isMeant = advice.kind === 'meant'
	const code = apart(isMeant ? advice.country.dialCode : '+966')
	return (
		<div className="form-note">
			<Phone className="icon" aria-hidden="true" />
			<div>
				<p>{isMeant ? t('meant', { code }) : t(`errors.${advice.kind}`, { code })}</p>
				{isMeant && (
					<Button variant="line" small className="mt-2" onClick={() => onChange(advice.country)}>
						{t('useMeant', { code })}
					</Button>
				)}
			</div>
		</div>
	)
}
