/** The content that the assistant answers from, besides the catalogue. */
import { about } from '#content/about.ts'
import { chat } from '#content/chat.ts'
import { consultants } from '#content/consultants.ts'
import { contact } from '#content/contact.ts'
import { families } from '#content/families.ts'
import { faq } from '#content/faq.ts'
import { guide } from '#content/guide.ts'
import { cities } from '#content/places.ts'
import { plan } from '#content/plan.ts'
import { privacy } from '#content/privacy.ts'
import { instituteSteps } from '#content/registration.ts'
import { site } from '#content/site.ts'
import { visa } from '#content/visa.ts'

export const assistantPages = {
	...{ about, chat, cities, consultants, contact, families, faq, guide, instituteSteps },
	...{ plan, privacy, site, visa },
}
