import '#app/features/desk/case-page/case-page.css'
import { CaseScreen } from '#app/features/desk/case-page/case-screen.tsx'
import { stringsOf } from '#app/language/strings.tsx'
import { approvedMessages } from '#content/approved-messages.ts'
import { refusalReasons } from '#content/refusal-reasons.ts'
import type { Documents } from '#content/shipped.ts'
import { valueWords } from '#content/templates.ts'
import { fillValues, type MessageTemplate } from '#domain/cases/template-values.ts'
import type { Language, Text } from '#domain/language.ts'
import { shortRegion } from '#domain/places.ts'
import type { Route } from './+types/case'
import { onDesk } from './load.ts'

export const handle = { slim: true }

/** A value that the case does not have is named in the words of the message's language, for a person to fill. */
function inWords(template: MessageTemplate, known: Readonly<Record<string, string>>) {
	const named = (language: Language) =>
		Object.fromEntries(
			Object.entries(valueWords)
				.filter(([name]) => !known[name])
				.map(([name, words]) => [name, `{${words[language]}}`]),
		)
	const names = { ar: named('ar'), en: named('en') }
	const both = (text: Text): Text => ({
		ar: fillValues(text.ar, names.ar),
		en: fillValues(text.en, names.en),
	})
	return { ...template, subject: both(template.subject), body: both(template.body) }
}

/** Named as the desk reads them, with the short name in English that files begin with. */
const packUniversities = (universities: Documents['universities'], language: Language) =>
	universities.map(({ code, name, shortName }) => ({
		code,
		name: name[language],
		short: typeof shortName === 'string' ? shortName : shortName.en,
	}))

export const loader = onDesk(async ({ language, documents, read }) => {
	const file = await read('GET /api/desk/cases/:id')
	const { kind, stage, country } = file.case
	// Those of the stage come first.
	const offered = documents.pages.templates.templates
		.filter(({ kinds }) => kinds.includes(kind))
		.sort((a, b) => Number(b.stage === stage) - Number(a.stage === stage))
		.map((template) => inWords(template, file.values))
	return {
		strings: await stringsOf(language, 'desk-cases', 'desk-case', 'desk-pack', 'forms.errors'),
		file,
		country: country && shortRegion(language, country),
		...(await read('GET /api/desk/colleagues')),
		templates: offered,
		approved: approvedMessages.map(({ id, name: known, title, body, values }) => ({
			id,
			title: title[language],
			body,
			values,
			labels: values.map((name) => valueWords[name]?.[language] ?? name),
			refusedIn: file.refused_templates
				.filter(({ name }) => name === known)
				.map((template) => template.language),
		})),
		titles: Object.fromEntries(offered.map(({ id, title }) => [id, title[language]])),
		// A colleague reads what it is about; the family gets it in its own language.
		reasons: refusalReasons.map(({ id, title, text }) => ({
			id,
			title: title[language],
			text: text[file.case.language],
		})),
		universities: file.new_pack ? packUniversities(documents.universities, language) : [],
		loadedAt: new Date().toISOString(),
	}
})

export default function CasePage({ loaderData }: Route.ComponentProps) {
	return <CaseScreen key={loaderData.file.case.id} {...loaderData} />
}
