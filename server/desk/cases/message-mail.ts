/** A colleague's message as a mail. It is made when it leaves: the link in it is minted for this mail alone. */

import { linkValue } from '#domain/cases/template-values.ts'
import { isLanguage, type Language, type Text } from '#domain/language.ts'
import { createTranslator, flattenStrings } from '#domain/translate.ts'
import type { StringKeys } from '#generated/string-keys.ts'
import ar from '#locales/ar/mail.json' with { type: 'json' }
import en from '#locales/en/mail.json' with { type: 'json' }
import { escapeHtml } from '../../deliver/mail.ts'
import type { Template } from '../../deliver/templates.ts'
import type { Settings } from '../../settings.ts'
import { mailedAddress } from '../../status/mailed-address.ts'
import type { Store } from '../../store/store.ts'

const words = {
	ar: createTranslator<StringKeys['mail']>(flattenStrings(ar), 'ar'),
	en: createTranslator<StringKeys['mail']>(flattenStrings(en), 'en'),
}
const directions: Record<Language, 'rtl' | 'ltr'> = { ar: 'rtl', en: 'ltr' }
const link = `{${linkValue}}`
const gluedLink = new RegExp(String.raw`(?<=[^ \n])\{${linkValue}\}`, 'g')

/** On a line of its own where anything stands before it: `https://elsewhere.example/?{status_link}` would hand it to somebody else. */
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

export function createMessageMail(
	store: Store,
	{ siteUrl, contactEmail }: Pick<Settings, 'siteUrl' | 'contactEmail'>,
	brand: Text,
): Template {
	return async (row) => {
		const message = row.message_id === null ? null : await store.cases.message(row.message_id)
		const about = row.case_id === null ? null : await store.cases.find(row.case_id)
		if (!message || !about) return null
		const language = isLanguage(message.language) ? message.language : about.language
		const body = withFreeLink(message.body)
		const address = body.includes(link)
			? await mailedAddress(store, siteUrl, about.id, row.recipient)
			: ''
		return {
			language,
			subject: message.subject ?? words[language]('messageSubject', { reference: about.reference }),
			text: body.replaceAll(link, address),
			html: htmlOf(body, language, address),
			replyTo: { name: brand[language], address: contactEmail },
		}
	}
}
