/**
 * `npm run torture [submissions]`: contact messages, and applications with a document, to two processes on one SQLite that are
 * killed with SIGKILL at random moments and started again. At the end every acknowledged reference is stored once, its mail
 * and its row in the spreadsheet are there, and every document is whole; anything else is a fault.
 */
import { randomInt } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startSmtp } from '#tests/fakes/smtp.ts'
import { drawAccount, staffPassword } from './harness/account.ts'
import { type Run, runCommand, until } from './harness/scenario.ts'
import { apiServer } from './harness/server.ts'
import { type Acknowledged, visit } from './harness/visitors.ts'

const siteUrl = 'http://rihla.example'
const visitors = 20
/** Every so many submissions one is an application with a document. */
const applyEvery = 8

export async function tortureByKills(
	run: Run,
	submissions: number,
	{ maxKills = Number.POSITIVE_INFINITY, maxLife = 6000 } = {},
) {
	const smtp = await run.part(startSmtp(), (one) => one.stop())
	const dataDir = join(run.folder, 'data')
	const env = {
		DATA_DIR: dataDir,
		SITE_URL: siteUrl,
		SMTP_URL: smtp.url,
		CONFIRM_MAIL: 'off',
		SMTP_TLS: 'optional',
		CONTACT_EMAIL: 'office@company.example',
		STAFF_PASSWORD: staffPassword,
		// Starting is most of what a server does here.
		NODE_COMPILE_CACHE: join(run.folder, 'compiled'),
	}
	const start = () => run.server({ env, program: apiServer })
	const servers = await Promise.all([start(), start()])
	const acknowledged: Acknowledged[] = []
	let isOver = false
	let kills = 0

	/** A server that is killed before it listens proves nothing, hence `start` waits for it. */
	async function killNowAndThen() {
		while (!isOver && kills < maxKills) {
			const victim = servers[randomInt(servers.length)]
			await wait(randomInt(maxLife))
			if (isOver) return
			await victim?.end('SIGKILL')
			kills += 1
			await victim?.start()
		}
	}

	const killing = killNowAndThen()
	let tries = 0
	const visiting = {
		siteUrl,
		site: () => servers[tries++ % servers.length]?.origin ?? '',
		documentBytes: 5000,
		pause: () => wait(50 + randomInt(100)),
	}
	let next = 0
	await Promise.all(
		Array.from({ length: visitors }, async () => {
			while (next < submissions) {
				next += 1
				const kind = next % applyEvery === 0 ? 'user_applications' : 'contact_submissions'
				acknowledged.push(await visit(visiting, kind, next))
				if (acknowledged.length % 1000 === 0)
					run.say(`${acknowledged.length} acknowledged, ${kills} kills`)
			}
		}),
	)
	isOver = true
	await killing

	const site = servers[0].origin
	const account = await drawAccount(run, {
		acknowledged,
		smtp,
		dataDir,
		site,
		databaseUrl: null,
	})
	const listed = () => {
		const file = join(dataDir, 'spreadsheet', 'contact.csv')
		const content = existsSync(file) ? readFileSync(file, 'utf8') : ''
		return content.split('\r\n').flatMap((line) => /^Visitor (\d+),/.exec(line)?.[1] ?? [])
	}
	const unlisted = () => {
		const all = new Set(listed())
		return acknowledged.filter(
			({ kind, visitor }) => kind === 'contact_submissions' && !all.has(`${visitor}`),
		)
	}
	await until(() => unlisted().length === 0, 60_000)
	for (const { reference } of unlisted()) run.faults.push(`not in the spreadsheet: ${reference}`)
	const twice = listed().length - new Set(listed()).size
	run.say(`${kills} kills; ${listed().length} rows in the spreadsheet, ${twice} of them twice`)
	return { ...account, kills }
}

if (import.meta.main) {
	const submissions = Number(process.argv[2] ?? 10_000)
	await runCommand('kills', (run) => tortureByKills(run, submissions))
}
