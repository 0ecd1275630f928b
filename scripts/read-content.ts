/** Reads the catalogue and the pages' content from `content/`, always as it is on disk now. */
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { accommodationIds, instituteIds, universityIds } from '#content/catalogue.ts'
import type { Accommodation, Institute, University } from '#content/schema.ts'

const folder = path.resolve(import.meta.dirname, '../content')

const importedAt = new Map<string, number>()

/** Imports a module of `content/`, anew when its file has changed, so that `npm run dev` shows edits at once. */
export async function importContent(file: string): Promise<Record<string, unknown>> {
	const full = path.join(folder, file)
	const changed = statSync(full).mtimeMs
	const first = importedAt.get(file) ?? changed
	importedAt.set(file, first)
	return import(pathToFileURL(full).href + (changed === first ? '' : `?changed=${changed}`))
}

async function readEntries(kind: string, ids: readonly string[]): Promise<unknown[]> {
	const present = ids.filter((id) => existsSync(path.join(folder, kind, `${id}.ts`)))
	return Promise.all(present.map(async (id) => (await importContent(`${kind}/${id}.ts`)).default))
}

export interface Catalogue {
	universities: University[]
	institutes: Institute[]
	accommodation: Accommodation[]
}

export async function readCatalogue(): Promise<Catalogue> {
	const [universities, institutes, accommodation] = await Promise.all([
		readEntries('universities', universityIds),
		readEntries('institutes', instituteIds),
		readEntries('accommodation', accommodationIds),
	])
	// The compiler has checked each file with `satisfies`; a house test parses each with its schema.
	return { universities, institutes, accommodation } as Catalogue
}
