/** One case: read, watched, changed. */
import { paths } from '#domain/paths.ts'
import { languageOf } from '../../api/request-parts.ts'
import type { Services } from '../../services.ts'
import type { Settings } from '../../settings.ts'
import type { ChangeResult } from '../../store/cases/case-changes.ts'
import type { CaseRow } from '../../store/cases/case-rows.ts'
import { changeBody, duplicateBody } from './bodies.ts'
import { caseJson, fieldsJson, stageTimes, templateValues, wantedJson } from './case-json.ts'
import { type DeskContext, gone, notFound, readCall, refused } from './desk-call.ts'
import { createReadChanges } from './read-changes.ts'

export function createCaseCalls(
	{ store }: Pick<Services, 'store'>,
	{ siteUrl, clamdUrl }: Pick<Settings, 'siteUrl' | 'clamdUrl'>,
) {
	const { cases, submissions, staff: accounts } = store
	const readChanges = createReadChanges(accounts)

	const idOf = (c: DeskContext) => c.req.param('id') ?? ''
	const submissionOf = (row: CaseRow) => submissions.find(row.kind, row.submission_id)

	/** A case that was erased is gone; any other that is not there never was. */
	const missing = async (c: DeskContext) =>
		(await cases.wasErased(idOf(c))) ? gone(c) : notFound(c)

	async function answer(c: DeskContext, changed: ChangeResult) {
		if (changed.result === 'gone') return missing(c)
		if (changed.result === 'refused') return refused(c, changed.faults)
		const submission = (await submissionOf(changed.case)) ?? undefined
		const current = caseJson(changed.case, submission, languageOf(c))
		if (changed.result === 'done') return c.json({ case: current })
		return c.json({ error: 'conflict', case: current, events: changed.events }, 409)
	}

	return {
		async read(c: DeskContext) {
			const row = await cases.find(idOf(c))
			const submission = row && (await submissionOf(row))
			if (!row || !submission) return missing(c)
			const staff = c.get('staff')
			const language = languageOf(c)
			await cases.viewers.note(row.id, staff.id, 'opened')
			await cases.viewers.markRead(row.id)
			const events = await cases.events(row.id)
			const others = await cases.othersOf(row)
			const theirs = await cases.inbox.submissionsOf(others)
			const pending = (await cases.erasure.pendingOf([row.id])).get(row.id)
			return c.json({
				case: caseJson(row, submission, language),
				stages: stageTimes(row, events),
				fields: fieldsJson(submission, language),
				documents: await cases.documents.ofCase(row.id),
				requests: await cases.documents.requestsOf(row.id),
				scans: clamdUrl !== null,
				contact_change: wantedJson(submission, await cases.contactChanges.open(row.id)),
				messages: await cases.messages(row.id),
				events,
				others: others.map((other) => caseJson(other, theirs.get(other.submission_id), language)),
				values: {
					...templateValues(row, submission, staff.name),
					apply_address: `${siteUrl}${paths.apply()}`,
				},
				erasure: pending ? { due_at: pending.dueAt, by: pending.by } : null,
				can_mail_link: cases.links.canMail,
				viewers: await cases.viewers.others(row.id, staff.id),
			})
		},

		async pulse(c: DeskContext) {
			const row = await cases.find(idOf(c))
			if (!row) return missing(c)
			const viewers = await cases.viewers.others(row.id, c.get('staff').id)
			return c.json({ version: row.version, updated_at: row.updated_at, viewers })
		},

		async change(c: DeskContext) {
			const call = await readCall(c, changeBody)
			if ('answer' in call) return call.answer
			const { version, reason } = call.body
			const read = await readChanges(call.body.changes)
			if ('errors' in read) return refused(c, read.errors)
			const doing = { ...call.doing, ...(reason === null ? {} : { reason }) }
			return answer(c, await cases.change({ id: idOf(c), version }, read.changes, doing))
		},

		async duplicate(c: DeskContext) {
			const call = await readCall(c, duplicateBody)
			if ('answer' in call) return call.answer
			return answer(c, await cases.markDuplicate(idOf(c), call.body.of, call.doing))
		},
	}
}
