/** Visitors who send something every moment, and what the contract allows as an answer while the database comes and goes. */
import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { Reply } from '../harness/call.ts'
import { startLoad } from '../harness/load.ts'
import { type Acknowledged, sentKinds, visit } from '../harness/visitors.ts'

/** What the visitors should expect: the database is there, is not, or is going or coming right now. */
export type Database = 'up' | 'down' | 'changing'

export type SendReport = {
	requests: number
	acknowledged: number
	/** Answered 503 because the database was down, as the contract says. */
	told: number
	/** Contact messages that went out by mail while the database was down. */
	mailedOnly: number
	/** Answers that the contract does not allow, and broken calls. */
	failures: string[]
}
const fresh = (): SendReport => ({
	requests: 0,
	acknowledged: 0,
	told: 0,
	mailedOnly: 0,
	failures: [],
})

const contactAnswer = v.object({
	channels: v.object({ database: v.string(), email: v.string(), spreadsheet: v.string() }),
})

/** Null when the answer is right. */
function fault(
	kind: string,
	{ status, body }: Reply,
	before: Database,
	after: Database,
): string | null {
	const steady = before === after ? before : 'changing'
	const says = `${kind}: ${status} ${body.toString().slice(0, 120)}`
	if (kind !== 'contact_submissions') {
		if (status === 201) return steady === 'down' ? `${says} while the database was down` : null
		return status === 503 && steady !== 'up' && body.includes('store_down') ? null : says
	}
	if (status !== 201) return says
	const { database, email } = v.parse(contactAnswer, JSON.parse(body.toString())).channels
	if (steady === 'down') return database === 'failed' && email === 'delivered' ? null : says
	return steady === 'up' && database !== 'delivered' ? says : null
}

export function startSenders(
	siteUrl: string,
	options: { perSecond: number; documentBytes: number },
) {
	const all: Acknowledged[] = []
	let report = fresh()
	let database: Database = 'up'
	let isHopeless = false
	/** Resolves when the database is back: nobody waits longer than that. */
	let back = Promise.withResolvers<void>()

	const visiting = {
		siteUrl,
		site: () => siteUrl,
		documentBytes: options.documentBytes,
		watch(path: string) {
			const before = database
			report.requests += 1
			return (answer: Reply | Error) => {
				const wrong =
					answer instanceof Error
						? `${path}: ${answer.message}`
						: fault(path, answer, before, database)
				if (wrong) report.failures.push(wrong)
				if (!(answer instanceof Error) && answer.status === 503) report.told += 1
			}
		},
		async pause() {
			if (isHopeless) throw new Error('never acknowledged')
			if (database === 'up') await wait(100 + randomInt(300))
			else await Promise.race([wait(2000 + randomInt(3000)), back.promise])
		},
	}

	async function sendOne(at: number): Promise<void> {
		const kind = sentKinds[at % sentKinds.length] ?? 'contact_submissions'
		try {
			const { answer, ...sent } = await visit(visiting, kind, at)
			if (answer.includes('"database":"failed"')) report.mailedOnly += 1
			report.acknowledged += 1
			all.push(sent)
		} catch (error) {
			report.failures.push(`${kind}: ${error}`)
		}
	}

	const load = startLoad({ perSecond: options.perSecond, work: sendOne })

	return {
		all,
		expect(next: Database) {
			database = next
			if (next === 'up') back.resolve()
			else if (next === 'down') back = Promise.withResolvers()
		},
		pace: load.pace,
		settle: load.settle,
		/** What happened since the last time it was asked. */
		take(): SendReport {
			const taken = report
			report = fresh()
			return taken
		},
		/** Nobody new comes; resolves when everybody was acknowledged, or after a minute has given up. */
		async stop() {
			const patience = setTimeout(() => {
				isHopeless = true
			}, 60_000)
			await load.stop()
			clearTimeout(patience)
		},
	}
}
