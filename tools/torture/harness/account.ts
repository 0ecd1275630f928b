/** The account at the end: what was acknowledged against what is stored, mailed and kept. */
import { openStore } from '#server/store/store.ts'
import type { SmtpSink } from '#tests/fakes/smtp.ts'
import { call } from './call.ts'
import { type Run, until } from './scenario.ts'
import { type Acknowledged, digestOf, sentKinds } from './visitors.ts'

export const staffPassword = 'torture-password'

export type Account = {
	acknowledged: number
	stored: number
	mails: number
	documents: number
}

interface Given {
	acknowledged: readonly Acknowledged[]
	smtp: SmtpSink
	dataDir: string
	databaseUrl: string | null
	/** Any process that answers. */
	site: string
}

/** The lease of a killed process ends after 20 s, and the contract gives a mail 30. */
const mailPatience = 60_000

const referenceOf = ({ source }: { source: string }) =>
	/^Message-ID: <([\w-]+)\./m.exec(source)?.[1] ?? ''

/** Whether a document is there as it was sent; staff alone may open it. */
export async function isKept(site: string, address: string, digest: string): Promise<boolean> {
	const authorization = `Basic ${Buffer.from(`a:${staffPassword}`).toString('base64')}`
	const { pathname } = new URL(address)
	const { status, body } = await call(`${site}${pathname}`, { headers: { authorization } })
	return status === 200 && digestOf(body) === digest
}

async function storedReferences(given: Given): Promise<string[]> {
	const store = await openStore(given)
	const stored: string[] = []
	for (const kind of sentKinds) {
		const rows: (readonly unknown[])[] = []
		for await (const row of store.exportedTables.rowsOf(kind)) rows.push(row)
		// The first row is the head, the second column the reference.
		for (const [, reference] of rows.slice(1)) stored.push(`${reference}`)
	}
	await store.close()
	return stored
}

/** Every fault is added to the run, with the reference. */
export async function drawAccount(run: Run, given: Given): Promise<Account> {
	const { acknowledged, smtp, site } = given
	const references = new Set(acknowledged.map(({ reference }) => reference))
	const unmailed = () => {
		const mailed = new Set(smtp.mails.map(referenceOf))
		return [...references].filter((reference) => !mailed.has(reference))
	}
	await until(() => unmailed().length === 0, mailPatience)

	const stored = await storedReferences(given)
	const distinct = new Set(stored)
	const documents = acknowledged.flatMap(({ document }) => document ?? [])
	for (const { address, digest } of documents) {
		if (!(await isKept(site, address, digest))) run.faults.push(`missing or changed: ${address}`)
	}
	for (const one of references) if (!distinct.has(one)) run.faults.push(`not stored: ${one}`)
	for (const one of distinct)
		if (!references.has(one)) run.faults.push(`never acknowledged: ${one}`)
	for (const one of unmailed()) run.faults.push(`without mail: ${one}`)
	const doubled = stored.length - distinct.size
	if (doubled > 0) run.faults.push(`stored twice: ${doubled} references`)
	const extra = smtp.mails.length - new Set(smtp.mails.map(referenceOf)).size
	run.say(
		`acknowledged ${acknowledged.length}, stored ${stored.length}; mails ${smtp.mails.length}, ` +
			// Sent just before a kill and again after it, with the same Message-ID.
			`${extra} of them sent again; documents ${documents.length}`,
	)
	return {
		acknowledged: acknowledged.length,
		stored: stored.length,
		mails: smtp.mails.length,
		documents: documents.length,
	}
}
