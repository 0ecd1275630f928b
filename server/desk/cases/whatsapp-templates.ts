/** A colleague's message as it leaves by WhatsApp. */
import * as v from 'valibot'
import { linkValue } from '#domain/cases/template-values.ts'
import { defaultLanguage, isLanguage } from '#domain/language.ts'
import { mailWords } from '../../deliver/mail-words.ts'
import type { WhatsappTemplates } from '../../deliver/whatsapp-queue.ts'
import type { Settings } from '../../settings.ts'
import type { Store } from '../../store/store.ts'

const storedValues = v.pipe(v.string(), v.parseJson(), v.array(v.string()))
/** More the platform does not take in one message. */
const longestText = 4096

/** The own link goes by mail alone: whoever has the telephone would have it. */
const textOf = (body: string, siteUrl: string) =>
	body.replaceAll(`{${linkValue}}`, `${siteUrl}/status`)

/** Asked when it is written: nothing is cut off what a colleague wrote. */
export const isTooLong = (body: string, siteUrl: string) =>
	textOf(body, siteUrl).length > longestText

export function whatsappTemplates(
	{ cases }: Pick<Store, 'cases'>,
	{ siteUrl }: Pick<Settings, 'siteUrl'>,
): WhatsappTemplates {
	const languageOf = (given: unknown) =>
		typeof given === 'string' && isLanguage(given) ? given : defaultLanguage

	return {
		async wa_text({ message_id }) {
			const message = message_id === null ? null : await cases.message(message_id)
			if (!message) return null
			return { type: 'text', body: textOf(message.body, siteUrl) }
		},

		async wa_template({ message_id, params: { name, values, language } }) {
			if (message_id !== null && !(await cases.message(message_id))) return null
			return {
				type: 'template',
				name: `${name}`,
				language: languageOf(language),
				values: v.parse(storedValues, values),
			}
		},

		async wa_stopped({ params: { language } }) {
			return { type: 'text', body: mailWords[languageOf(language)]('whatsappStopped') }
		},
	}
}
