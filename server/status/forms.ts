/** What the applicant sends from the status page. Plain forms get the page again, calls a bare answer. */
import type { Context } from 'hono'
import * as v from 'valibot'
import { longestMessage, type RefusedStatusForm, type StatusForm } from '#domain/cases/status.ts'
import { email } from '#domain/forms/fields.ts'
import type { Language } from '#domain/language.ts'
import { multiLine } from '#domain/plain-text.ts'
import { createTranslator, flattenStrings, type Translate } from '#domain/translate.ts'
import type { StringKeys } from '#generated/string-keys.ts'
import ar from '#locales/ar/mail.json' with { type: 'json' }
import en from '#locales/en/mail.json' with { type: 'json' }
import { clientAddress } from '../api/client-address.ts'
import { idempotencyKeyOf } from '../api/request-parts.ts'
import { readFields } from '../desk/read-fields.ts'
import { log } from '../log.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import { applicant } from '../store/cases/events.ts'
import type { StatusVisit } from '../store/cases/links.ts'
import { createFindCase } from './find-case.ts'
import type { StatusContext, VisitGuard } from './visit-guard.ts'

const day = 24 * 60 * 60 * 1000
/** A letter of Arabic is six signs in a plain form. */
const longestForm = longestMessage * 6 + 1024

const words: Record<Language, Translate<StringKeys['mail']>> = {
	ar: createTranslator(flattenStrings(ar), 'ar'),
	en: createTranslator(flattenStrings(en), 'en'),
}

/** What came of a form: the words of the page that follows, a refusal, or the page that shows something once. */
export type Outcome =
	| { done: string }
	| { refused: Omit<RefusedStatusForm, 'form'> }
	| { familyAddress: string }

/** The case is the visit's; empty for the forms that anyone may send. */
type FormHandler = (c: StatusContext, caseId: string) => Promise<Outcome>

const text = v.optional(v.pipe(v.string(), v.maxLength(longestForm)), '')
const doorFields = v.object({ reference: text, birth: text, email: text })
const messageFields = v.object({ body: text })
const contactFields = v.object({ email: text, phone: text })
const erasureFields = v.object({ do: v.picklist(['ask', 'undo']) })
const linkFields = v.object({ do: v.picklist(['family', 'stop']) })

/** What was typed into the form of a message; null when it is too long or broken. */
export const readMessage = (c: Context) => readFields(c, messageFields, longestForm)

const refuse = (
	status: RefusedStatusForm['status'],
	error: RefusedStatusForm['error'],
	typed: RefusedStatusForm['typed'] = {},
	wait: number | null = null,
): Outcome => ({ refused: { status, error, typed, wait } })

const isPhone = (typed: string) => /^\+?[\d\s()-]{6,20}$/.test(typed)

export function createForms({ store }: Services, settings: Settings, guard: VisitGuard) {
	const findCase = createFindCase(store)
	const { cases, erasures, transaction } = store
	const { fromApplicant } = cases
	const read = <S extends v.GenericSchema>(c: Context, schema: S) =>
		readFields(c, schema, longestForm)

	const forms: Record<Exclude<StatusForm, 'documents'>, FormHandler> = {
		async door(c) {
			const typed = await read(c, doorFields)
			if (!typed) return refuse(422, 'required')
			const { reference, email: address } = typed
			// The date of birth is typed again: a page that stays open must not show it.
			const kept = { reference, email: address }
			if (reference.trim() === '' || (typed.birth.trim() === '' && address.trim() === '')) {
				return refuse(422, 'required', kept)
			}
			const result = await findCase(typed, clientAddress(c, settings.trustProxy))
			if (result.kind === 'too_often') {
				log.warn('status door locked')
				return refuse(429, 'too_often', kept, result.seconds)
			}
			if (result.kind === 'wrong') return refuse(401, 'wrong', kept)
			const visit: StatusVisit = { caseId: result.caseId, level: 'door' }
			await guard.begin(c, visit)
			return { done: 'in' }
		},

		async leave(c) {
			await guard.end(c)
			c.header('Clear-Site-Data', '"cache"')
			return { done: 'left' }
		},

		async messages(c, caseId) {
			const typed = await readMessage(c)
			const body = multiLine(typed?.body ?? '')
			if (!typed || body.length > longestMessage) {
				return refuse(422, 'too_long', { body })
			}
			if (body === '') return refuse(422, 'required')
			const key = c.req.header('idempotency-key')
			await fromApplicant.write(
				caseId,
				body,
				key === undefined ? undefined : (idempotencyKeyOf(c) ?? undefined),
			)
			return { done: 'message' }
		},

		async contact(c, caseId) {
			const typed = await read(c, contactFields)
			const row = await cases.find(caseId)
			if (!typed || !row) return refuse(422, 'required')
			const address = typed.email.trim()
			const phone = typed.phone.trim()
			if (address === '' && phone === '') return refuse(422, 'required')
			const isRight = (address === '' || v.is(email, address)) && (phone === '' || isPhone(phone))
			if (!isRight) return refuse(422, 'invalid_contact', { email: address, phone })
			const t = words[row.language]
			const lines = [
				t('contactChange'),
				...(address === '' ? [] : [`${t('fields.email')}: ${address}`]),
				...(phone === '' ? [] : [`${t('fields.phone')}: ${phone}`]),
			]
			const wanted = { email: address || null, phone: phone || null }
			await cases.contactChanges.ask(row.id, wanted, lines.join('\n'))
			return { done: 'contact' }
		},

		async withdraw(_c, caseId) {
			await fromApplicant.withdraw(caseId)
			return { done: 'withdrawn' }
		},

		async erasure(c, caseId) {
			const asked = await read(c, erasureFields)
			const row = await cases.find(caseId)
			if (!asked || !row) return refuse(422, 'required')
			const target = { kind: row.kind, id: row.submission_id, reference: row.reference }
			const doing = { actor: applicant }
			await transaction(async (trx) => {
				if (asked.do === 'undo') {
					const isBack = await erasures.withdraw(trx, target)
					if (isBack) await cases.tell(trx, row.id, 'erasure_withdrawn', doing)
					return
				}
				const due = new Date(Date.now() + day)
				const by = { by: applicant, reason: 'status_page' as const }
				const isNew = await erasures.request(trx, target, by, due)
				if (isNew) await cases.tell(trx, row.id, 'erasure_asked', doing)
			})
			return { done: asked.do === 'undo' ? 'kept' : 'erasure' }
		},

		async links(c, caseId) {
			const asked = await read(c, linkFields)
			if (!asked) return refuse(422, 'required')
			if (asked.do === 'stop') {
				await fromApplicant.stopLinks(caseId, guard.secretOf(c))
				return { done: 'stopped' }
			}
			const token = await fromApplicant.giveLink(caseId, 'family')
			return { familyAddress: `${settings.siteUrl}/status/${token}` }
		},
	}
	return forms
}
