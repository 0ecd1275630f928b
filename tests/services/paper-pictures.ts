/**
 * Pictures of the papers as they looked when somebody last looked at them: `tests/papers/*.webp`, all pages of a paper side by side. They
 * are compared by the greys of small squares, so that another version of poppler, or one other word, is no change and a moved block is one.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { temporaryFolder } from './folder.ts'

type Picture = ReturnType<typeof sharp>

const folder = join(import.meta.dirname, '../papers')
/** Per inch: text is a grey line, a card or a heading can be made out. */
const dots = 24
/** A square of a quarter of an inch. */
const side = 6
/** Of 255 greys: what another word changes in a square, and what only another layout does. */
const slightly = 14
const plainly = 60
/** Of a hundred squares, how many may change slightly. */
const mayChange = 1.5

export interface Change {
	/** Squares that show something else. */
	moved: number
	/** Of a hundred squares, those that differ slightly; zero when they are few. */
	changed: number
}

/** Writes the picture, and says so by an error, where there is none yet: delete a file to renew it, and look at the new one. */
export async function comparePicture(name: string, pdf: Uint8Array): Promise<Change> {
	const drawn = await pagesSideBySide(pdf)
	const path = join(folder, `${name}.webp`)
	if (!existsSync(path)) {
		mkdirSync(folder, { recursive: true })
		writeFileSync(path, await drawn.webp({ quality: 70 }).toBuffer())
		throw new Error(`tests/papers/${name}.webp was not there. It is now: look at it and keep it.`)
	}
	const [before, after] = await Promise.all([squaresOf(sharp(path)), squaresOf(drawn)])
	if (before.length !== after.length) return { moved: after.length, changed: 100 }
	const differences = before.map((grey, at) => Math.abs(grey - (after[at] ?? 0)))
	const changed = (100 * differences.filter((one) => one > slightly).length) / differences.length
	return {
		moved: differences.filter((one) => one > plainly).length,
		changed: changed > mayChange ? Math.round(changed * 10) / 10 : 0,
	}
}

async function pagesSideBySide(pdf: Uint8Array): Promise<Picture> {
	const target = temporaryFolder()
	const file = join(target, 'paper.pdf')
	writeFileSync(file, pdf)
	execFileSync('pdftoppm', ['-r', `${dots}`, '-gray', '-png', file, join(target, 'page')])
	const pages = readdirSync(target)
		.filter((one) => one.endsWith('.png'))
		.toSorted()
	const pictures = pages.map((page) => readFileSync(join(target, page)))
	const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()))
	const width = Math.max(...sizes.map((size) => size.width))
	const height = Math.max(...sizes.map((size) => size.height))
	const whole = sharp({
		create: { width: width * pages.length, height, channels: 3, background: 'white' },
	}).composite(pictures.map((input, at) => ({ input, left: at * width, top: 0 })))
	return sharp(await whole.png().toBuffer())
}

/** The mean grey of each square, row by row. */
async function squaresOf(picture: Picture): Promise<number[]> {
	const { data, info } = await picture
		.clone()
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true })
	const [columns, rows] = [Math.floor(info.width / side), Math.floor(info.height / side)]
	return Array.from({ length: columns * rows }, (_, at) => {
		const [x, y] = [(at % columns) * side, Math.floor(at / columns) * side]
		let sum = 0
		for (let row = y; row < y + side; row += 1)
			for (let column = x; column < x + side; column += 1)
				sum += data[(row * info.width + column) * info.channels] ?? 0
		return sum / side ** 2
	})
}
