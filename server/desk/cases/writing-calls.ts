/** What is written about a case: notes, messages, requests, and the look at what is hidden. */
import { unfilledValues } from '#domain/cases/template-values.ts'
import { referenceIn } from '#domain/conversations/mail-signs.ts'
import { mayTryAnyway } from '#domain/conversations/ways.ts'
import { mentionsIn } from '#domain/desk/mentions.ts'
import { hasRight } from '#domain/desk/roles.ts'
import type { Services } from '../../services.ts'
import type { Settings } from '../../settings.ts'
import type { Moved } from '../../store/cases/move-mail.ts'
import type { MassActs } from '../mass-acts.ts'
import { contactBody, messageBody, moveBody, noteBody, requestBody, revealBody } from './bodies.ts'
import { revealed } from './case-json.ts'
import { createCaseWays } from './case-ways.ts'
import { type DeskContext, doingOf, idOf, missingCase, readCall, refused } from './desk-call.ts'
import { createSendAgain } from './send-again.ts'
import { whatsappMessage } from './whatsapp-message.ts'
import { isTooLong } from './whatsapp-templates.ts'

export function createWritingCalls(
	{ store, deliveries }: Pick<Services, 'store' | 'deliveries'>,
	massAct: MassActs,
	{ whatsapp, siteUrl }: Pick<Settings, 'whatsapp' | 'siteUrl'>,
) {
	const { cases, staff, submissions } = store
	const waysOf = createCaseWays(store, { whatsapp })
	const again = createSendAgain(store)

	/** Why a mail to the family of this case would not reach it; null when nothing speaks against one. */
	async function closedMail(id: string, anyway: boolean): Promise<string | null> {
		const row = await cases.find(id)
		const submission = row && (await submissions.find(row.kind, row.submission_id))
		if (!row || !submission) throw await missingCase(cases, id)
		const mail = (await waysOf(row, submission)).find(({ channel }) => channel === 'email')
		if (!mail || mail.can) return null
		if (mayTryAnyway(mail)) return anyway ? null : 'came_back'
		return mail.reason
	}

	/** In full; null where there is none such in this case. */
	async function hiddenNumber(
		caseId: string,
		field: 'sender' | 'contact' | 'wanted',
		of: string | null,
	) {
		if (field === 'wanted') {
			const wanted = await cases.contactChanges.open(caseId)
			return wanted?.phone && wanted.id === of ? { value: wanted.phone } : null
		}
		const found =
			field === 'sender'
				? (await cases.message(of ?? '', caseId))?.sender
				: (await cases.contacts.find(caseId, of ?? ''))?.value
		return found?.startsWith('+') ? { value: found } : null
	}

	const messageOf = (c: DeskContext) => c.req.param('message') ?? ''

	async function answerMoved(c: DeskContext, moved: Moved) {
		if (moved.result === 'not_found') throw await missingCase(cases, idOf(c))
		return moved.result === 'no_case'
			? c.json({ error: 'no_case' }, 422)
			: c.json({ case: moved.to })
	}

	return {
		async note(c: DeskContext) {
			const call = await readCall(c, noteBody)
			if ('answer' in call) return call.answer
			const colleagues = (await staff.all()).filter(
				({ state, role }) => state === 'active' && hasRight(role, 'cases'),
			)
			const mentions = mentionsIn(call.body.body, colleagues)
			const id = await cases.note(idOf(c), call.body.body, { ...call.doing, mentions })
			if (id === null) throw await missingCase(cases, idOf(c))
			return c.json({ id }, 201)
		},

		async message(c: DeskContext) {
			const call = await readCall(c, messageBody)
			if ('answer' in call) return call.answer
			const { direction, after, anyway, approved, ...message } = call.body
			const { actor, key } = call.doing
			if (direction === 'in') {
				const { body, channel } = message
				const said = { type: 'wrote', body, channel, by: actor, key } as const
				const id = await store.transaction((trx) => cases.receive(trx, idOf(c), said))
				if (id === null) throw await missingCase(cases, idOf(c))
				return c.json({ id, leaves_at: null }, 201)
			}
			const forgotten = [message.subject ?? '', message.body].flatMap(unfilledValues)
			if (forgotten.length > 0) {
				return c.json({ errors: { body: 'unfilled' }, unfilled: [...new Set(forgotten)] }, 422)
			}
			const closed = message.channel === 'email' ? await closedMail(idOf(c), anyway) : null
			if (closed !== null) return c.json({ error: closed }, 422)
			const isWhatsapp = message.channel === 'wa'
			if (isWhatsapp && whatsapp === null) return refused(c, { channel: 'not_an_option' })
			if (isWhatsapp && approved === null && isTooLong(message.body, siteUrl))
				return refused(c, { body: 'too_long' })
			const leaving = isWhatsapp
				? await whatsappMessage(store, idOf(c), { ...message, approved })
				: {}
			if ('closed' in leaving) return c.json({ error: leaving.closed }, 422)
			const sent = await cases.send(idOf(c), { ...message, ...leaving }, { ...call.doing, after })
			if (sent.result === 'gone') throw await missingCase(cases, idOf(c))
			if (sent.result === 'unreachable') return c.json({ error: 'no_address' }, 422)
			if (sent.result === 'answered') {
				const { id, by, at, channel, body } = sent.last
				return c.json({ error: 'answered', last: { id, by, at, channel, body } }, 409)
			}
			deliveries.poke()
			return c.json({ id: sent.id, leaves_at: sent.leavesAt }, 202)
		},

		async undoMessage(c: DeskContext) {
			const result = await cases.undo(idOf(c), c.req.param('message') ?? '', c.get('staff').id)
			if (result === 'gone') throw await missingCase(cases, idOf(c))
			if (result === 'not_own') return c.json({ error: 'forbidden' }, 403)
			return result === 'sent' ? c.json({ error: 'sent' }, 409) : c.body(null, 204)
		},

		/** A WhatsApp message of which nobody knows whether it left, or that did not leave. */
		async sendAgain(c: DeskContext) {
			const doing = doingOf(c)
			if (!doing) return refused(c, { idempotency_key: 'invalid' })
			if (!(await cases.find(idOf(c)))) throw await missingCase(cases, idOf(c))
			const closed = await again.whyNot(idOf(c), messageOf(c))
			if (closed !== null) return c.json({ error: closed }, 422)
			if (!(await store.whatsappOutgoing.sendAgain(idOf(c), messageOf(c), doing)))
				return c.json({ error: 'settled' }, 409)
			deliveries.poke()
			return c.body(null, 204)
		},

		/** A message goes to the case it belongs to, or becomes one. */
		async moveMail(c: DeskContext) {
			const call = await readCall(c, moveBody)
			if ('answer' in call) return call.answer
			const { to } = call.body
			const target = to === 'new' ? to : (referenceIn(to) ?? '')
			return answerMoved(c, await cases.moveMail(idOf(c), messageOf(c), target, call.doing))
		},

		async markSpam(c: DeskContext) {
			const doing = doingOf(c)
			if (!doing) return refused(c, { idempotency_key: 'invalid' })
			return answerMoved(c, await cases.markSpam(idOf(c), messageOf(c), doing))
		},

		/** The sender of a mail belongs to the case from now on. */
		async addContact(c: DeskContext) {
			const doing = doingOf(c)
			if (!doing) return refused(c, { idempotency_key: 'invalid' })
			if (!(await cases.contacts.addSender(idOf(c), messageOf(c), doing)))
				throw await missingCase(cases, idOf(c))
			return c.body(null, 204)
		},

		async removeContact(c: DeskContext) {
			const doing = doingOf(c)
			if (!doing) return refused(c, { idempotency_key: 'invalid' })
			if (!(await cases.contacts.remove(idOf(c), c.req.param('contact') ?? '', doing)))
				throw await missingCase(cases, idOf(c))
			return c.body(null, 204)
		},

		async request(c: DeskContext) {
			const call = await readCall(c, requestBody)
			if ('answer' in call) return call.answer
			const id = await cases.requests.ask(idOf(c), call.body, call.doing)
			if (id === null) throw await missingCase(cases, idOf(c))
			return c.json({ id }, 201)
		},

		async withdrawRequest(c: DeskContext) {
			const doing = doingOf(c)
			if (!doing) return refused(c, { idempotency_key: 'invalid' })
			if (!(await cases.find(idOf(c)))) throw await missingCase(cases, idOf(c))
			const isDone = await cases.requests.withdraw(idOf(c), c.req.param('request') ?? '', doing)
			return isDone ? c.body(null, 204) : c.json({ error: 'settled' }, 409)
		},

		/** The applicant was asked whether the change is theirs. */
		async contact(c: DeskContext) {
			const call = await readCall(c, contactBody)
			if ('answer' in call) return call.answer
			const { change, right } = call.body
			if (!(await cases.find(idOf(c)))) throw await missingCase(cases, idOf(c))
			const isDone = await cases.contactChanges.settle(idOf(c), change, right, call.doing)
			if (!isDone) return c.json({ error: 'settled' }, 409)
			deliveries.poke()
			return c.json({ done: true })
		},

		async reveal(c: DeskContext) {
			const call = await readCall(c, revealBody)
			if ('answer' in call) return call.answer
			const row = await cases.find(idOf(c))
			const submission = row && (await submissions.find(row.kind, row.submission_id))
			if (!row || !submission) throw await missingCase(cases, idOf(c))
			const { field, of } = call.body
			const isField = field !== 'sender' && field !== 'contact' && field !== 'wanted'
			const shown = isField ? revealed(submission, field) : await hiddenNumber(row.id, field, of)
			if (shown === null) return refused(c, { field: 'not_an_option' })
			const tooMany = await massAct(c, 'reveal')
			if (tooMany) return tooMany
			// Before it is shown: a look that could not be written down is none.
			await cases.viewers.noteReveal(row.id, call.doing.actor, field, isField ? null : of)
			return c.json(shown)
		},
	}
}
