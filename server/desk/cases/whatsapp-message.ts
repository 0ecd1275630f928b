/** Whether a message may leave by WhatsApp now, and as what. Asked when it is written; the queue asks again when it leaves. */
import { approvedMessages } from '#content/approved-messages.ts'
import { fillApproved } from '#domain/conversations/approved-message.ts'
import { isWindowOpen } from '#domain/conversations/whatsapp-window.ts'
import type { Language } from '#domain/language.ts'
import type { Store } from '../../store/store.ts'

interface Written {
	language: Language
	body: string
	approved: { id: string; values: readonly string[] } | null
}

type Leaving =
	| { closed: 'no_number' | 'window_closed' | 'stopped' | 'template_refused' | 'not_an_option' }
	| { body: string; approved: { name: string; values: readonly string[] } | null }

export async function whatsappMessage(
	{ cases: { whatsappPeople }, refusedTemplates }: Pick<Store, 'cases' | 'refusedTemplates'>,
	caseId: string,
	{ language, body, approved }: Written,
): Promise<Leaving> {
	const person = await whatsappPeople.find(caseId)
	if (!person) return { closed: 'no_number' }
	const isOpen = isWindowOpen(person.lastInAt, new Date())
	if (approved === null) return isOpen ? { body, approved } : { closed: 'window_closed' }
	// Who writes wants an answer; what we begin ourselves is what they stopped.
	if (person.stoppedAt !== null) return { closed: 'stopped' }
	const message = approvedMessages.find(({ id }) => id === approved.id)
	if (message?.values.length !== approved.values.length) return { closed: 'not_an_option' }
	const { name, body: texts } = message
	if (await refusedTemplates.isRefused({ name, language })) return { closed: 'template_refused' }
	const { values } = approved
	return { body: fillApproved(texts[language], values), approved: { name, values } }
}
