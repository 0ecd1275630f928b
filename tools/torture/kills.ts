/**
 * `npm run torture [submissions]`: contact messages, and applications with a document, to two processes on one SQLite that are
 * killed with SIGKILL at random moments and started again. A visitor whose call broke tries again with the same key, as the
 * browser does. At the end every acknowledged reference is stored once, its mail and its row in the spreadsheet are there,
 * and every document is whole; anything else is an error.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { root } from '#scripts/run.ts'
import { openStore } from '#server/store/store.ts'
import type { Kind } from '#server/store/tables.ts'
import { formWith, pdf } from '#tests/factories/files.ts'
import { application } from '#tests/factories/forms.ts'
import { startSmtp } from '#tests/fakes/smtp.ts'
import { freePort } from '#tests/services/free-port.ts'

export type TortureReport = {
	submissions: number
	kills: number
	/** Acknowledged, but not in the table. */
	missing: string[]
	/** In the table more than once, or under another key than the acknowledged one. */
	doubled: string[]
	/** Acknowledged, but no mail came. */
	unmailed: string[]
	/** Acknowledged, but not in the spreadsheet file. */
	unlisted: string[]
	/** Acknowledged documents that are not on the disk as they were sent. */
	spoilt: string[]
	documents: number
	/** Beyond one per submission: sent just before a kill, and again after it. */
	extraMails: number
	extraRows: number
}

const acknowledgement = v.object({ reference: v.string() })
const visitors = 20
/** Every so many submissions one is an application with a document. */
const applyEvery = 8
const mailPatience = 60_000

type Sent = { kind: Kind; reference: string; at: number; document: string | null }

/** Until it is acknowledged, to whichever process answers, under one key. */
async function insist(addresses: readonly string[], path: string, at: number, init: RequestInit) {
	const key = randomUUID()
	for (let tries = at; ; tries += 1) {
		try {
			const response = await fetch(`${addresses[tries % addresses.length]}/api/${path}`, {
				method: 'POST',
				...init,
				headers: {
					...init.headers,
					'idempotency-key': key,
					'x-forwarded-for': `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
				},
				signal: AbortSignal.timeout(30_000),
			})
			if (response.status === 201) return response.json()
		} catch {
			// The server died under the call.
		}
		await wait(50 + randomInt(100))
	}
}

const asJson = (body: unknown) => ({
	headers: { 'content-type': 'application/json' },
	body: JSON.stringify(body),
})
const documentOf = (at: number) => pdf(2000 + (at % 5000))

async function send(addresses: readonly string[], at: number): Promise<Sent> {
	if (at % applyEvery !== 0) {
		const message = {
			name: `Visitor ${at}`,
			email: `visitor${at}@mail.example`,
			message: `Message number ${at} of the torture.`,
		}
		const json = await insist(addresses, 'contact_submissions', at, asJson(message))
		const { reference } = v.parse(acknowledgement, json)
		return { kind: 'contact_submissions', reference, at, document: null }
	}
	const uploaded = await insist(addresses, 'application-documents', at, {
		body: formWith(documentOf(at), 'passport.pdf'),
	})
	const { address } = v.parse(v.object({ address: v.string() }), uploaded)
	const form = { ...application, documents: [address] }
	const json = await insist(addresses, 'user_applications', at, asJson(form))
	const { reference } = v.parse(acknowledgement, json)
	return { kind: 'user_applications', reference, at, document: basename(address) }
}

function startServer(env: Record<string, string>): ChildProcess {
	return spawn(process.execPath, [join(root, 'tests/services/api-server.ts')], {
		env: { ...process.env, ...env },
		stdio: ['ignore', 'ignore', 'inherit'],
	})
}

export async function torture(
	submissions: number,
	{ maxKills = Number.POSITIVE_INFINITY, maxLife = 6000, say = (_line: string) => {} } = {},
): Promise<TortureReport> {
	const dataDir = mkdtempSync(join(tmpdir(), 'rihla-torture-'))
	const smtp = await startSmtp()
	const ports = [await freePort(), await freePort()]
	const addresses = ports.map((port) => `http://127.0.0.1:${port}`)
	const env = {
		DATA_DIR: dataDir,
		SITE_URL: 'http://rihla.example',
		SMTP_URL: smtp.url,
		CONFIRM_MAIL: 'off',
		SMTP_TLS: 'optional',
		CONTACT_EMAIL: 'office@company.example',
		TRUST_PROXY: '1',
		// Starting is most of what a server does here.
		NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
	}
	const start = (at: number) => startServer({ ...env, PORT: `${ports[at]}` })
	const servers = ports.map((_, at) => start(at))
	let isOver = false
	let kills = 0

	async function end(server: ChildProcess | undefined) {
		if (!server || server.exitCode !== null || server.signalCode !== null) return
		const gone = new Promise((resolve) => server.once('exit', resolve))
		server.kill('SIGKILL')
		await gone
	}

	/** A server that is killed before it listens proves nothing. */
	async function untilItListens(at: number) {
		for (const end = Date.now() + 60_000; Date.now() < end; await wait(50)) {
			const answer = await fetch(`${addresses[at]}/api/`).catch(() => null)
			if (answer) return
		}
		throw new Error('the server does not start')
	}

	async function killNowAndThen() {
		while (!isOver && kills < maxKills) {
			const at = randomInt(ports.length)
			await untilItListens(at)
			await wait(randomInt(maxLife))
			if (isOver) return
			await end(servers[at])
			kills += 1
			servers[at] = start(at)
		}
	}

	const killing = killNowAndThen()
	const acknowledged: Sent[] = []
	let next = 0
	await Promise.all(
		Array.from({ length: visitors }, async () => {
			while (next < submissions) {
				next += 1
				acknowledged.push(await send(addresses, next))
				if (acknowledged.length % 1000 === 0)
					say(`${acknowledged.length} acknowledged, ${kills} kills`)
			}
		}),
	)
	isOver = true
	await killing

	const arrived = () =>
		new Set(smtp.mails.map(({ source }) => /^Message-ID: <([\w-]+)\./m.exec(source)?.[1]))
	const unmailed = () => {
		const all = arrived()
		return acknowledged.filter(({ reference }) => !all.has(reference))
	}
	const messages = acknowledged.filter(({ kind }) => kind === 'contact_submissions')
	const listed = () => {
		const file = join(dataDir, 'spreadsheet', 'contact.csv')
		const content = existsSync(file) ? readFileSync(file, 'utf8') : ''
		return content.split('\r\n').flatMap((line) => /^Visitor (\d+),/.exec(line)?.[1] ?? [])
	}
	const unlisted = () => {
		const all = new Set(listed())
		return messages.filter(({ at }) => !all.has(`${at}`))
	}
	const isWhole = () => unmailed().length === 0 && unlisted().length === 0
	for (const last = Date.now() + mailPatience; !isWhole() && Date.now() < last; ) await wait(200)
	for (const server of servers) await end(server)
	await smtp.stop()

	const store = await openStore({ dataDir, databaseUrl: null })
	const stored = new Map<string, number>()
	let rows = 0
	for (const kind of ['contact_submissions', 'user_applications'] as const) {
		let isHead = true
		for await (const [, reference = ''] of store.exportedTables.rowsOf(kind)) {
			if (!isHead) {
				rows += 1
				stored.set(kind + reference, (stored.get(kind + reference) ?? 0) + 1)
			}
			isHead = false
		}
	}
	await store.close()
	const isSpoilt = ({ document, at }: Sent) => {
		if (document === null) return false
		const path = join(dataDir, 'documents', document)
		return !existsSync(path) || !readFileSync(path).equals(documentOf(at))
	}
	const count = ({ kind, reference }: Sent) => stored.get(kind + reference) ?? 0
	const names = (sent: readonly Sent[]) => sent.map(({ reference }) => reference)
	const doubled = names(acknowledged.filter((one) => count(one) > 1))
	if (rows > acknowledged.length) doubled.push(`${rows - acknowledged.length} rows too many`)
	const report = {
		submissions: acknowledged.length,
		kills,
		missing: names(acknowledged.filter((one) => count(one) === 0)),
		doubled,
		unmailed: names(unmailed()),
		unlisted: names(unlisted()),
		spoilt: names(acknowledged.filter(isSpoilt)),
		documents: acknowledged.filter(({ document }) => document !== null).length,
		extraMails: smtp.mails.length - arrived().size,
		extraRows: listed().length - new Set(listed()).size,
	}
	rmSync(dataDir, { recursive: true, force: true })
	return report
}

export function faultsIn(report: TortureReport): string[] {
	const { missing, doubled, unmailed, unlisted, spoilt } = report
	return [...missing, ...doubled, ...unmailed, ...unlisted, ...spoilt]
}

if (import.meta.main) {
	const report = await torture(Number(process.argv[2] ?? 10_000), { say: console.log })
	console.log(report)
	process.exit(faultsIn(report).length === 0 ? 0 : 1)
}
