/** The words of every mail the server writes, in both languages. */
import type { Language } from '#domain/language.ts'
import { createTranslator, flattenStrings, type Translate } from '#domain/translate.ts'
import type { StringKeys } from '#generated/string-keys.ts'
import ar from '#locales/ar/mail.json' with { type: 'json' }
import en from '#locales/en/mail.json' with { type: 'json' }

export const mailWords: Record<Language, Translate<StringKeys['mail']>> = {
	ar: createTranslator(flattenStrings(ar), 'ar'),
	en: createTranslator(flattenStrings(en), 'en'),
}
