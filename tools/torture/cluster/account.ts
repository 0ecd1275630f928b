/** The account at the end: what was acknowledged against what is stored, mailed and kept. */
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { call } from './call.ts'
import { type Cluster, staffPassword } from './cluster.ts'
import { type Acknowledged, sentKinds } from './senders.ts'

export type Account = {
	acknowledged: number
	stored: number
	/** Acknowledged, but not in its table. */
	missing: string[]
	/** More rows than were acknowledged, or one reference twice. */
	doubled: string[]
	mails: number
	/** Acknowledged, but no mail came. */
	unmailed: string[]
	/** Mails beyond one each: sent just before a kill and again after it, with the same Message-ID. */
	extraMails: number
	documents: number
	/** Acknowledged, but not to be had, or not as they were sent. */
	badDocuments: string[]
}

/** A claim of a killed process runs out after 20 s, and the contract gives 30. */
const mailPatience = 45_000

export async function drawAccount(
	cluster: Cluster,
	sent: readonly Acknowledged[],
): Promise<Account> {
	const references = new Set(sent.map(({ reference }) => reference))
	const arrived = () =>
		cluster.smtp.mails.flatMap(({ source }) => /^Message-ID: <([\w-]+)\./m.exec(source)?.[1] ?? [])
	const unmailed = () => {
		const all = new Set(arrived())
		return [...references].filter((reference) => !all.has(reference))
	}
	for (const end = Date.now() + mailPatience; unmailed().length > 0 && Date.now() < end; )
		await wait(200)

	const stored: string[] = []
	for (const kind of sentKinds) {
		for (const row of await cluster.query(`select reference from ${kind}`))
			stored.push(`${row.reference}`)
	}
	const storedOnce = new Set(stored)
	const strangers = stored.filter((reference) => !references.has(reference))

	const documents = sent.flatMap(({ document }) => document ?? [])
	const badDocuments: string[] = []
	const authorization = `Basic ${Buffer.from(`a:${staffPassword}`).toString('base64')}`
	for (const { address, digest } of documents) {
		const { status, body } = await call(address, { headers: { authorization } })
		const kept = createHash('sha256').update(body).digest('hex')
		if (status !== 200 || kept !== digest) badDocuments.push(`${address}: ${status}`)
	}
	const mails = arrived()
	return {
		acknowledged: sent.length,
		stored: stored.length,
		missing: [...references].filter((reference) => !storedOnce.has(reference)),
		doubled: [
			...strangers.map((reference) => `${reference} stored, never acknowledged`),
			...(stored.length > storedOnce.size
				? [`${stored.length - storedOnce.size} references twice`]
				: []),
		],
		mails: mails.length,
		unmailed: unmailed(),
		extraMails: mails.length - new Set(mails).size,
		documents: documents.length,
		badDocuments,
	}
}
