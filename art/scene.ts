// A scene is a stack of flat paths, each painted with a slot of the scene's palette.
import type { Palette, Slot } from './palettes.ts'
import {
	at,
	circle,
	cloud,
	dots,
	lattice,
	line,
	type Point,
	range,
	rect,
	ripple,
	tenth,
} from './shapes.ts'

/** Skin tones are the only raw colours: a person does not change colour at nightfall. */
export type Paint = Slot | `#${string}`

type StrokeOptions = { dash?: string; opacity?: number; round?: boolean }

export type BlockOptions = {
	wall?: Slot
	/** Shaded right-hand face. */
	shade?: Slot
	window?: Slot
	columns?: number
	windowHeight?: number
	windowGap?: number
	/** Share of the column a window fills. */
	windowWidth?: number
	opacity?: number
	top?: number
	bottom?: number
	/** Every how many windows of a column one is lit by night. */
	lamps?: number
}

/** A building of a skyline: x, width, height and, where they differ, its window columns. */
export type Building = readonly [x: number, w: number, h: number, columns?: number]

export class Scene {
	readonly width: number
	readonly height: number
	readonly #palette: Palette
	readonly #layers: string[] = []
	readonly #slots = new Set<Slot>()

	constructor(width: number, height: number, palette: Palette) {
		this.width = width
		this.height = height
		this.#palette = palette
	}

	get slots() {
		return [...this.#slots].sort()
	}

	fill(paint: Paint, ...paths: string[]) {
		const path = paths.join('')
		if (path) this.#layers.push(`<path fill="${this.#colour(paint)}" d="${path}"/>`)
		return this
	}

	stroke(paint: Paint, width: number, path: string, options: StrokeOptions = {}) {
		const { dash, opacity, round } = options
		const attributes = [
			`stroke="${this.#colour(paint)}"`,
			`stroke-width="${tenth(width)}"`,
			dash && `stroke-dasharray="${dash}"`,
			opacity && `opacity="${opacity}"`,
			round && 'stroke-linecap="round" stroke-linejoin="round"',
		]
		this.#layers.push(`<path ${attributes.filter(Boolean).join(' ')} d="${path}"/>`)
		return this
	}

	dots(paint: Paint, size: number, ...points: Point[]) {
		return this.stroke(paint, size, dots(...points), { round: true })
	}

	faded(opacity: number, draw: () => void) {
		return this.#group(`opacity="${opacity}"`, draw)
	}

	turned(degrees: number, x: number, y: number, draw: () => void) {
		return this.#group(`transform="rotate(${degrees} ${x} ${y})"`, draw)
	}

	moved(x: number, y: number, draw: () => void) {
		return this.#group(`transform="translate(${x} ${y})"`, draw)
	}

	/** Draws around (0, 0) something that lies on the ground at (x, y), flattened by perspective. */
	laidFlat(x: number, y: number, squash: number, draw: () => void) {
		return this.#group(`transform="translate(${x} ${y})scale(1 ${squash})"`, draw)
	}

	/** A flat field, three halos, a ring of astrolabe ticks and the rosette sun (the moon by night). */
	sky(x: number, y: number, radius: number, halos: readonly number[] = [2.9, 2.2, 1.55]) {
		this.fill('sky', rect(0, 0, this.width, this.height))
		const tones = ['sky2', 'sky3', 'sky4'] as const
		for (const [index, tone] of tones.entries())
			this.fill(tone, circle(x, y, radius * (halos[index] ?? 1)))
		this.stroke('sun', radius * 0.045, circle(x, y, radius * 1.17), {
			dash: `${tenth(radius * 0.012 + 1)} ${tenth(radius * 0.05)}`,
		})
		this.fill('sun', circle(x, y, radius))
		const rosette =
			lattice(x, y, radius * 0.93) + circle(x, y, radius * 0.93) + circle(x, y, radius * 0.41)
		return this.stroke('sun2', Math.max(1.5, radius * 0.012), rosette)
	}

	clouds(...clouds: (readonly [x: number, y: number, scale: number])[]) {
		const path = clouds.map(([x, y, scale]) => cloud(x, y, scale)).join('')
		return this.stroke('cloud', 15, path, { round: true })
	}

	/** Water down to the lower edge; `glitterX` puts the sun's reflection under the sun. */
	sea(
		y: number,
		options: { glitterX?: number; rows?: number; waves?: number; step?: number } = {},
	) {
		const { glitterX, rows = 6, waves = 34, step = 24 } = options
		this.fill('water', rect(0, y, this.width, this.height - y))
		let path = ''
		let rowY = y + 14
		for (let row = 0; row < rows && rowY < this.height + 10; row++) {
			const count = Math.max(6, Math.round(waves * (0.62 - row * 0.05)))
			const shift = (row % 2) * Math.round(this.width / count / 2)
			path += ripple(-90 + shift + row * 7, rowY, this.width + 220, count, 8 + row * 2.6)
			rowY += step * (0.62 + row * 0.13)
		}
		this.stroke('foam', 2, path, { opacity: 0.34 })
		return glitterX === undefined ? this : this.#glitter(glitterX, y + 14, step * 0.78)
	}

	/** A tower with a shaded face; its windows are dashed strokes, almost free in bytes. */
	block(x: number, base: number, w: number, h: number, options: BlockOptions = {}) {
		const { wall = 'mid', shade, window = 'lit', columns = 3, opacity } = options
		const {
			windowHeight = 5,
			windowGap = 7,
			windowWidth = 0.5,
			top = 16,
			bottom = 10,
			lamps,
		} = options
		this.fill(wall, rect(x, base - h, w, h))
		if (shade) this.fill(shade, rect(x + w * 0.7, base - h, w * 0.3, h))
		if (columns === 0) return this
		const column = (w * 0.72) / columns
		const rows = (skip: (index: number) => number) =>
			range(columns)
				.map((index) => {
					const middle = x + w * 0.14 + column * (index + 0.5)
					return line(middle, base - h + top + skip(index), middle, base - bottom)
				})
				.join('')
		this.stroke(
			window,
			column * windowWidth,
			rows(() => 0),
			{
				dash: `${windowHeight} ${windowGap}`,
				...(opacity ? { opacity } : {}),
			},
		)
		if (!lamps) return this
		const storey = windowHeight + windowGap
		return this.stroke(
			'lit',
			column * windowWidth,
			rows((index) => ((index * index + 2 * index) % lamps) * storey),
			{ dash: `${windowHeight} ${storey * lamps - windowHeight}` },
		)
	}

	skyline(base: number, buildings: readonly Building[], options: BlockOptions = {}) {
		for (const [x, w, h, columns] of buildings)
			this.block(x, base, w, h, columns ? { ...options, columns } : options)
		return this
	}

	/** For inlining: colours come from a `.pal-*` class around it, so it follows the page's theme live. */
	inlineSvg() {
		return this.#svg(this.#layers.join(''))
	}

	/** As a file: one picture, two moods. Load it as `name.svg` by day and `name.svg#d` by night. */
	fileSvg() {
		const style = `#d{${this.#variables('day')}}#d:target{${this.#variables('night')}}`
		return this.#svg(`<style>${style}</style><g id="d">${this.#layers.join('')}</g>`)
	}

	#variables(mood: keyof Palette) {
		return this.slots.map((slot) => `--k-${slot}:${this.#palette[mood][slot]}`).join(';')
	}

	#svg(content: string) {
		const box = `viewBox="0 0 ${this.width} ${this.height}" preserveAspectRatio="xMidYMid slice"`
		// Fill is off for the whole picture, so that strokes need not say so one by one.
		return `<svg xmlns="http://www.w3.org/2000/svg" ${box} fill="none">${content}</svg>`
	}

	#group(attribute: string, draw: () => void) {
		this.#layers.push(`<g ${attribute}>`)
		draw()
		this.#layers.push('</g>')
		return this
	}

	#colour(paint: Paint) {
		if (isRawColour(paint)) return paint
		this.#slots.add(paint)
		return `var(--k-${paint})`
	}

	#glitter(x: number, y: number, step: number) {
		const path = [204, 144, 184, 104, 134, 64].map((w, row) => {
			const rowY = y + row * step
			return rowY < this.height - 8 ? `M${at(x - w / 2 + (row % 2 ? 14 : -10), rowY)}h${w}` : ''
		})
		return this.stroke('sun', 7, path.join(''), { round: true })
	}
}

const isRawColour = (paint: Paint): paint is `#${string}` => paint.startsWith('#')
