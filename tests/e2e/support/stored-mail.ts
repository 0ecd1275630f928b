/** The mails that the server under test wrote to its folder; each carries the reference in its name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export function storedMails(reference: string): string[] {
	const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail')
	if (!existsSync(folder)) return []
	return readdirSync(folder)
		.filter((name) => name.includes(reference))
		.map((name) => readFileSync(join(folder, name), 'utf8'))
}
