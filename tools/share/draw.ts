/** Draws one card: a panel with the words where reading begins, the scene beside it. */
import sharp, { type OverlayOptions } from 'sharp'
import { logoSvg } from '#art/logo.ts'
import { directionOf, type Language } from '#domain/language.ts'
import { type ShareCard, sceneFile } from './cards.ts'

const width = 1200
const height = 630
const panel = 500
const margin = 52
const line = 8
/** Three lines and more are at least so many times as high as their letters are large. */
const stack = 2.9
const colours = { surface: '#ffffff', ink: '#01303c', brand: '#005b6b', gold: '#f3b640' }

/** The scene by day with plain colours: the renderer knows no custom properties. */
function plainScene(svg: string): string {
	const day = /#d\{([^}]*)\}/.exec(svg)?.[1] ?? ''
	const values = new Map(
		day.split(';').map((rule) => {
			const [name = '', value = ''] = rule.split(':')
			return [name, value]
		}),
	)
	return svg
		.replace(/<style>.*?<\/style>/s, '')
		.replace(/var\((--[a-zA-Z]+)\)/g, (_, name) => values.get(name) ?? 'none')
}

function picture(svg: string, size: number, tall: number): Promise<Buffer> {
	return sharp(Buffer.from(svg), { density: 108 })
		.resize(size, tall, { fit: 'cover' })
		.png()
		.toBuffer()
}

interface Words {
	image: Buffer
	width: number
	height: number
}

async function words(
	text: string,
	language: Language,
	size: number,
	colour: string,
	width = panel - 2 * margin,
): Promise<Words> {
	const safe = text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
	// The typeface's space is narrow; at the size of a preview, Latin words would run into each other.
	const gap = (space: string) =>
		`<span letter_spacing="${Math.round(size * 1024 * 0.1)}">${space}</span>`
	const { data, info } = await sharp({
		text: {
			text: `<span lang="${language}" foreground="${colour}">${safe.replace(/[ \u00a0]/g, gap)}</span>`,
			font: `Reem Kufi Bold ${size}`,
			rgba: true,
			dpi: 72,
			width,
			wrap: 'word',
			spacing: Math.round(size * -0.08),
		},
	})
		.png()
		.toBuffer({ resolveWithObject: true })
	return { image: data, width: info.width, height: info.height }
}

/** A line does not end with a small word that belongs to the next: it stays with what it introduces. */
export function keepSmallWords(text: string): string {
	return text.replace(/(^|\s)(في|من|على|إلى|عن|مع|أو|ذا|of|in|the|for|to) /giu, '$1$2\u00a0')
}

/**
 * The largest size at which no word is wider than the panel and the lines leave room for the brand. Where that makes
 * a tall stack of single words, a somewhat smaller size that spares a line.
 */
async function title(text: string, language: Language): Promise<Words> {
	const kept = keepSmallWords(text)
	let best: { size: number; set: Words } | undefined
	for (let size = 72; size > 34; size -= 3) {
		const tall = best ? best.set.height / best.size : 0
		if (best && (tall < stack || size < 54)) break
		const set = await words(kept, language, size, colours.ink)
		if (set.width > panel - 2 * margin || set.height > 330) continue
		if (!best || tall - set.height / size > 0.6) best = { size, set }
	}
	if (!best) return words(kept, language, 34, colours.ink)
	return evened(kept, language, best.size, best.set)
}

/** The same number of lines in the narrowest column, so that none is left with one short word. */
async function evened(text: string, language: Language, size: number, set: Words): Promise<Words> {
	let best = set
	for (let width = set.width - 12; width > set.width / 2; width -= 12) {
		const narrower = await words(text, language, size, colours.ink, width)
		if (narrower.height > set.height || narrower.width > width) break
		best = narrower
	}
	return best
}

export async function drawCard(card: ShareCard): Promise<Buffer> {
	const rightToLeft = directionOf(card.language) === 'rtl'
	/** Where something stands that begins so far from the edge at which reading begins. */
	const from = (start: number, size: number) => (rightToLeft ? width - start - size : start)
	const place = (set: Words, start: number, top: number): OverlayOptions => ({
		input: set.image,
		left: from(start, set.width),
		top: Math.round(top),
	})

	const sceneWidth = width - panel - line
	const logoSize = 68
	const [scene, logo, heading, brand, kicker] = await Promise.all([
		picture(plainScene(sceneFile(card.scene)), sceneWidth, height),
		picture(logoSvg('icon'), logoSize, logoSize),
		title(card.title, card.language),
		words(card.brand, card.language, 40, colours.brand),
		card.kicker ? words(card.kicker, card.language, 30, colours.brand) : undefined,
	])
	const logoTop = height - margin - logoSize
	const layers: OverlayOptions[] = [
		{ input: scene, left: from(panel + line, sceneWidth), top: 0 },
		{
			input: { create: { width: line, height, channels: 3, background: colours.gold } },
			left: from(panel, line),
			top: 0,
		},
		place(heading, margin, kicker ? margin + kicker.height + 30 : margin),
		{ input: logo, left: from(margin, logoSize), top: logoTop },
		place(brand, margin + logoSize + 18, logoTop + (logoSize - brand.height) / 2),
	]
	if (kicker) layers.push(place(kicker, margin, margin))
	return sharp({ create: { width, height, channels: 3, background: colours.surface } })
		.composite(layers)
		.png({ palette: true, colours: 128, dither: 0, compressionLevel: 9, effort: 10 })
		.toBuffer()
}
