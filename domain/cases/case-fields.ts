/**
 * The fields of a case, once for every layer: the store's row is made of them (`server/store/cases/case-rows.ts`), and so is what the
 * desk's calls answer and its screens show (`domain/desk/desk-api.ts`).
 */
import * as v from 'valibot'
import { languages } from '../language.ts'
import { dueKinds } from './promise.ts'
import { caseKinds, outcomes, waitingOn } from './stages.ts'
import { reminderSwitch } from './status.ts'

const text = v.string()
const maybe = v.nullable(v.string())

export const caseFields = v.object({
	id: text,
	kind: v.picklist(caseKinds),
	reference: text,
	language: v.picklist(languages),
	created_at: text,
	updated_at: text,
	version: v.number(),
	name: text,
	/** When somebody opened a link that was mailed to the address on file; null until then, and again when it changes. */
	email_proved_at: maybe,
	country: maybe,
	university: maybe,
	programme: maybe,
	intake: maybe,
	stage: text,
	stage_at: text,
	waiting_on: v.picklist(waitingOn),
	assignee_id: maybe,
	due_at: maybe,
	due_kind: v.nullable(v.picklist(dueKinds)),
	next_action: maybe,
	next_at: maybe,
	clock_at: text,
	emgs_percent: v.nullable(v.number()),
	unread: v.boolean(),
	/** How many things of the applicant nobody has looked at. */
	news: v.number(),
	first_reply_at: maybe,
	closed_at: maybe,
	outcome: v.nullable(v.picklist(outcomes)),
	duplicate_of: maybe,
	before_desk: v.boolean(),
	reminders: v.picklist(reminderSwitch),
})
export type CaseFields = v.InferOutput<typeof caseFields>
