/** The strings of the areas that papers are written with. */
import type { Language } from '#domain/language.ts'
import { createTranslator, flattenStrings, type Translate } from '#domain/translate.ts'
import type { StringKeys } from '#generated/string-keys.ts'
import arCompare from '#locales/ar/compare.json' with { type: 'json' }
import arPdf from '#locales/ar/pdf.json' with { type: 'json' }
import arPlan from '#locales/ar/plan.json' with { type: 'json' }
import arPrint from '#locales/ar/print.json' with { type: 'json' }
import arDocuments from '#locales/ar/status-documents.json' with { type: 'json' }
import arOwn from '#locales/ar/status-own.json' with { type: 'json' }
import enCompare from '#locales/en/compare.json' with { type: 'json' }
import enPdf from '#locales/en/pdf.json' with { type: 'json' }
import enPlan from '#locales/en/plan.json' with { type: 'json' }
import enPrint from '#locales/en/print.json' with { type: 'json' }
import enDocuments from '#locales/en/status-documents.json' with { type: 'json' }
import enOwn from '#locales/en/status-own.json' with { type: 'json' }

const strings = {
	ar: {
		compare: flattenStrings(arCompare),
		pdf: flattenStrings(arPdf),
		plan: flattenStrings(arPlan),
		print: flattenStrings(arPrint),
		'status-documents': flattenStrings(arDocuments),
		'status-own': flattenStrings(arOwn),
	},
	en: {
		compare: flattenStrings(enCompare),
		pdf: flattenStrings(enPdf),
		plan: flattenStrings(enPlan),
		print: flattenStrings(enPrint),
		'status-documents': flattenStrings(enDocuments),
		'status-own': flattenStrings(enOwn),
	},
}
type Area = keyof typeof strings.ar

export function wordsOf<Name extends Area>(
	area: Name,
	language: Language,
): Translate<StringKeys[Name]> {
	return createTranslator<StringKeys[Name]>(strings[language][area], language)
}
