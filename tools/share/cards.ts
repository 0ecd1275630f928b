/** The pictures that messengers and social networks show beside a shared link: which there are, and what stands on them. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { about } from '#content/about.ts'
import { shipped } from '#content/shipped.ts'
import { type Language, languages, type Text } from '#domain/language.ts'
import { paths, shareCard } from '#domain/paths.ts'
import { createTranslator, flattenStrings } from '#domain/translate.ts'
import { root } from '#scripts/run.ts'

export interface ShareCard {
	/** As in the address: `/share/faq-ar.png`. */
	file: string
	language: Language
	brand: string
	/** The list an entry belongs to; empty on other pages. */
	kicker: string
	title: string
	scene: string
}

/** Raised when the drawing of all cards changes, so that all are seen to be old. */
const layout = 3

/** Each page, its key in the `pages` strings, and a scene that no entry's card shows. */
const pages: [path: string, key: string, scene: string][] = [
	[paths.home(), 'home', 'hero-kl'],
	[paths.universities(), 'universities', 'campus-um-2'],
	[paths.institutes(), 'institutes', 'service-documents'],
	[paths.accommodation(), 'accommodation', 'type-apartment'],
	[paths.visaSupport(), 'visa', 'obj-passport'],
	[paths.discover(), 'discover', 'dest-langkawi'],
	[paths.about(), 'about', about.heroPicture.scene],
	[paths.contact(), 'contact', 'office-kl'],
	[paths.apply(), 'apply', 'service-application'],
	[paths.plan(), 'plan', 'campus-um-3'],
	[paths.compare(), 'compare', 'campus-usm-2'],
	[paths.faq(), 'faq', 'service-arrival'],
	[paths.families(), 'families', 'type-shared'],
	[paths.privacy(), 'privacy', 'cta-sea'],
]

interface Entry {
	path: string
	list: string
	name: Text
	scene: string | undefined
}

function entries(): Entry[] {
	const { universities, institutes, accommodation } = shipped
	return [
		...universities.map(({ id, name, photos }) => ({
			path: paths.university(id),
			list: 'nav.universities',
			name,
			scene: photos[0]?.scene,
		})),
		...institutes.map(({ id, name, photos }) => ({
			path: paths.institute(id),
			list: 'nav.institutes',
			name,
			scene: photos[0]?.scene,
		})),
		...accommodation.map(({ id, name, images }) => ({
			path: paths.listing(id),
			list: 'nav.accommodation',
			name,
			scene: images[0]?.scene,
		})),
	]
}

function wordsOf(language: Language, area: string) {
	const file = join(root, 'locales', language, `${area}.json`)
	return createTranslator(flattenStrings(JSON.parse(readFileSync(file, 'utf8'))), language)
}

export async function shareCards(): Promise<ShareCard[]> {
	const all = entries()
	return languages.flatMap((language) => {
		const common = wordsOf(language, 'common')
		const words = wordsOf(language, 'pages')
		const brand = common('brand.name')
		// The brand is on the card anyway.
		const withoutBrand = (title: string) =>
			title
				.split(' | ')
				.filter((part) => part !== brand)
				.join(' ')
		const shared = { language, brand }
		return [
			...pages.map(([path, key, scene]) => ({
				...shared,
				file: shareCard(path, language),
				kicker: '',
				title: withoutBrand(words(`${key}.title`)),
				scene,
			})),
			...all.map(({ path, list, name, scene = 'fallback' }) => ({
				...shared,
				file: shareCard(path, language),
				kicker: common(list),
				title: name[language],
				scene,
			})),
		]
	})
}

export function sceneFile(scene: string): string {
	return readFileSync(join(root, 'public/scenes', `${scene}.svg`), 'utf8')
}

/** Changes with everything that is seen on the card. */
export function fingerprint(card: ShareCard): string {
	return createHash('sha256')
		.update(JSON.stringify([layout, card, sceneFile(card.scene)]))
		.digest('hex')
		.slice(0, 12)
}
