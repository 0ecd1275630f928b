/** The manager's numbers: a week and a month against the one before, who has how much, and how far applications have come. */
import { stagesFrom } from '#domain/cases/stages.ts'
import type { Database } from '../database.ts'
import type { Run } from '../schema.ts'
import { settlesPromise } from './overview-indexes.ts'

const day = 24 * 60 * 60 * 1000
const hour = 60 * 60 * 1000
const month = 30
/** Spans of the promises' query that make up a month. */
const thisMonth = [0, 1, 2]
/** A week and a month, each with the one before. */
const spansOf = [
	{ days: 7, now: [0], before: [1] },
	{ days: month, now: thisMonth, before: [3] },
]
/** Which of an application's stages a funnel counts. */
const steps = ['sent', 'offer', 'arrived'] as const
const dimensions = ['university', 'programme', 'intake', 'country', 'source'] as const
/** As many as a manager reads; the rest is in the exported file. */
const mostRows = 30

/** Upper bounds of the bars of first replies, in hours; the last one has none. */
const replyBars = [2, 4, 8, 24, null] as const

/**
 * How many promises each colleague settled in time and too late, by how long ago: less than a week, two weeks, a month, two months. The
 * event of an answer says which; one that was taken back has settled nothing. Exported, like the next two, for the bench, which
 * prints its plan.
 */
export const settledQuery = (
	run: Run,
	[week, fortnight, lastMonth, twoMonths]: readonly string[],
) =>
	run
		.selectFrom('events')
		.select((eb) => [
			'actor',
			eb
				.case()
				.when('at', '>=', week ?? '')
				.then(eb.lit(0))
				.when('at', '>=', fortnight ?? '')
				.then(eb.lit(1))
				.when('at', '>=', lastMonth ?? '')
				.then(eb.lit(2))
				.else(eb.lit(3))
				.end()
				.as('span'),
			eb
				.case()
				.when('data', 'like', '%"kept":true%')
				.then(eb.lit(1))
				.else(eb.lit(0))
				.end()
				.as('kept'),
			eb.fn.countAll<number>().as('count'),
		])
		.where('at', '>=', twoMonths ?? '')
		.where(settlesPromise)
		.where(({ eb, selectFrom }) =>
			eb(
				'id',
				'not in',
				selectFrom('outgoing')
					.innerJoin('messages', 'messages.id', 'outgoing.message_id')
					.select('messages.event_id')
					.where('outgoing.cancelled_at', 'is not', null)
					.where('messages.event_id', 'is not', null)
					.$narrowType<{ event_id: string }>(),
			),
		)
		.groupBy(['actor', 'span', 'kept'])

export const funnelQuery = (run: Run, by: (typeof dimensions)[number]) =>
	run
		.selectFrom('cases')
		.select((eb) => [
			eb.ref(by).$castTo<string>().as('value'),
			eb.fn.countAll<number>().as('received'),
			...steps.map((step) =>
				eb.fn
					.sum<number>(
						eb.case().when('stage', 'in', stagesFrom(step)).then(eb.lit(1)).else(eb.lit(0)).end(),
					)
					.as(step),
			),
		])
		.where('kind', '=', 'user_applications')
		.where(by, '<>', '')
		.groupBy(by)
		.orderBy('received', 'desc')
		.orderBy(by)
		.limit(mostRows)

/** Applications by university and intake, from this month (`2027-09`) on. */
export const intakeQuery = (run: Run, month: string) =>
	run
		.selectFrom('cases')
		.select(({ fn }) => ['university', 'intake', fn.countAll<number>().as('count')])
		.where('kind', '=', 'user_applications')
		.where('intake', '>=', month)
		.where('university', '<>', '')
		.groupBy(['university', 'intake'])
		.$narrowType<{ university: string; intake: string }>()

export function createFigures(database: Database) {
	const ago = (days: number) => new Date(Date.now() - days * day).toISOString()

	async function received(from: string, until: string): Promise<number> {
		const db = await database.ready()
		const { count } = await db
			.selectFrom('cases')
			.select(({ fn }) => fn.countAll<number>().as('count'))
			.where('created_at', '>=', from)
			.where('created_at', '<', until)
			.executeTakeFirstOrThrow()
		return count
	}

	async function closed(from: string, until: string): Promise<number> {
		const db = await database.ready()
		const { count } = await db
			.selectFrom('cases')
			.select(({ fn }) => fn.countAll<number>().as('count'))
			.where('closed_at', '>=', from)
			.where('closed_at', '<', until)
			.executeTakeFirstOrThrow()
		return count
	}

	async function settled() {
		const starts = [7, 14, month, 2 * month].map(ago)
		return settledQuery(await database.ready(), starts).execute()
	}
	type Settled = Awaited<ReturnType<typeof settled>>

	/** Those of these spans, together. */
	function together(promises: Settled, spans: readonly number[]) {
		const wanted = promises.filter(({ span }) => spans.includes(Number(span)))
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
			.select(({ fn, eb, lit }) => [
				'assignee_id',
				fn.countAll<number>().as('open'),
				fn
					.sum<number>(eb.case().when('clock_at', '<', now).then(lit(1)).else(lit(0)).end())
					.as('late'),
			])
			.where('closed_at', 'is', null)
			.where('before_desk', '=', false)
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

	async function funnelBy(by: (typeof dimensions)[number]) {
		const rows = await funnelQuery(await database.ready(), by).execute()
		return rows.map((row) => ({ by, ...row }))
	}

	/** How many applications each university has for each intake that is still to come. */
	async function byIntake() {
		const rows = await intakeQuery(await database.ready(), ago(0).slice(0, 7)).execute()
		const intakes = [...new Set(rows.map(({ intake }) => intake))].sort()
		const universities = [...new Set(rows.map(({ university }) => university))].sort()
		return {
			intakes,
			matrix: universities.map((university) => ({
				university,
				counts: intakes.map(
					(intake) =>
						rows.find((row) => row.university === university && row.intake === intake)?.count ?? 0,
				),
			})),
		}
	}

	return async () => {
		const promises = await settled()
		const replies = await firstReplies()
		const periods = []
		for (const { days, now: spans, before: spansBefore } of spansOf) {
			const [start, before, now] = [ago(days), ago(2 * days), ago(0)]
			periods.push({
				days,
				from: start,
				received: [await received(start, now), await received(before, start)] as const,
				closed: [await closed(start, now), await closed(before, start)] as const,
				promises: [together(promises, spans), together(promises, spansBefore)] as const,
			})
		}
		const funnel = []
		for (const by of dimensions) funnel.push(...(await funnelBy(by)))
		return {
			promises: together(promises, thisMonth),
			replies: barsOf(replies),
			periods,
			people: await people(promises, replies),
			funnel,
			...(await byIntake()),
		}
	}
}
