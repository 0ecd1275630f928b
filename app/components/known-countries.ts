/** All countries with their names in both languages, for the list of calling codes and for what is asked about a number. */
import type { ChosenCountry } from '#app/form/chosen-country.ts'
import arabic from '#generated/countries.ar.json'
import english from '#generated/countries.en.json'

const englishNames = new Map(english.map(({ code, name }) => [code, name]))

/** By their two letters. */
export const knownCountries: ReadonlyMap<string, ChosenCountry> = new Map(
	arabic.map(({ code, name, dialCode }) => [
		code,
		{ code, dialCode, name: { ar: name, en: englishNames.get(code) ?? name } },
	]),
)
