/** One case: read, watched, changed. */
import * as v from 'valibot'
import { CallRefused } from '#domain/desk/call-refused.ts'
import type { CaseAnswer, CasePulse } from '#domain/desk/desk-api.ts'
import { threadQuery } from '#domain/desk/thread.ts'
import { formErrors } from '#domain/forms/errors.ts'
import { paths } from '#domain/paths.ts'
import { languageOf } from '../../api/request-parts.ts'
import type { Services } from '../../services.ts'
import type { Settings } from '../../settings.ts'
import type { ChangeResult } from '../../store/cases/case-changes.ts'
import type { CaseRow } from '../../store/cases/case-rows.ts'
import type { Read } from '../reading.ts'
import { changeBody, duplicateBody } from './bodies.ts'
import {
	caseJson,
	contactsJson,
	fieldsJson,
	lastRefused,
	messagesJson,
	stagesJson,
	templateValues,
	wantedJson,
} from './case-json.ts'
import { createCaseWays } from './case-ways.ts'
import { type DeskContext, idOf, missingCase, readCall, refused } from './desk-call.ts'
import { newPack, packJson } from './pack-json.ts'
import { createReadChanges } from './read-changes.ts'
import { createSendAgain } from './send-again.ts'

/** A part or a number that there is not is left out of the address. */
function readThread(query: Readonly<Record<string, string>>) {
	const parsed = v.safeParse(threadQuery, query)
	if (!parsed.success) throw new CallRefused(422, { errors: formErrors(parsed.issues) })
	return parsed.output
}

export function createCaseCalls(
	{ store }: Pick<Services, 'store'>,
	{ siteUrl, clamdUrl, whatsapp }: Pick<Settings, 'siteUrl' | 'clamdUrl' | 'whatsapp'>,
) {
	const { cases, submissions, staff: accounts } = store
	const readChanges = createReadChanges(accounts)
	const waysOf = createCaseWays(store, { whatsapp })
	const again = createSendAgain(store)

	const submissionOf = (row: CaseRow) => submissions.find(row.kind, row.submission_id)

	async function answer(c: DeskContext, changed: ChangeResult) {
		if (changed.result === 'gone') throw await missingCase(cases, idOf(c))
		if (changed.result === 'refused') return refused(c, changed.faults)
		const submission = (await submissionOf(changed.case)) ?? undefined
		const current = caseJson(changed.case, submission, languageOf(c))
		if (changed.result === 'done') return c.json({ case: current })
		return c.json({ error: 'conflict', case: current, events: changed.events }, 409)
	}

	const read: Read<CaseAnswer> = async ({
		params: { id = '' },
		query,
		session: { staff },
		language,
	}) => {
		const { log: part, entries } = readThread(query)
		const row = await cases.find(id)
		const submission = row && (await submissionOf(row))
		if (!row || !submission) throw await missingCase(cases, id)
		await cases.viewers.note(row.id, staff.id, 'opened')
		await cases.viewers.markRead(row.id)
		await cases.staffNotices.see(staff.id, row.id)
		const { events, messages, hasEarlier } = await cases.thread(row.id, { part, entries })
		const last = await cases.lastAnswer(row.id)
		const documents = await cases.documents.ofCase(row.id)
		const contacts = await cases.contacts.ofCase(row.id)
		const others = await cases.othersOf(row)
		const theirs = await cases.inbox.submissionsOf(others)
		const pending = (await cases.erasure.pendingOf([row.id])).get(row.id)
		return {
			case: caseJson(row, submission, language),
			stages: stagesJson(row, await cases.stageMoves(row.id)),
			fields: fieldsJson(submission, language),
			documents,
			requests: await cases.requests.ofCase(row.id),
			packs: (await cases.packs.ofCase(row.id)).map((pack) => packJson(pack, row.reference)),
			new_pack: newPack(submission),
			scans: clamdUrl !== null,
			contact_change: wantedJson(submission, await cases.contactChanges.open(row.id)),
			messages: messagesJson(messages, contacts, await again.among(row.id, messages)),
			thread: { part, entries, hasEarlier },
			last_answer: last && { id: last.id, by: last.by },
			mails: await cases.mailThread.countReceived(row.id),
			ways: await waysOf(row, submission),
			refused_templates: whatsapp ? await store.refusedTemplates.all() : [],
			reminders: cases.reminders.isOn ? await cases.reminders.ofCase(row.id) : null,
			last_written: await cases.lastWritten(row.id),
			contacts: contactsJson(contacts, submission),
			attachments: await cases.attachments.ofCase(row.id),
			events,
			others: others.map((other) => caseJson(other, theirs.get(other.submission_id), language)),
			values: {
				...templateValues(row, submission, {
					consultant: staff.name,
					refused: lastRefused(documents),
				}),
				apply_address: `${siteUrl}${paths.apply()}`,
			},
			erasure: pending ? { due_at: pending.dueAt, by: pending.by } : null,
			can_mail_link: cases.links.canMail && row.email_key !== '',
			viewers: await cases.viewers.others(row.id, staff.id),
		}
	}

	const pulse: Read<CasePulse> = async ({ params: { id = '' }, session: { staff } }) => {
		const row = await cases.find(id)
		if (!row) throw await missingCase(cases, id)
		return {
			version: row.version,
			updated_at: row.updated_at,
			last_written: await cases.lastWritten(row.id),
			viewers: await cases.viewers.others(row.id, staff.id),
		}
	}

	return {
		read,
		pulse,

		async change(c: DeskContext) {
			const call = await readCall(c, changeBody)
			if ('answer' in call) return call.answer
			const { version, reason } = call.body
			const read = await readChanges(call.body.changes)
			if ('errors' in read) return refused(c, read.errors)
			const doing = { ...call.doing, ...(reason === null ? {} : { reason }) }
			return answer(c, await cases.change({ id: idOf(c), version }, read.changes, doing))
		},

		async markUnread(c: DeskContext) {
			if (!(await cases.viewers.markUnread(idOf(c)))) throw await missingCase(cases, idOf(c))
			return c.body(null, 204)
		},

		async duplicate(c: DeskContext) {
			const call = await readCall(c, duplicateBody)
			if ('answer' in call) return call.answer
			return answer(c, await cases.markDuplicate(idOf(c), call.body.of, call.doing))
		},
	}
}
