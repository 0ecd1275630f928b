import { constants, createReadStream } from 'node:fs'
import { access, mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { moveDurably } from '../store/durable-file.ts'
import type { Storage } from './storage.ts'

export function createFileStorage(folder: string): Storage {
	return {
		put: (name, path) => moveDurably(path, join(folder, name)),
		async read(name) {
			const path = join(folder, name)
			const found = await stat(path).catch(() => null)
			return found ? createReadStream(path) : null
		},
		remove: (name) => rm(join(folder, name), { force: true }),
		async ping() {
			await mkdir(folder, { recursive: true })
			await access(folder, constants.R_OK | constants.W_OK)
		},
	}
}
