/** The country (`SA`) that a form's nationality names: a code of the visa form, or an English name of the application's list. */

const visaCountries: Readonly<Record<string, string>> = {
	'saudi-arabia': 'SA',
	egypt: 'EG',
	jordan: 'JO',
	uae: 'AE',
	kuwait: 'KW',
}

export function countryOfNationality(
	nationality: string,
	byEnglishName: ReadonlyMap<string, string>,
): string | undefined {
	return visaCountries[nationality] ?? byEnglishName.get(nationality)
}
