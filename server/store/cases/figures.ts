/** The manager's numbers: a week and a month against the one before, who has how much, and how far applications have come. */
import { sql } from 'kysely'
import { byIntake, funnelBy, funnelDimensions } from '#domain/cases/funnel.ts'
import type { Database } from '../database.ts'
import type { Run } from '../schema.ts'
import { isApplication } from './lighter-writes.ts'
import { settlesPromise } from './overview-indexes.ts'

const day = 24 * 60 * 60 * 1000
const hour = 60 * 60 * 1000
const month = 30
/** How many days ago a span began: what is counted of the last two months is counted once, by the span it fell into. */
const spanStarts = [7, 14, month, 2 * month]
/** Spans that make up a month. */
const thisMonth = [0, 1, 2]
/** A week and a month, each with the one before. */
const spansOf = [
	{ days: 7, now: [0], before: [1] },
	{ days: month, now: thisMonth, before: [3] },
]
/** Upper bounds of the bars of first replies, in hours; the last one has none. */
const replyBars = [2, 4, 8, 24, null] as const

/** Into which span a time falls. */
const spanOf = (column: 'at' | 'created_at' | 'closed_at', starts: readonly string[]) =>
	sql<number>`case ${sql.join(
		starts
			.slice(0, -1)
			.map((start, span) => sql`when ${sql.ref(column)} >= ${start} then ${sql.lit(span)}`),
		sql` `,
	)} else ${sql.lit(starts.length - 1)} end`

/**
 * How many promises each colleague settled in time and too late, by span. The event of an answer says which; one that was taken back
 * has settled nothing. Exported, like the next two, for the bench, which prints its plan.
 */
export const settledQuery = (run: Run, starts: readonly string[]) =>
	run
		.selectFrom('events')
		.select((eb) => [
			'actor',
			spanOf('at', starts).as('span'),
			eb
				.case()
				.when('data', 'like', '%"kept":true%')
				.then(eb.lit(1))
				.else(eb.lit(0))
				.end()
				.as('kept'),
			eb.fn.countAll<number>().as('count'),
		])
		.where('at', '>=', starts.at(-1) ?? '')
		.where(settlesPromise)
		.where(({ eb, selectFrom }) => {
			// Begun with the few that were taken back: as a join, SQLite begins with all messages.
			const takenBack = selectFrom('outgoing')
				.select('message_id')
				.where('cancelled_at', 'is not', null)
			return eb(
				'id',
				'not in',
				selectFrom('messages')
					.select('event_id')
					.where('id', 'in', takenBack)
					.where('event_id', 'is not', null)
					.$narrowType<{ event_id: string }>(),
			)
		})
		.groupBy(['actor', 'span', 'kept'])

/** How many cases came in, or were closed, in each span. */
export const casesBySpan = (
	run: Run,
	column: 'created_at' | 'closed_at',
	starts: readonly string[],
) =>
	run
		.selectFrom('cases')
		.select(({ fn }) => [spanOf(column, starts).as('span'), fn.countAll<number>().as('count')])
		.where(column, '>=', starts.at(-1) ?? '')
		.groupBy('span')

/** All applications by everything that the manager asks about, in the order of their index: read once for all of it. */
export const applicationsQuery = (run: Run) =>
	run
		.selectFrom('cases')
		.select(['university', 'intake', 'stage', 'programme', 'country', 'source'])
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.where(isApplication)
		.groupBy(['university', 'intake', 'stage', 'programme', 'country', 'source'])

export function createFigures(database: Database) {
	const ago = (days: number) => new Date(Date.now() - days * day).toISOString()

	const settled = async () => settledQuery(await database.ready(), spanStarts.map(ago)).execute()
	type Settled = Awaited<ReturnType<typeof settled>>

	async function inSpans(column: 'created_at' | 'closed_at') {
		const rows = await casesBySpan(await database.ready(), column, spanStarts.map(ago)).execute()
		return (spans: readonly number[]) =>
			rows.reduce((all, { span, count }) => all + (spans.includes(span) ? count : 0), 0)
	}

	/** Those of these spans, together. */
	function together(promises: Settled, spans: readonly number[]) {
		const wanted = promises.filter(({ span }) => spans.includes(span))
		const sum = (rows: Settled) => rows.reduce((all, { count }) => all + count, 0)
		return { all: sum(wanted), kept: sum(wanted.filter(({ kept }) => Number(kept) === 1)) }
	}

	/** The first replies of a month: to whose case, and after how many hours. */
	async function firstReplies() {
		const db = await database.ready()
		const rows = await db
			.selectFrom('cases')
			.select(['assignee_id', 'created_at', 'first_reply_at'])
			.where('first_reply_at', '>=', ago(month))
			.$narrowType<{ first_reply_at: string }>()
			.where('before_desk', '=', false)
			.execute()
		return rows.map(({ assignee_id, created_at, first_reply_at }) => ({
			assignee_id,
			hours: (Date.parse(first_reply_at) - Date.parse(created_at)) / hour,
		}))
	}
	type Replies = Awaited<ReturnType<typeof firstReplies>>

	const barsOf = (replies: Replies) =>
		replyBars.map((until, at) => {
			const from = replyBars[at - 1] ?? Number.NEGATIVE_INFINITY
			const isIn = (hours: number) => hours > from && (until === null || hours <= until)
			return { until, count: replies.filter(({ hours }) => isIn(hours)).length }
		})

	async function people(promises: Settled, replies: Replies) {
		const db = await database.ready()
		const now = ago(0)
		const open = await db
			.selectFrom('cases')
			.select(({ fn }) => [
				'assignee_id',
				fn.countAll<number>().as('open'),
				fn.countAll<number>().filterWhere('clock_at', '<', now).as('late'),
			])
			.where('closed_at', 'is', null)
			.where(({ not }) => not('before_desk'))
			.groupBy('assignee_id')
			.execute()
		const staff = await db
			.selectFrom('staff')
			.select(['id', 'name', 'state'])
			.orderBy('name')
			.execute()
		return [...staff, { id: null, name: null, state: 'active' as const }]
			.map(({ id, name, state }) => {
				const counted = open.find(({ assignee_id }) => assignee_id === id)
				const own = together(
					promises.filter(({ actor }) => actor === id),
					thisMonth,
				)
				const hours = replies
					.filter(({ assignee_id }) => assignee_id === id)
					.map((reply) => reply.hours)
					.sort((a, b) => a - b)
				const middle = hours[Math.floor(hours.length / 2)]
				return {
					id,
					name,
					isActive: state === 'active',
					open: counted?.open ?? 0,
					late: counted?.late ?? 0,
					promises: own.all,
					kept: own.kept,
					/** The middle one of the first replies, in hours. */
					firstReply: middle ?? null,
				}
			})
			.filter(({ isActive, open: has }) => isActive || has > 0)
	}

	return async () => {
		const promises = await settled()
		const replies = await firstReplies()
		const received = await inSpans('created_at')
		const closed = await inSpans('closed_at')
		const applications = await applicationsQuery(await database.ready()).execute()
		return {
			promises: together(promises, thisMonth),
			replies: barsOf(replies),
			periods: spansOf.map(({ days, now, before }) => ({
				days,
				from: ago(days),
				received: [received(now), received(before)] as const,
				closed: [closed(now), closed(before)] as const,
				promises: [together(promises, now), together(promises, before)] as const,
			})),
			people: await people(promises, replies),
			funnel: funnelDimensions.flatMap((by) => funnelBy(applications, by)),
			...byIntake(applications, ago(0).slice(0, 7)),
		}
	}
}
