/** A desk with a consultant and a manager, and cases on it. */
import type { sql } from 'kysely'
import * as v from 'valibot'
import type { MailboxTimes } from '#server/mailbox/mailbox-job.ts'
import type { Kind } from '#server/store/tables.ts'
import { newSubmission } from '../factories/submissions.ts'
import { openTestDesk } from './desk.ts'
import { testSettings } from './server.ts'

const list = v.object({
	cases: v.array(v.looseObject({ id: v.string(), name: v.string(), version: v.number() })),
	next: v.nullable(v.string()),
	total: v.nullable(v.number()),
	counts: v.looseObject({ inbox: v.number() }),
})

export async function openCaseDesk(env: Record<string, string> = {}, mailboxTimes?: MailboxTimes) {
	const settings = testSettings(env)
	const opened = await openTestDesk(settings, undefined, mailboxTimes)
	const { services, call, database } = opened
	const sara = await opened.person('consultant', 'sara')
	const mazen = await opened.person('manager', 'mazen')
	const submit = async (kind: Kind, extra: Parameters<typeof newSubmission>[1] = {}) =>
		(await services.store.submissions.submit(newSubmission(kind, extra))).submission.id
	const ask = (way: string, body?: unknown, who = sara, key?: string) =>
		call(way, {
			cookie: who.cookie,
			...(body === undefined ? {} : { body }),
			headers: key === undefined ? {} : { 'idempotency-key': key },
		})
	const read = async (query = '') => v.parse(list, (await ask(`GET /api/desk/cases${query}`)).json)
	const run = async (statement: ReturnType<typeof sql>) =>
		(await statement.execute(await database.ready())).rows
	return { ...opened, settings, sara, mazen, submit, ask, read, run }
}
