/** The headings of the files; everything else they say is content of the pages. */

import type { Language } from '#domain/language.ts'
import { createTranslator, flattenStrings, type Translate } from '#domain/translate.ts'
import type { StringKeys } from '#generated/string-keys.ts'
import ar from '#locales/ar/pdf.json' with { type: 'json' }
import en from '#locales/en/pdf.json' with { type: 'json' }

const strings = { ar: flattenStrings(ar), en: flattenStrings(en) }

export function headingsIn(language: Language): Translate<StringKeys['pdf']> {
	return createTranslator<StringKeys['pdf']>(strings[language], language)
}
