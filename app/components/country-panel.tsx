/**
 * The list of calling codes with its search, loaded when a visitor first reaches for it. A country is found by its
 * name in either language, by its calling code, and by its two letters.
 */
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { ChosenCountry } from '#app/form/chosen-country.ts'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { Country } from '#domain/countries.ts'
import type { Language } from '#domain/language.ts'
import { foldAll, matches } from '#domain/search.ts'
import arabic from '#generated/countries.ar.json'
import english from '#generated/countries.en.json'

/** Each in the order of its own language. */
const lists: Record<Language, Country[]> = { ar: arabic, en: english }

/** By their two letters, with their names in both languages. */
export const knownCountries: ReadonlyMap<string, ChosenCountry> = new Map(
	arabic.map(({ code, name, dialCode }) => {
		const inEnglish = english.find((country) => country.code === code)?.name ?? name
		return [code, { code, dialCode, name: { ar: name, en: inEnglish } }]
	}),
)

const haystacks = new Map(
	[...knownCountries.values()].map(({ code, dialCode, name }) => [
		code,
		foldAll([name.ar, name.en, code, dialCode]),
	]),
)

function find(countries: Country[], typed: string): Country[] {
	const query = typed.trim()
	// A plus alone is a calling code that has just begun.
	if (query === '' || query === '+') return countries
	const code = /^(?:\+|00)?(\d+)$/.exec(query)?.[1]
	if (code) return countries.filter(({ dialCode }) => dialCode.startsWith(`+${code}`))
	return countries.filter((country) => matches(haystacks.get(country.code) ?? '', query))
}

interface Props {
	/** Undefined while the default is unchanged: the list is then shown from its start. */
	chosen: string | undefined
	onChoose: (country: ChosenCountry) => void
	onClose: () => void
}

export function CountryPanel({ chosen, onChoose, onClose }: Props) {
	const t = useT('forms')
	const countries = lists[useLanguage()]
	const id = useId()
	const panel = useRef<HTMLDivElement>(null)
	const [query, setQuery] = useState('')
	const [active, setActive] = useState(chosen)
	const found = find(countries, query)
	const position = Math.max(
		found.findIndex(({ code }) => code === active),
		0,
	)
	const current = found[position]?.code

	// Synchronises with the scroll position of the list: the active country is always in sight.
	useEffect(() => {
		const option = current && document.getElementById(`${id}-${current}`)
		if (option) option.scrollIntoView({ block: 'nearest' })
	}, [id, current])
	// Synchronises with the focus: typing searches at once.
	useEffect(() => panel.current?.querySelector('input')?.focus(), [])

	function choose(code: string | undefined): void {
		const country = code === undefined ? undefined : knownCountries.get(code)
		if (country) onChoose(country)
	}

	const moves: Record<string, number> = {
		ArrowDown: position + 1,
		ArrowUp: position - 1,
		PageDown: position + 6,
		PageUp: position - 6,
	}

	function onKeyDown(event: KeyboardEvent): void {
		const next = moves[event.key]
		if (next !== undefined) {
			const target = found[Math.min(Math.max(next, 0), found.length - 1)]
			if (target) setActive(target.code)
		} else if (event.key === 'Enter') choose(current)
		else if (event.key === 'Escape') onClose()
		else return
		event.preventDefault()
		event.stopPropagation()
	}

	return (
		<div
			ref={panel}
			role="dialog"
			aria-label={t('phone.choose')}
			className="country-panel"
			onKeyDown={onKeyDown}
		>
			<div className="country-search">
				<Search className="icon" aria-hidden="true" />
				<input
					role="combobox"
					aria-expanded="true"
					aria-autocomplete="list"
					aria-controls={`${id}-list`}
					aria-activedescendant={current && `${id}-${current}`}
					aria-label={t('phone.search')}
					placeholder={t('phone.search')}
					dir="auto"
					autoComplete="off"
					enterKeyHint="done"
					className="field-input field-search"
					value={query}
					onChange={({ target }) => setQuery(target.value)}
				/>
			</div>
			<div id={`${id}-list`} role="listbox" aria-label={t('phone.choose')} tabIndex={-1}>
				{found.map(({ code, name, dialCode }) => (
					<div
						key={code}
						id={`${id}-${code}`}
						role="option"
						tabIndex={-1}
						aria-selected={code === current}
						onClick={() => choose(code)}
						onKeyDown={onKeyDown}
					>
						<bdi dir="ltr">{dialCode}</bdi> <span>({name})</span>
					</div>
				))}
			</div>
			<p role="status" className={found.length > 0 ? 'sr-only' : 'px-4 pb-4 text-muted'}>
				{found.length === 0 && t('phone.none')}
			</p>
		</div>
	)
}
