/** Looks for words in everything that lies in a folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file as its readers see it: mail is encoded. */
export function readable(path: string): string {
	const content = readFileSync(path)
	if (!path.includes('.eml')) return content.toString('latin1')
	return content
		.toString('latin1')
		.replace(/=\r\n/g, '')
		.replace(/base64\r\n\r\n([\w+/=\r\n]+)/g, (_, body: string) =>
			Buffer.from(body, 'base64').toString('utf8'),
		)
}

/** The files that hold any of these words, or carry one in their name. */
export function hitsInFolder(folder: string, wanted: readonly string[]): string[] {
	return (
		readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name))
			// A file that is written anew has another name until it is whole, and is gone under it a moment later.
			.filter((path) => existsSync(path))
			.filter((path) => wanted.some((word) => path.includes(word) || readable(path).includes(word)))
	)
}
