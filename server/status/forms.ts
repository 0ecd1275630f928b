/** What the applicant sends from the status page. Plain forms get the page again, calls a bare answer. */
import type { Context } from 'hono'
import * as v from 'valibot'
import { erasureDueFrom } from '#domain/cases/promise.ts'
import { longestMessage, type RefusedStatusForm, type StatusForm } from '#domain/cases/status.ts'
import { email } from '#domain/forms/fields.ts'
import { masked } from '#domain/masked.ts'
import { multiLine, singleLine } from '#domain/plain-text.ts'
import { clientAddress } from '../api/client-address.ts'
import { idempotencyKeyOf } from '../api/request-parts.ts'
import { mailWords } from '../deliver/mail-words.ts'
import { readFields } from '../desk/read-fields.ts'
import { log } from '../log.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import { officeCalendar } from '../store/cases/calendar.ts'
import { applicant } from '../store/cases/events.ts'
import type { CameBy, StatusVisit } from '../store/cases/links.ts'
import { createFindCase } from './find-case.ts'
import type { StatusContext, VisitGuard } from './visit-guard.ts'

/** A letter of Arabic is six signs in a plain form. */
const longestForm = longestMessage * 6 + 1024

/** The result of a form: the notice of the next page, a refusal, or a link that is shown once. */
export type Outcome =
	| { done: string }
	| { refused: Omit<RefusedStatusForm, 'form'> }
	| { familyAddress: string }

type OpenForm = 'door' | 'send' | 'leave'
/** The case is the visit's; the event names the link by which the visit came in. */
type VisitForm = Exclude<StatusForm, OpenForm | 'documents'>
type Forms = Record<OpenForm, (c: StatusContext) => Promise<Outcome>> &
	Record<VisitForm, (c: StatusContext, visit: StatusVisit) => Promise<Outcome>>

const text = v.optional(v.pipe(v.string(), v.maxLength(longestForm)), '')
const findCaseFields = v.object({ reference: text, birth: text, email: text })
const messageFields = v.object({ body: text })
const contactFields = v.object({ email: text, phone: text })
const erasureFields = v.object({ do: v.picklist(['ask', 'undo']) })
const reminderFields = v.object({ do: v.picklist(['stop', 'start']) })
const linkFields = v.object({ do: v.picklist(['family', 'stop']) })

/** What was typed into the form of a message; null when it is too long or broken. */
export const readMessage = (c: Context) => readFields(c, messageFields, longestForm)

const refuse = (
	status: RefusedStatusForm['status'],
	error: RefusedStatusForm['error'],
	typed: RefusedStatusForm['typed'] = {},
	wait: number | null = null,
): Outcome => ({ refused: { status, error, typed, wait } })

/** A number that can't be dialled is accepted with a hint at its field; the desk shows a tag. */
const isPhone = (typed: string) => /\d/.test(typed) && typed.length <= 40

export function createForms(
	{ store, deliveries }: Services,
	settings: Settings,
	guard: VisitGuard,
) {
	const { find: findCase, mailLink } = createFindCase(store)
	const { cases } = store
	const { fromApplicant } = cases
	const read = <S extends v.GenericSchema>(c: Context, schema: S) =>
		readFields(c, schema, longestForm)

	const forms: Forms = {
		async door(c) {
			const typed = await read(c, findCaseFields)
			if (!typed) return refuse(422, 'required')
			const { reference, email: address } = typed
			// The date of birth is typed again: a page that stays open must not show it.
			const kept = { reference, email: address }
			if (reference.trim() === '' || (typed.birth.trim() === '' && address.trim() === '')) {
				return refuse(422, 'required', kept)
			}
			const result = await findCase(typed, clientAddress(c, settings.trustProxy))
			if (result.kind === 'too_often') {
				log.warn('find-case locked')
				return refuse(429, 'too_often', kept, result.seconds)
			}
			if (result.kind === 'locked') return refuse(429, 'locked', kept)
			if (result.kind === 'wrong') return refuse(401, 'wrong', kept)
			const via: CameBy = { link: null, origin: 'door' }
			await guard.begin(c, { caseId: result.caseId, level: 'door', via })
			return { done: 'in' }
		},

		async send(c) {
			const typed = await read(c, findCaseFields)
			const kept = { reference: typed?.reference ?? '', email: typed?.email ?? '' }
			if (kept.reference.trim() === '' || !v.is(email, singleLine(kept.email))) {
				return refuse(422, 'required', kept)
			}
			const from = clientAddress(c, settings.trustProxy)
			const over = await mailLink(kept, from, () => deliveries.poke())
			return over ? refuse(429, 'too_often', kept, over.seconds) : { done: 'sent' }
		},

		async leave(c) {
			await guard.end(c)
			c.header('Clear-Site-Data', '"cache"')
			return { done: 'left' }
		},

		async messages(c, { caseId, via }) {
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
				via,
				key === undefined ? undefined : (idempotencyKeyOf(c) ?? undefined),
			)
			return { done: 'message' }
		},

		async contact(c, { caseId, via }) {
			const typed = await read(c, contactFields)
			const row = await cases.find(caseId)
			if (!typed || !row) return refuse(422, 'required')
			const address = singleLine(typed.email)
			const phone = singleLine(typed.phone)
			if (address === '' && phone === '') return refuse(422, 'required')
			const isRight = (address === '' || v.is(email, address)) && (phone === '' || isPhone(phone))
			if (!isRight) return refuse(422, 'invalid_contact', { email: address, phone })
			const t = mailWords[row.language]
			const lines = [
				t('contactChange'),
				...(address === '' ? [] : [`${t('fields.email')}: ${address}`]),
				...(phone === '' ? [] : [`${t('fields.phone')}: ${masked(phone)}`]),
			]
			const wanted = { email: address || null, phone: phone || null }
			await cases.contactChanges.ask(row.id, wanted, lines.join('\n'), via)
			return { done: 'contact' }
		},

		async withdraw(_c, { caseId, via }) {
			await fromApplicant.withdraw(caseId, via)
			return { done: 'withdrawn' }
		},

		async erasure(c, { caseId, via }) {
			const asked = await read(c, erasureFields)
			const row = await cases.find(caseId)
			if (!asked || !row) return refuse(422, 'required')
			const doing = { actor: applicant, via }
			if (asked.do === 'ask') {
				const due = erasureDueFrom(officeCalendar(), new Date())
				await cases.erasure.ask(row, 'status_page', due, doing)
				return { done: 'erasure' }
			}
			const result = await cases.erasure.takeBack(row, doing)
			return result === 'not_yours' ? refuse(409, 'not_yours') : { done: 'kept' }
		},

		async reminders(c, { caseId, via }) {
			const asked = await read(c, reminderFields)
			if (!asked) return refuse(422, 'required')
			await cases.reminders.byFamily(caseId, asked.do === 'start', via)
			return { done: asked.do === 'start' ? 'reminded' : 'not_reminded' }
		},

		async links(c, { caseId, via }) {
			const asked = await read(c, linkFields)
			const row = await cases.find(caseId)
			if (!asked || !row) return refuse(422, 'required')
			const doing = { actor: applicant, via }
			if (asked.do === 'stop') {
				await cases.links.stop(row, doing, guard.secretOf(c.req.raw))
				return { done: 'stopped' }
			}
			const token = await cases.links.giveReadOnly(row.id, doing)
			return { familyAddress: `${settings.siteUrl}/status/${token}` }
		},

		/** The answer is always the same: a stranger must not learn from it whose mailbox it is, or that it is watched. */
		async link(_c, { caseId, via }) {
			const row = await cases.find(caseId)
			const mailed = row && (await cases.links.mailOwn(row, { actor: applicant, via }))
			if (mailed?.result === 'done') deliveries.poke()
			return { done: 'link' }
		},
	}
	return forms
}
