/** What opening a case costs when it holds five messages, and when it holds five hundred, on both databases. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCaseCalls } from '#server/desk/cases/case-calls.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { newSubmission } from '#tests/factories/submissions.ts'
import { hasPostgres, startPostgres } from '#tests/services/postgres.ts'
import { median } from './median.ts'
import { table } from './table.ts'

const sizes = [5, 500] as const
const staff = {
	id: 'sample',
	name: 'Sample',
	email: '',
	role: 'consultant',
	language: 'ar',
} as const
const session = { staff, sessionId: '', isConfirmed: true, hasSecondFactor: true }

/** As families and consultants write: two of theirs, one of ours. */
async function caseWith(store: Store, messages: number): Promise<string> {
	const { submission } = await store.submissions.submit(newSubmission('contact_submissions'))
	for (let number = 0; number < messages; number += 1) {
		const body = `${'كتبنا إليكم بشأن الملف. '.repeat(8)}${number}`
		if (number % 3 === 2) {
			const answer = { language: 'ar', body, channel: 'email' } as const
			await store.cases.send(submission.id, answer, { actor: staff.id })
			continue
		}
		const given = { type: 'wrote', channel: 'status', body } as const
		await store.transaction((trx) => store.cases.receive(trx, submission.id, given))
	}
	return submission.id
}

interface CaseCost {
	database: string
	messages: number
	entries: number
	/** Milliseconds of this process. */
	cpu: number
}

async function measureOn(database: string, databaseUrl: string | null, rounds: number) {
	const dataDir = mkdtempSync(join(tmpdir(), 'rihla-bench-case-'))
	const store = await openStore({ dataDir, databaseUrl })
	try {
		const { read } = createCaseCalls({ store }, { siteUrl: '', clamdUrl: null, whatsapp: null })
		const ids: string[] = []
		for (const size of sizes) ids.push(await caseWith(store, size))
		const ask = async (id: string) => {
			const answer = await read({ session, language: 'ar', params: { id }, query: {} })
			JSON.stringify(answer)
			return answer.events.length
		}
		for (const id of ids) for (let warm = 0; warm < 20; warm += 1) await ask(id)
		// One after the other, so that a busy moment of the machine meets both.
		const costs = sizes.map((messages): CaseCost & { all: number[] } => ({
			...{ database, messages, entries: 0, cpu: 0, all: [] },
		}))
		for (let round = 0; round < rounds; round += 1) {
			for (const [at, id] of ids.entries()) {
				const before = process.cpuUsage()
				const entries = await ask(id)
				const { user, system } = process.cpuUsage(before)
				const cost = costs[at]
				if (!cost) continue
				cost.entries = entries
				cost.all.push((user + system) / 1000)
			}
		}
		return costs.map(({ all, ...cost }) => ({ ...cost, cpu: median(all) }))
	} finally {
		await store.close()
		rmSync(dataDir, { recursive: true, force: true })
	}
}

async function measureCase(rounds: number): Promise<CaseCost[]> {
	const costs = await measureOn('SQLite', null, rounds)
	if (!hasPostgres) return costs
	const postgres = await startPostgres()
	try {
		return [...costs, ...(await measureOn('PostgreSQL', await postgres.newDatabase(), rounds))]
	} finally {
		await postgres.remove()
	}
}

export async function reportCase(): Promise<string> {
	const rows = (await measureCase(200)).map(({ database, messages, entries, cpu }) => [
		`${database}: ${messages} messages`,
		`${entries}`,
		`${cpu.toFixed(2)} ms`,
	])
	return `Opening a case: CPU of this process\n\n${table(['case', 'entries shown', 'CPU'], rows)}`
}
