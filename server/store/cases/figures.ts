/** The manager's numbers: a week and a month against the one before, who has how much, and how far applications have come. */
import * as v from 'valibot'
import { stagesFrom } from '#domain/cases/stages.ts'
import type { Database } from '../database.ts'
import type { Run } from '../schema.ts'
import { readEvent } from './events.ts'

const day = 24 * 60 * 60 * 1000
const month = 30
/** Which of an application's stages a funnel counts. */
const steps = ['sent', 'offer', 'arrived'] as const
const dimensions = ['university', 'programme', 'intake', 'country'] as const
/** As many as a manager reads; the rest is in the exported file. */
const mostRows = 30

/** An event that settles a promise says whether that was in time. */
const keptPromise = v.object({ kept: v.optional(v.boolean()) })

/** What colleagues settled since then, as far as it was promised. Exported, like the next two, for the bench, which prints its plan. */
export const settledQuery = (run: Run, since: string) =>
	run
		.selectFrom('events')
		.select(['at', 'actor', 'data'])
		.where('at', '>=', since)
		.where('type', 'in', ['message', 'requested', 'document', 'changed'])
		.where('data', 'like', '%"kept":%')

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

	/** Two months of settled promises: who settled each, when, and whether in time. */
	async function settled() {
		const rows = await settledQuery(await database.ready(), ago(2 * month)).execute()
		return rows.flatMap((row) => {
			const { kept } = v.parse(keptPromise, readEvent(row).data)
			return kept === undefined ? [] : [{ at: row.at, actor: row.actor, kept }]
		})
	}

	async function people(promises: Awaited<ReturnType<typeof settled>>) {
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
		const replies = await db
			.selectFrom('cases')
			.select(['assignee_id', 'created_at', 'first_reply_at'])
			.where('first_reply_at', '>=', ago(month))
			.$narrowType<{ first_reply_at: string }>()
			.where('before_desk', '=', false)
			.execute()
		const staff = await db
			.selectFrom('staff')
			.select(['id', 'name', 'state'])
			.orderBy('name')
			.execute()
		const since = ago(month)
		return [...staff, { id: null, name: null, state: 'active' as const }]
			.map(({ id, name, state }) => {
				const counted = open.find(({ assignee_id }) => assignee_id === id)
				const own = promises.filter(({ actor, at }) => actor === id && at >= since)
				const hours = replies
					.filter(({ assignee_id }) => assignee_id === id)
					.map(
						({ created_at, first_reply_at }) => Date.parse(first_reply_at) - Date.parse(created_at),
					)
					.sort((a, b) => a - b)
				const middle = hours[Math.floor(hours.length / 2)]
				return {
					id,
					name,
					isActive: state === 'active',
					open: counted?.open ?? 0,
					late: counted?.late ?? 0,
					promises: own.length,
					kept: own.filter(({ kept }) => kept).length,
					/** The middle one of the first replies, in hours. */
					firstReply: middle === undefined ? null : middle / (day / 24),
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
		const periods = []
		for (const days of [7, month]) {
			const [start, before, now] = [ago(days), ago(2 * days), ago(0)]
			const kept = (from: string, until: string) => {
				const own = promises.filter(({ at }) => at >= from && at < until)
				return { all: own.length, kept: own.filter((one) => one.kept).length }
			}
			periods.push({
				days,
				from: start,
				received: [await received(start, now), await received(before, start)] as const,
				closed: [await closed(start, now), await closed(before, start)] as const,
				promises: [kept(start, now), kept(before, start)] as const,
			})
		}
		const funnel = []
		for (const by of dimensions) funnel.push(...(await funnelBy(by)))
		return { periods, people: await people(promises), funnel, ...(await byIntake()) }
	}
}
