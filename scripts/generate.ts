/**
 * Turns what authors write (both languages side by side) into what a page loads (one entity, one language):
 * JSON files in `.generated/`. Runs before every build, and again whenever a source changes under `npm run dev`.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { assistantKnowledge } from '#content/assistant-knowledge.ts'
import { accommodationCard, instituteCard, universityCard } from '#content/cards.ts'
import { plan } from '#content/plan.ts'
import { planCatalogue } from '#content/plan-catalogue.ts'
import { collator } from '#domain/collator.ts'
import { languages, localize } from '#domain/language.ts'
import { similarListings } from '#domain/listings.ts'
import { cheapestOf } from '#domain/plan/compare.ts'
import { shownRinggit } from '#domain/plan/money.ts'
import { emptyPlan } from '#domain/plan/plan.ts'
import { firstYear } from '#domain/plan/total.ts'
import { flattenStrings, withFallback, withoutPlural } from '#domain/translate.ts'
import { assistantPages } from './assistant-pages.ts'
import { countryList } from './countries.ts'
import { generatePaperSupplies } from './paper-supplies.ts'
import { generatePhotos, type MadePhotos, photoNames, readMadePhotos } from './photos.ts'
import { importContent, readCatalogue } from './read-content.ts'
import { searchDocuments } from './search-documents.ts'

const root = path.resolve(import.meta.dirname, '..')
const target = path.join(root, '.generated')

function write(file: string, value: unknown): void {
	writeText(file, JSON.stringify(value))
}

function writeText(file: string, text: string): void {
	const full = path.join(target, file)
	if (existsSync(full) && readFileSync(full, 'utf8') === text) return
	mkdirSync(path.dirname(full), { recursive: true })
	writeFileSync(full, text)
}

/** Pictures are named by content before they are drawn; until then the fallback is shown. */
const pictureKeys = new Set(['scene', 'crest', 'mark'])

function withDrawnPictures(value: unknown, key = ''): unknown {
	if (typeof value === 'string') return pictureKeys.has(key) && !isDrawn(value) ? 'fallback' : value
	if (Array.isArray(value)) return value.map((item) => withDrawnPictures(item))
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(
		Object.entries(value).map(([name, item]) => [name, withDrawnPictures(item, name)]),
	)
}

function isDrawn(scene: string): boolean {
	return (
		existsSync(path.join(root, 'public/scenes', `${scene}.svg`)) || photoNames().includes(scene)
	)
}

function writeLocalized(file: string, value: unknown): void {
	const drawn = withDrawnPictures(value)
	for (const language of languages)
		write(`content/${language}/${file}.json`, localize(drawn, language))
}

function generateStrings(): void {
	const keys: string[] = []
	const read = (language: string, file: string) =>
		flattenStrings(JSON.parse(readFileSync(path.join(root, 'locales', language, file), 'utf8')))
	for (const file of readdirSync(path.join(root, 'locales/ar'))) {
		const arabic = read('ar', file)
		write(`strings/ar/${file}`, arabic)
		write(`strings/en/${file}`, withFallback(read('en', file), arabic))
		keys.push(`\t${JSON.stringify(file.replace(/\.json$/, ''))}: ${keyUnion(arabic)}`)
	}
	writeText('string-keys.ts', `export interface StringKeys {\n${keys.join('\n')}\n}\n`)
}

/** What the compiler holds `t('hero.title')` to; the plural forms of a key are one key. */
function keyUnion(strings: Record<string, string>): string {
	const keys = new Set(Object.keys(strings).map(withoutPlural))
	return [...keys].map((key) => JSON.stringify(key)).join(' | ')
}

/** Other spellings serve the search alone, and stand in both languages. */
function shown<Entry extends { aliases: unknown }>({ aliases: _, ...entry }: Entry) {
	return entry
}

async function generateCatalogue(): Promise<void> {
	const { universities, institutes, accommodation } = await readCatalogue()
	const cards = {
		universities: universities.map(universityCard),
		institutes: institutes.map(instituteCard),
		accommodation: accommodation.map(accommodationCard),
	}
	const pick = <Card extends { id: string }>(list: Card[], ids: string[]) =>
		ids.flatMap((id) => list.find((card) => card.id === id) ?? [])

	for (const language of languages) {
		const documents = searchDocuments({ universities, institutes, accommodation }, language)
		write(`search/${language}.json`, documents)
		write(
			`assistant/${language}.json`,
			assistantKnowledge({ ...assistantPages, universities, institutes, accommodation }, language),
		)
	}
	for (const kind of ['institutes', 'accommodation'] as const) writeLocalized(kind, cards[kind])
	writeLocalized('plan-catalogue', planCatalogue({ universities, institutes, accommodation }))
	// Fourteen names are looked up, not read through: each language sorts them its own way.
	for (const language of languages) {
		const { compare } = collator(language)
		const sorted = cards.universities.toSorted((a, b) =>
			compare(a.name[language], b.name[language]),
		)
		write(`content/${language}/universities.json`, localize(withDrawnPictures(sorted), language))
	}
	const catalogue = localize(planCatalogue({ universities, institutes, accommodation }), 'en')
	const figures = localize(plan, 'en')
	const firstYearOf = (code: string) => {
		const university = catalogue.universities.find((one) => one.code === code)
		const { level, tier } = emptyPlan
		const programme = cheapestOf(university?.programmes[level] ?? [], figures)
		if (!university || !programme) return undefined
		const { low, high } = firstYear({ university, level, programme, tier }, figures).total
		return { low: shownRinggit(low), high: shownRinggit(high) }
	}
	for (const university of universities) {
		const related = pick(cards.universities, university.related).map(
			({ search: _, ...card }) => card,
		)
		const card = pick(cards.universities, [university.id])[0]
		writeLocalized(`universities/${university.id}`, {
			...shown(university),
			city: card?.city,
			feeSpan: card?.feeSpan,
			firstYear: firstYearOf(university.code),
			related,
		})
	}
	for (const institute of institutes) {
		const card = pick(cards.institutes, [institute.id])[0]
		const related = pick(cards.institutes, institute.related).map(
			({ id, name, city, photo, mark, rating }) => ({
				id,
				name,
				city,
				photo,
				mark,
				rating,
			}),
		)
		writeLocalized(`institutes/${institute.id}`, { ...shown(institute), city: card?.city, related })
	}
	for (const listing of accommodation) {
		const own = pick(cards.accommodation, [listing.id])[0]
		if (!own) continue
		const { search: _, ...card } = own
		const similar = similarListings(cards.accommodation, own).map(
			({ search: _, ...similarCard }) => similarCard,
		)
		writeLocalized(`accommodation/${listing.id}`, { ...shown(listing), card, similar })
	}
}

/** Content that is neither a catalogue entry nor a schema: one file per page or part of a page. */
const notPages = new Set([
	'schema.ts',
	'page-schema.ts',
	// A part of the families' page, and what no page shows.
	'recognition.ts',
	'families-to-confirm.ts',
	'cards.ts',
	'catalogue.ts',
	'plan-catalogue.ts',
	'plan-open-points.ts',
	'shipped.ts',
	'entries.ts',
	'company-schema.ts',
	'assistant-facts.ts',
	'assistant-knowledge.ts',
])

async function generatePages(): Promise<void> {
	const files = readdirSync(path.join(root, 'content')).filter(
		(file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !notPages.has(file),
	)
	for (const file of files)
		writeLocalized(file.replace(/\.ts$/, ''), { ...(await importContent(file)) })
}

/** Scenes and photos keep their names between builds; this changes with their bytes, so that browsers may keep them for a year. */
function generateArtVersion(photos: MadePhotos): void {
	const folder = path.join(root, 'public/scenes')
	const hash = createHash('sha256').update(JSON.stringify(photos))
	if (existsSync(folder))
		for (const file of readdirSync(folder).sort())
			hash.update(readFileSync(path.join(folder, file)))
	write('art.json', { version: hash.digest('hex').slice(0, 8) })
}

export async function generate(): Promise<void> {
	generateStrings()
	for (const language of languages) write(`countries.${language}.json`, countryList(language))
	const photos = await generatePhotos(readMadePhotos(path.join(target, 'photos.json')))
	write('photos.json', photos)
	generateArtVersion(photos)
	generatePaperSupplies(root, path.join(target, 'papers'))
	await Promise.all([generateCatalogue(), generatePages()])
}

export function generatedContent(): Plugin {
	return {
		name: 'rihla-generated-content',
		async config() {
			await generate()
		},
		configureServer(server) {
			server.watcher.add([
				path.join(root, 'content'),
				path.join(root, 'locales'),
				path.join(root, 'public/scenes'),
				path.join(root, 'media'),
				path.join(root, 'papers'),
			])
			server.watcher.on('all', (_event, file) => {
				if (
					/[\\/](content|locales|scenes|media|papers)[\\/]/.test(
						path.relative(root, file).replace(/^/, '/'),
					)
				)
					void generate()
			})
		},
	}
}

if (import.meta.main) {
	rmSync(target, { recursive: true, force: true })
	await generate()
}
