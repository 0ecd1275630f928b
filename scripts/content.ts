/**
 * `npm run content -- export [folder]` writes what the website says now, one JSON file for each entry; `import <folder>` makes drafts
 * of those that differ, or with `--publish --note <why>` versions. An import that changes nothing writes nothing.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Json } from '#domain/website/json.ts'
import { type Photo, photosIn } from '#domain/website/photos.ts'
import { findingsOf, photoFindings } from '#server/desk/website/checks.ts'
import {
	codesIn,
	inOrder,
	isOfOtherShipped,
	merge,
	parsedJson,
} from '#server/desk/website/entries.ts'
import { createSiteNow } from '#server/desk/website/site-now.ts'
import { openServices, type Services } from '#server/services.ts'
import type { EntryName } from '#server/store/website/documents.ts'
import { settingsOrExit } from './settings-or-exit.ts'

const usage = [
	'npm run content -- export [folder]',
	'npm run content -- import <folder> [--publish --note <why>]',
]
const actor = 'system'

export async function exportContent(
	{ store, photos }: Pick<Services, 'store' | 'photos'>,
	folder: string,
): Promise<string[]> {
	const files: string[] = []
	for (const { kind, id, document, state } of await createSiteNow(store).all()) {
		if (document === null || state !== 'shown') continue
		const file = join(folder, kind, `${id}.json`)
		await mkdir(dirname(file), { recursive: true })
		await writeFile(file, `${JSON.stringify(document, null, '\t')}\n`)
		files.push(file)
		for (const { photo } of photosIn(document))
			files.push(...(await exportPhoto(photos, photo, folder)))
	}
	return files
}

async function exportPhoto(photos: Services['photos'], { hash }: Photo, folder: string) {
	const target = join(folder, 'photos')
	await mkdir(target, { recursive: true })
	const files: string[] = []
	for (const { name, bytes } of await photos.files(hash)) {
		await writeFile(join(target, name), bytes)
		files.push(join(target, name))
	}
	return files
}

async function entriesIn(folder: string): Promise<{ entry: EntryName; document: Json }[]> {
	const names = await readdir(folder, { recursive: true })
	const files = names.filter((name) => /^[a-z]+\/[a-z0-9-]+\.json$/.test(name)).sort()
	return Promise.all(
		files.map(async (name) => {
			const [kind = '', file = ''] = name.split('/')
			const document: Json = JSON.parse(await readFile(join(folder, name), 'utf8'))
			return { entry: { kind, id: file.replace(/\.json$/, '') }, document }
		}),
	)
}

/** Lines for the person who ran it: what was taken, and what was not and why. */
export async function importContent(
	{ store, photos }: Pick<Services, 'store' | 'photos'>,
	folder: string,
	publishing: { note: string } | null,
): Promise<string[]> {
	const site = createSiteNow(store)
	const lines: string[] = []
	for (const { entry, document } of await entriesIn(folder)) {
		const name = `${entry.kind}/${entry.id}`
		const found = await site.entry(entry)
		const present = found?.present ?? { number: 0, text: null }
		const siblings = await site.siblings(entry.kind)
		for (const { photo } of photosIn(document))
			await photos.bring(photo, join(folder, 'photos'), actor)
		const errors = [
			...findingsOf(entry, document, parsedJson(present.text), { siblings }),
			...(await photoFindings(store.website, document)),
		].filter(({ level }) => level === 'error')
		const text = inOrder(entry, document)
		if (text === null || errors.length > 0) {
			const [first] = errors
			lines.push(
				`${name}: not taken, ${first?.code ?? 'invalid'} at ${first?.path.join('.') ?? ''}`,
			)
			continue
		}
		if (text === present.text) continue
		if (!publishing) {
			const base = { number: present.number, document: present.text }
			const { result } = await store.website.drafts.open(entry, text, base, actor)
			lines.push(`${name}: ${result === 'saved' ? 'draft' : 'not taken, it has a draft'}`)
			continue
		}
		if (found && found.present.state !== 'shown') {
			lines.push(`${name}: not taken, it is ${found.present.state}`)
			continue
		}
		const shipped = found?.file ?? null
		const codes = codesIn(document)
		const published = await store.website.publish({
			entries: [
				{
					...{ ...entry, state: null, document: text, draftVersion: null },
					...{ madeFrom: present.text, shipped, codes },
				},
			],
			...{
				liveAt: null,
				note: publishing.note,
				actor,
				key: crypto.randomUUID(),
				merge,
				isOfOtherShipped,
			},
		})
		lines.push(`${name}: ${published.result}`)
	}
	return lines
}

if (import.meta.main) {
	const options = { publish: { type: 'boolean' }, note: { type: 'string' } } as const
	const { positionals, values } = parseArgs({ options, allowPositionals: true })
	const [command, folder] = positionals
	const isImport = command === 'import' && folder !== undefined
	if (command !== 'export' && !isImport) {
		for (const line of usage) console.error(line)
		process.exit(1)
	}
	const settings = settingsOrExit()
	const services = await openServices(settings)
	const target = folder ?? join(settings.dataDir, 'content-export')
	const lines = isImport
		? await importContent(services, target, values.publish ? { note: values.note ?? '' } : null)
		: await exportContent(services, target)
	for (const line of lines) console.log(line)
	await services.close()
}
