/** Every address of the site, in one place: links are built here, never written by hand. */
import type { Step } from './forms/steps.ts'
import { isLanguage, type Language } from './language.ts'

export const paths = {
	home: () => '/',
	/** With a plan's query: those within its budget. */
	universities: (query = '') => `/universities${query}`,
	university: (id: string) => `/university/${encodeURIComponent(id)}`,
	institutes: () => '/language-institutes',
	institute: (id: string) => `/language-institute/${encodeURIComponent(id)}`,
	accommodation: () => '/accommodation',
	listing: (id: string) => `/accommodation/${encodeURIComponent(id)}`,
	/** The booking form as a page of its own, for who has no scripts. */
	booking: (id: string) => `/accommodation/${encodeURIComponent(id)}/book`,
	visaSupport: () => '/visa-support',
	visaConsultation: () => '/visa-support#consultation',
	discover: () => '/discover-malaysia',
	travelGuide: (language: Language) => `/downloads/travel-guide-${language}.pdf`,
	about: () => '/about',
	contact: () => '/contact',
	consultants: () => '/contact#consultants',
	/** With what was chosen: `?u=um`, `?p=um.b3`, or a whole plan. */
	apply: (query = '') => `/apply${query}`,
	/** A step of an application that is filled in without scripts, by the secret of its draft; the browser goes past the page's head. */
	applyStep: (draft: string, step: Step, query = '') =>
		`/apply/${draft}/${step}${query}#application`,
	/** With a plan's query, which begins with a question mark. */
	plan: (query = '') => `/plan${query}`,
	compare: (query = '') => `/compare${query}`,
	comparePdf: (query = '') => `/compare.pdf${query}`,
	planPrint: (query = '') => `/plan/print${query}`,
	planPdf: (query = '') => `/plan/print.pdf${query}`,
	planDates: (query = '') => `/plan/dates.ics${query}`,
	status: () => '/status',
	ownChecklist: () => '/status/checklist.pdf',
	faq: () => '/faq',
	question: (id: string) => `/faq#${encodeURIComponent(id)}`,
	families: () => '/families',
	familyQuestion: (id: string) => `/families#${encodeURIComponent(id)}`,
	privacy: () => '/privacy',
	visaChecklist: (language: Language) => `/downloads/visa-checklist-${language}.pdf`,
} as const

/** The picture that stands beside a shared link to a page of the site. */
export function shareCard(path: string, language: Language): string {
	return `/share/${path.slice(1).replaceAll('/', '-') || 'home'}-${language}.png`
}

/** Opens a conversation with a message already written; the visitor only has to send it. */
export function whatsApp(dial: string, message?: string): string {
	const text = message === undefined ? '' : `?text=${encodeURIComponent(message)}`
	return `https://wa.me/${dial}${text}`
}

/** Opens WhatsApp with a message for whomever the visitor chooses. */
export function shareOnWhatsApp(message: string): string {
	return `https://wa.me/?text=${encodeURIComponent(message)}`
}

/** The same address in a given language, for shared links, search engines and the switch without scripts. */
export function withLanguage(path: string, language: Language): string {
	const [beforeHash = '', hash] = path.split(/#(.*)/s)
	const [pathname = '', query] = beforeHash.split(/\?(.*)/s)
	const params = new URLSearchParams(query)
	params.set('lang', language)
	return `${pathname}?${params}${hash === undefined ? '' : `#${hash}`}`
}

/** The language an address asks for, if it asks for one of the two. */
export function languageOf(params: URLSearchParams): Language | undefined {
	const asked = params.get('lang')
	return isLanguage(asked) ? asked : undefined
}
