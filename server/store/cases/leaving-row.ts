/** What a colleague answers, and the row by which it leaves. */
import type { Language } from '#domain/language.ts'
import type { Trx } from '../schema.ts'
import { type CaseRow, mailAddressOf } from './case-rows.ts'
import { whatsappPersonOf } from './whatsapp-people.ts'

/** The mail of a message: its text is the body of the message's row. */
const messageTemplate = 'message'

export type Answer = {
	channel: 'email' | 'whatsapp' | 'wa' | 'call'
	template?: string | null
	language: Language
	subject?: string | null
	body: string
	/** A message that the platform has approved, under its name there, with what is filled in. */
	approved?: { name: string; values: readonly string[] } | null
}

/** Null for what is only written down. The recipient is empty where there is nobody to send it to. */
export async function leavingRow(trx: Trx, row: CaseRow, { channel, language, approved }: Answer) {
	if (channel === 'email') {
		const recipient = await mailAddressOf(trx, row)
		return { recipient, template: messageTemplate, params: { language } }
	}
	if (channel !== 'wa') return null
	const recipient = (await whatsappPersonOf(trx, row))?.recipient ?? ''
	if (!approved) return { recipient, template: 'wa_text', params: { language } }
	const { name, values } = approved
	const params = { language, name, values: JSON.stringify(values) }
	return { recipient, template: 'wa_template', params }
}
