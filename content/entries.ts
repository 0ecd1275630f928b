/**
 * Everything that can be edited, entry by entry: its kind and id, the schema its document must satisfy, and the document as the
 * release ships it. A page's document is what its file exports.
 */
import * as v from 'valibot'
import {
	housing,
	institutePage,
	messageTemplate,
	publicHoliday,
	registration,
	site,
} from './company-schema.ts'
import { exchangeRates, planFigures } from './figures-schema.ts'
import {
	aboutPage,
	chatPage,
	consultant,
	contactPage,
	familiesPage,
	faqPage,
	guidePage,
	homePage,
	privacyPage,
	testimonial,
	visaPage,
} from './page-schema.ts'
import { accommodation, institute, university } from './schema.ts'
import { type Documents, shipped } from './shipped.ts'

export const catalogueKinds = {
	university: { schema: university, list: 'universities' },
	institute: { schema: institute, list: 'institutes' },
	home: { schema: accommodation, list: 'accommodation' },
} as const
export type CatalogueKind = keyof typeof catalogueKinds

type PageName = keyof Documents['pages']
type PageEntry = {
	kind: 'page' | 'company' | 'figures' | 'order' | 'template'
	schema: v.GenericSchema
}

/** How a list stands on its page, by ids; what is not named comes last. */
const orderSchema = v.strictObject({
	order: v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/))),
})

/** By the name of the page's file; what is not here is no text of its own, or is shared by many. */
export const pageEntries = {
	home: { kind: 'page', schema: v.strictObject({ home: homePage }) },
	about: { kind: 'page', schema: v.strictObject({ about: aboutPage }) },
	testimonials: {
		kind: 'page',
		schema: v.strictObject({
			testimonials: v.pipe(v.array(testimonial), v.minLength(1), v.maxLength(12)),
		}),
	},
	faq: { kind: 'page', schema: v.strictObject({ faq: faqPage }) },
	families: { kind: 'page', schema: v.strictObject({ families: familiesPage }) },
	visa: { kind: 'page', schema: v.strictObject({ visa: visaPage }) },
	guide: { kind: 'page', schema: v.strictObject({ guide: guidePage }) },
	housing: { kind: 'page', schema: housing },
	contact: { kind: 'page', schema: v.strictObject({ contact: contactPage }) },
	registration: { kind: 'page', schema: registration },
	'institute-page': { kind: 'page', schema: institutePage },
	chat: { kind: 'page', schema: v.strictObject({ chat: chatPage }) },
	privacy: { kind: 'page', schema: v.strictObject({ privacy: privacyPage }) },
	site: { kind: 'company', schema: v.strictObject({ site }) },
	consultants: {
		kind: 'company',
		schema: v.strictObject({
			consultants: v.pipe(v.array(consultant), v.minLength(1), v.maxLength(12)),
		}),
	},
	'public-holidays': {
		kind: 'company',
		schema: v.strictObject({ publicHolidays: v.array(publicHoliday) }),
	},
	plan: { kind: 'figures', schema: v.strictObject({ plan: planFigures }) },
	'institute-order': { kind: 'order', schema: orderSchema },
	'home-order': { kind: 'order', schema: orderSchema },
	currencies: { kind: 'figures', schema: v.strictObject({ currencies: exchangeRates }) },
} as const satisfies Partial<Record<PageName, PageEntry>>

export const templateSchema = messageTemplate

export interface ShippedEntry {
	kind: string
	id: string
	schema: v.GenericSchema
	/** The same object as long as it says the same. */
	document: object
}

export function shippedEntries(documents: Documents = shipped): ShippedEntry[] {
	const catalogue = Object.entries(catalogueKinds).flatMap(([kind, { schema, list }]) =>
		documents[list].map((document) => ({ kind, id: document.id, schema, document })),
	)
	const pages = Object.entries(pageEntries).map(([id, { kind, schema }]) => ({
		kind,
		id,
		schema,
		document: documents.pages[id as PageName],
	}))
	const templates = documents.pages.templates.templates.map((document) => ({
		kind: 'template',
		id: document.id,
		schema: templateSchema,
		document,
	}))
	return [...catalogue, ...pages, ...templates]
}
