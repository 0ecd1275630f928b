/** What every paper has: its title, the brand, how to reach the consultancy, and what stands below each page. */
import { whatsApp } from '#domain/paths.ts'
import type { PaperContent } from '../content.ts'
import { wordsOf } from './paper-words.ts'

/** The template puts the numbers of the page and of all pages in their place: only it knows them. */
const pageNumber = '①'
const pageCount = '②'

export function frame({ language, site }: PaperContent, title: string, lead: string) {
	const t = wordsOf('pdf', language)
	const { brand, email, phone, whatsapp, city } = site
	return {
		language,
		title,
		lead,
		brand,
		email: email.address,
		telephone: whatsapp.display,
		page: t('page', { page: pageNumber, pages: pageCount }),
		contact: {
			title: t('contact'),
			fields: [
				{
					label: t('whatsapp'),
					value: whatsapp.display,
					address: whatsApp(whatsapp.dial),
				},
				{ label: t('phone'), value: phone.display, address: `tel:${phone.dial}` },
				{ label: t('email'), value: email.address, address: `mailto:${email.address}` },
				{ label: t('office'), value: city },
			],
		},
	}
}
