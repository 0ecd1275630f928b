import type { Language } from './language.ts'

/** An entry of the nationality and calling-code lists. */
export interface Country {
	/** ISO 3166: `MY`. Unique, unlike the calling code: +1 and +44 belong to many. */
	code: string
	/** In the language of the list; what is stored as nationality is the English one. */
	name: string
	/** `+60` */
	dialCode: string
}

export const defaultCountry = 'MY'
/** Its calling code. */
export const defaultDialCode = '+60'

/**
 * `+60 (Malaysia)`. An `<option>` holds no markup, so in Arabic the code is isolated by characters:
 * without them it would show as `60+`.
 */
export function dialCodeLabel(language: Language, { name, dialCode }: Country): string {
	return language === 'ar' ? `\u2066${dialCode}\u2069 (${name})` : `${dialCode} (${name})`
}
