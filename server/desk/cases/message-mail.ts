/** A colleague's message as a mail. It is made when it leaves: the link in it is minted for this mail alone. */

import { linkValue } from '#domain/cases/template-values.ts'
import { isLanguage, type Language, type Text } from '#domain/language.ts'
import { escapeHtml, type Mail } from '../../deliver/mail.ts'
import { mailWords } from '../../deliver/mail-words.ts'
import type { Template } from '../../deliver/templates.ts'
import type { Settings } from '../../settings.ts'
import { mailedAddress } from '../../status/mailed-address.ts'
import type { Store } from '../../store/store.ts'

const directions: Record<Language, 'rtl' | 'ltr'> = { ar: 'rtl', en: 'ltr' }
const link = `{${linkValue}}`
const gluedLink = new RegExp(String.raw`(?<=[^ \n])\{${linkValue}\}`, 'g')

/** The link goes to a line of its own where text comes right before it: `https://elsewhere.example/?{status_link}` would hand it to somebody else. */
const withFreeLink = (text: string) => text.replace(gluedLink, `\n${link}`)

function htmlOf(text: string, language: Language, address: string): string {
	const lines = text.split('\n').map((line) => {
		const shown = escapeHtml(line).replaceAll(
			link,
			`<a dir="ltr" href="${escapeHtml(address)}">${escapeHtml(address)}</a>`,
		)
		return `<div dir="auto">${shown || '<br>'}</div>`
	})
	return `<!doctype html><html lang="${language}" dir="${directions[language]}"><head><meta charset="utf-8"></head>
<body style="font-family:sans-serif;line-height:1.7">${lines.join('\n')}</body></html>`
}

interface Written {
	language: Language
	subject: string
	body: string
	case: string
	to: string
}

/** A text with the place of the link in it, as a mail; the link is made now. */
export function createComposer(
	store: Store,
	{ siteUrl, contactEmail }: Pick<Settings, 'siteUrl' | 'contactEmail'>,
	brand: Text,
) {
	return async ({ language, subject, body: written, case: id, to }: Written): Promise<Mail> => {
		const body = withFreeLink(written)
		const address = body.includes(link) ? await mailedAddress(store, siteUrl, id, to) : ''
		return {
			language,
			subject,
			text: body.replaceAll(link, address),
			html: htmlOf(body, language, address),
			replyTo: { name: brand[language], address: contactEmail },
		}
	}
}

export function createMessageMail(
	store: Store,
	{ siteUrl, contactEmail }: Pick<Settings, 'siteUrl' | 'contactEmail'>,
	brand: Text,
): Template {
	const compose = createComposer(store, { siteUrl, contactEmail }, brand)
	return async (row) => {
		const message = row.message_id === null ? null : await store.cases.message(row.message_id)
		const about = row.case_id === null ? null : await store.cases.find(row.case_id)
		if (!message || !about) return null
		const language = isLanguage(message.language) ? message.language : about.language
		const subject =
			message.subject ?? mailWords[language]('messageSubject', { reference: about.reference })
		return compose({ language, subject, body: message.body, case: about.id, to: row.recipient })
	}
}
