/**
 * Stands under a telephone number and says, once somebody has left the field, that it can't be dialled as written, or asks for the
 * code that was probably meant. It refuses nothing. Fetched with the first move.
 */
import { Phone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ChosenCountry } from '#app/form/chosen-country.ts'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { LazyStrings } from './lazy-part.tsx'
import type { Advice } from './phone-rule.ts'

const areas = ['phone'] as const
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
		let isTold = false

		async function look(): Promise<void> {
			if (!field) return
			// Without a network nothing is said here: the desk still sees the number.
			const found =
				field.value.trim() === ''
					? undefined
					: await loadRule()
							.then(({ adviceOn }) => adviceOn(field))
							.catch(() => undefined)
			if (isGone) return
			isTold = found !== undefined
			setAdvice(found)
		}
		/** Nobody is told of a number that is still being typed, unless it was told before. */
		const onChange = (target?: EventTarget | null) => {
			if (isTold || target !== field || document.activeElement !== field) void look()
		}
		const onFocus = () => void loadRule().catch(() => undefined)
		// The form's own listeners come first: a calling code is drawn a moment after it was chosen.
		const onLater = ({ target }: Event) => setTimeout(() => onChange(target))
		field.addEventListener('focus', onFocus)
		field.addEventListener('blur', look)
		form.addEventListener('input', onLater)
		form.addEventListener('country', onLater)
		form.addEventListener('reset', onLater)
		if (document.activeElement !== field) void look()
		return () => {
			isGone = true
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
			{advice && (
				<LazyStrings areas={areas} silent>
					<Said advice={advice} onChange={change} />
				</LazyStrings>
			)}
		</div>
	)
}

/** Set apart from the Arabic around it, in which its plus would change sides. */
const apart = (code: string) => `\u2066${code}\u2069`

interface SaidProps {
	advice: Advice
	onChange: (country: ChosenCountry) => void
}

function Said({ advice, onChange }: SaidProps) {
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
