/** A whole file as a page of HTML: its own fonts, colours and scene inside, so that a browser needs nothing else. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { logoSvg } from '#art/logo.ts'
import { site } from '#content/site.ts'
import { directionOf, type Language } from '#domain/language.ts'
import { root } from '#scripts/run.ts'
import { checklistPages } from './checklist.ts'
import { guidePages } from './guide.ts'
import { rebung, scene, text } from './markup.ts'
import { headingsIn } from './strings.ts'

export const kinds = ['visa-checklist', 'travel-guide'] as const
export type Kind = (typeof kinds)[number]

const parts = {
	'visa-checklist': {
		pages: checklistPages,
		title: 'checklist.title',
		lead: 'checklist.lead',
		scene: 'hero-kl',
	},
	'travel-guide': {
		pages: guidePages,
		title: 'guide.title',
		lead: 'guide.lead',
		scene: 'dest-langkawi',
	},
} as const

const faces = [
	['Kufi Arabic', 'kufi-ar', 700],
	['Kufi Latin', 'kufi-la', 700],
	['Sans Arabic', 'plex-ar-400', 400],
	['Sans Arabic', 'plex-ar-600', 600],
	['Sans Latin', 'plex-la-400', 400],
	['Sans Latin', 'plex-la-600', 600],
] as const

const read = (path: string) => readFileSync(join(root, path))
const inline = (type: string, data: Buffer | string) =>
	`data:${type};base64,${Buffer.from(data).toString('base64')}`

export function fileName(kind: Kind, language: Language): string {
	return `${kind}-${language}.pdf`
}

export function titleOf(kind: Kind, language: Language): string {
	const t = headingsIn(language)
	return t(parts[kind].title)
}

/** Everything the file says, in order. Its pictures, colours and fonts are added by `documentHtml`. */
export function bodyOf(kind: Kind, language: Language): string {
	const t = headingsIn(language)
	const pages = parts[kind].pages(language)
	return pages
		.map((content, index) => {
			const head =
				index === 0
					? `<header class="${kind}">${scene('cover')}<div class="title"><p class="brand"><i class="logo"></i>${text(site.brand[language])}</p><h1>${text(titleOf(kind, language))}</h1><p>${text(t(parts[kind].lead))}</p></div></header>${rebung()}`
					: `<div class="running"><i class="logo"></i><span>${text(titleOf(kind, language))}</span></div>`
			const foot = `<footer><span>${text(site.brand[language])}</span><bdi dir="ltr">${site.email.address}</bdi><bdi dir="ltr">${site.whatsapp.display}</bdi><span>${text(t('page', { page: index + 1, pages: pages.length }))}</span></footer>`
			return `<div class="page">${head}<main>${content}</main>${foot}</div>`
		})
		.join('')
}

/** Changes whenever a word, a figure or their arrangement does. The file carries it, and a test compares. */
export function fingerprint(kind: Kind, language: Language): string {
	return createHash('sha256').update(bodyOf(kind, language)).digest('hex').slice(0, 32)
}

export function documentHtml(kind: Kind, language: Language): string {
	const fonts = faces.map(
		([family, file, weight]) =>
			`@font-face{font-family:"${family}";font-weight:${weight};src:url(${inline('font/woff2', read(`app/fonts/${file}.woff2`))})}`,
	)
	const picture = inline('image/svg+xml', read(`public/scenes/${parts[kind].scene}.svg`))
	const logo = `.logo{background-image:url(${inline('image/svg+xml', logoSvg('icon'))})}`
	const style = [...fonts, colours(), read('tools/pdf/print.css').toString(), logo].join('\n')
	const body = bodyOf(kind, language).replaceAll('<img ', `<img src="${picture}" `)
	return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>${text(titleOf(kind, language))}</title><style>${style}</style></head><body>${body}</body></html>`
}

/** The site's own colours by day. */
function colours(): string {
	const [block] = /:root \{.*?\n\}/s.exec(read('app/styles/tokens.css').toString()) ?? []
	if (!block) throw new Error('The colours are not where they were: app/styles/tokens.css, :root')
	return block
}
