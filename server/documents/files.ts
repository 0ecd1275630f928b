import { constants } from 'node:fs'
import { access, mkdir, open, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { moveDurably } from '../store/durable-file.ts'
import type { Storage } from './storage.ts'

export function createFileStorage(folder: string): Storage {
	return {
		put: (name, path) => moveDurably(path, join(folder, name)),
		async read(name) {
			// Opened here: a file that goes before its first reader would otherwise fail where nobody listens.
			const file = await open(join(folder, name)).catch(() => null)
			return file ? file.createReadStream() : null
		},
		async list(prefix) {
			const within = prefix.endsWith('/') ? prefix.slice(0, -1) : dirname(prefix)
			const names = await readdir(join(folder, within)).catch((): string[] => [])
			return names.map((name) => join(within, name)).filter((name) => name.startsWith(prefix))
		},
		remove: (name) => rm(join(folder, name), { force: true }),
		async ping() {
			await mkdir(folder, { recursive: true })
			await access(folder, constants.R_OK | constants.W_OK)
		},
	}
}
