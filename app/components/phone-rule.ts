/** The advice about a telephone number in a form. Fetched when such a field gets the focus: it contains the numbering rules of every country. */
import type { ChosenCountry } from '#app/form/chosen-country.ts'
import { phoneAdvice } from '#domain/dialable-phone.ts'
import { countryOfNationality } from '#domain/nationality.ts'

export type Advice =
	| { kind: 'undialable' | 'withoutCode' }
	/** The number fits the country of the nationality. */
	| { kind: 'meant'; country: ChosenCountry }

function fieldNamed(form: HTMLFormElement, name: string) {
	const field = form.elements.namedItem(name)
	return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : undefined
}

/** Undefined where there is nothing to say. */
export async function adviceOn(field: HTMLInputElement): Promise<Advice | undefined> {
	const { form, value: number } = field
	if (!form) return undefined
	// As the list of codes has them.
	const { knownCountries } = await import('./country-panel.tsx')
	const byEnglishName = new Map(
		[...knownCountries.values()].map(({ name, code }) => [name.en, code]),
	)
	const list = fieldNamed(form, 'country_code')
	const nationality = fieldNamed(form, 'nationality')?.value ?? ''
	const country = countryOfNationality(nationality, byEnglishName)
	const isPreset = list?.dataset.country === undefined
	const kind = phoneAdvice({ number, code: list?.value, country }, { isPreset })
	if (kind !== 'meant') return kind && { kind }
	const home = knownCountries.get(country ?? '')
	return home && { kind, country: home }
}
