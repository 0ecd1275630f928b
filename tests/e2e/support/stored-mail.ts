/** The mails that the server under test wrote to its folder. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readable } from '#tests/services/canary.ts'

const folder = () => join(process.env.E2E_DATA_DIR ?? '', 'mail')
/** Without those that are being written right now. */
const names = () =>
	existsSync(folder()) ? readdirSync(folder()).filter((name) => name.endsWith('.eml')) : []

/** Those to the company: each carries the reference in its name. */
export function storedMails(reference: string): string[] {
	return names()
		.filter((name) => name.includes(reference))
		.map((name) => readFileSync(join(folder(), name), 'utf8'))
}

/** Those to one person, decoded, oldest first. */
export function mailsTo(address: string): string[] {
	return names()
		.map((name) => join(folder(), name))
		.filter((path) => readFileSync(path, 'utf8').includes(`To: ${address}`))
		.sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
		.map(readable)
}
