/** What the manager's calls answer. */
import * as v from 'valibot'
import { roles } from '#domain/desk/roles.ts'
import { caseKinds, deskEvent } from '../case-parts/desk-api.ts'

const maybe = v.nullable(v.string())

const failing = v.object({
	id: v.string(),
	table: v.picklist(['deliveries', 'outgoing']),
	case_id: maybe,
	reference: maybe,
	what: v.string(),
	attempts: v.number(),
	failed_at: maybe,
	last_attempt_at: maybe,
	reason: maybe,
})
export type Failing = v.InferOutput<typeof failing>

const leaving = v.object({
	count: v.number(),
	/** Those that go first. */
	cases: v.array(
		v.object({ id: v.string(), reference: v.string(), name: v.string(), on: v.string() }),
	),
})
export type Leaving = v.InferOutput<typeof leaving>

export const overviewAnswer = v.object({
	open: v.array(
		v.object({ kind: v.picklist(caseKinds), stage: v.string(), n: v.number(), late: v.number() }),
	),
	late: v.number(),
	promises: v.object({ kept: v.number(), all: v.number() }),
	/** How many first answers came within so many hours; the last bar has no bound. */
	replies: v.array(v.object({ until: v.nullable(v.number()), count: v.number() })),
	failing: v.array(failing),
	/** What retention will delete within two weeks; null where nothing is deleted by its age. */
	leaving: v.nullable(leaving),
	/** How far back promises and answers are counted. */
	days: v.number(),
})
export type Overview = v.InferOutput<typeof overviewAnswer>

const auditEvent = v.object({ ...deskEvent.entries, reference: maybe })
export type AuditEvent = v.InferOutput<typeof auditEvent>

export const auditAnswer = v.object({ events: v.array(auditEvent), next: maybe })

/** Everybody who has or had an account. */
export const peopleAnswer = v.object({
	people: v.array(v.object({ id: v.string(), name: v.string(), role: v.picklist(roles) })),
})
