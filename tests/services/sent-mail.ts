/** The mails that a server under test wrote into its folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readable } from './canary.ts'
import { eventually } from './server.ts'

function mailsTo(dataDir: string, address: string): string[] {
	const folder = join(dataDir, 'mail')
	if (!existsSync(folder)) return []
	return readdirSync(folder)
		.filter((name) => name.endsWith('.eml'))
		.map((name) => join(folder, name))
		.filter((path) => readFileSync(path, 'utf8').includes(`To: ${address}`))
		.map(readable)
}

/** The one to this address that speaks of it, decoded; waits until it has left. */
export async function mailAbout(dataDir: string, address: string, about: string): Promise<string> {
	const found = await eventually(
		() => mailsTo(dataDir, address).find((mail) => mail.includes(about)),
		(mail) => mail !== undefined,
	)
	return found ?? ''
}

/** What the mail opens; null where it opens nothing. */
export const linkIn = (mail: string): string | null => /\/status\/[\w-]{43}/.exec(mail)?.[0] ?? null
