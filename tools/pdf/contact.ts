/** How to reach the consultancy, at the end of each file. */
import { site } from '#content/site.ts'
import type { Language } from '#domain/language.ts'
import { whatsApp } from '#domain/paths.ts'
import { text } from './markup.ts'
import { headingsIn } from './strings.ts'

export function contact(language: Language): string {
	const t = headingsIn(language)
	const line = (label: string, value: string) =>
		`<p><span>${text(label)}</span><strong>${value}</strong></p>`
	const link = (href: string, shown: string) =>
		`<a href="${href}"><bdi dir="ltr">${shown}</bdi></a>`
	return `<aside class="contact"><h2>${text(t('contact'))}</h2>${line(
		t('whatsapp'),
		link(whatsApp(site.whatsapp.dial), site.whatsapp.display),
	)}${line(t('phone'), link(`tel:${site.phone.dial}`, site.phone.display))}${line(
		t('email'),
		link(`mailto:${site.email.address}`, site.email.address),
	)}${line(t('office'), text(site.city[language]))}</aside>`
}
