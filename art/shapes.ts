// Path primitives: each returns SVG path data and knows nothing of colour.

export type Point = readonly [x: number, y: number]

export const tenth = (value: number) => {
	const rounded = Math.round(value * 10) / 10
	return Object.is(rounded, -0) ? 0 : rounded
}

/** Coordinates as path data: `at(3, -4)` is `3-4`. */
export const at = (...values: number[]) => values.map(tenth).join(' ').replaceAll(' -', '-')

export const line = (x1: number, y1: number, x2: number, y2: number) =>
	`M${at(x1, y1)}L${at(x2, y2)}`

export const rect = (x: number, y: number, w: number, h: number) =>
	`M${at(x, y)}h${tenth(w)}v${tenth(h)}h${tenth(-w)}z`

export const polygon = (...points: Point[]) => `M${points.map(([x, y]) => at(x, y)).join('L')}z`

export const ellipse = (x: number, y: number, radiusX: number, radiusY: number) => {
	const half = `a${at(radiusX, radiusY)} 0 1 0 `
	return `M${at(x - radiusX, y)}${half}${tenth(2 * radiusX)} 0${half}${tenth(-2 * radiusX)} 0z`
}

/** An ellipse with an elliptic hole, for what rings something else. */
export const ring = (x: number, y: number, outer: Point, inner: Point, innerY = y) => {
	const [radiusX, radiusY] = inner
	const half = `a${at(radiusX, radiusY)} 0 1 1 `
	const hole = `M${at(x - radiusX, innerY)}${half}${tenth(2 * radiusX)} 0${half}${tenth(-2 * radiusX)} 0z`
	return ellipse(x, y, ...outer) + hole
}

export const circle = (x: number, y: number, radius: number) => ellipse(x, y, radius, radius)

export const roundRect = (x: number, y: number, w: number, h: number, radius: number) => {
	const corner = (dx: number, dy: number) => `a${at(radius, radius)} 0 0 1 ${at(dx, dy)}`
	const across = tenth(w - 2 * radius)
	const down = tenth(h - 2 * radius)
	return (
		`M${at(x + radius, y)}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}` +
		`h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}z`
	)
}

export const pill = (x: number, y: number, w: number, h: number) => roundRect(x, y, w, h, h / 2)

/** Four-centred arch standing on y + h; `rise` is the height of its head. */
export const keelArch = (x: number, y: number, w: number, h: number, rise = w * 0.62) =>
	`M${at(x, y + h)}V${tenth(y + rise)}` +
	`C${at(x, y + rise * 0.45, x + w * 0.28, y + rise * 0.34, x + w / 2, y)}` +
	`C${at(x + w * 0.72, y + rise * 0.34, x + w, y + rise * 0.45, x + w, y + rise)}V${tenth(y + h)}z`

export const roundArch = (x: number, y: number, w: number, h: number) =>
	`M${at(x, y + h)}V${tenth(y + w / 2)}a${at(w / 2, w / 2)} 0 0 1 ${tenth(w)} 0V${tenth(y + h)}z`

/** Onion dome whose base is at y. */
export const dome = (x: number, y: number, w: number, h: number) => {
	const half = w / 2
	return (
		`M${at(x - half * 0.86, y)}` +
		`C${at(x - half * 1.22, y - h * 0.42, x - half * 0.72, y - h * 0.74, x, y - h)}` +
		`C${at(x + half * 0.72, y - h * 0.74, x + half * 1.22, y - h * 0.42, x + half * 0.86, y)}z`
	)
}

/** Khatam by default: eight points; `waist` is the inner radius as a share of the outer. */
export const star = (x: number, y: number, radius: number, points = 8, waist = 0.765, turn = 0) =>
	polygon(
		...Array.from({ length: points * 2 }, (_, corner): Point => {
			const angle = turn + (Math.PI * corner) / points - Math.PI / 2
			const reach = corner % 2 ? radius * waist : radius
			return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
		}),
	)

/** Star polygon {points/step}: {14/5} is the rosette of the sun. */
export const lattice = (x: number, y: number, radius: number, points = 14, step = 5) => {
	const corners = Array.from({ length: points + 1 }, (_, corner) => {
		const angle = (2 * Math.PI * ((corner * step) % points)) / points - Math.PI / 2
		return at(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
	})
	return `M${corners.join('L')}z`
}

/** Repeatable numbers in [0, 1): the same seed always draws the same picture. */
export const seeded = (seed: number) => {
	let state = seed
	return () => {
		state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0
		return ((state ^ (state >>> 13)) >>> 0) / 4294967296
	}
}

/** Rolling hills across the width, closed down to `bottom`; heights are offsets from y. */
export const ridge = (width: number, y: number, bottom: number, heights: number[]) => {
	const step = width / (heights.length - 1)
	let previous = y + (heights[0] ?? 0)
	let path = `M0 ${tenth(bottom)}V${tenth(previous)}`
	heights.slice(1).forEach((height, index) => {
		const middle = (index + 0.5) * step
		path += `C${at(middle, previous, middle, y + height, (index + 1) * step, y + height)}`
		previous = y + height
	})
	return `${path}V${tenth(bottom)}z`
}

/** Hedge or canopy: a row of uneven bumps standing on y. */
export const hedge = (x: number, y: number, w: number, count: number, h: number, seed = 5) => {
	const random = seeded(seed)
	const step = w / count
	let path = `M${at(x, y)}`
	for (let bump = 0; bump < count; bump++) {
		const radius = step * (0.5 + 0.03 * random())
		path += `a${at(radius, h * (0.6 + 0.5 * random()))} 0 0 1 ${tenth(step)} 0`
	}
	return `${path}z`
}

export const ripple = (x: number, y: number, w: number, count: number, h: number) => {
	const step = Math.round(w / count)
	return `M${at(x, y)}q${at(step / 2, h, step, 0)}${`t${step} 0`.repeat(count - 1)}`
}

/** Rolling foreground wave, closed down to `bottom`. */
export const swell = (width: number, y: number, bottom: number, count: number, h: number) => {
	const step = width / count
	const wave =
		`c${at(step * 0.25, -h, step * 0.35, -h, step * 0.5, 0)}` +
		`c${at(step * 0.15, h * 0.8, step * 0.25, h * 0.8, step * 0.5, 0)}`
	return `M0 ${tenth(bottom)}V${tenth(y)}${wave.repeat(count)}V${tenth(bottom)}z`
}

/** Pucuk rebung, the bamboo-shoot triangles of songket cloth; negative h points down. */
export const rebung = (x: number, y: number, w: number, count: number, h: number) => {
	const step = w / count
	return range(count)
		.map((shoot) => `M${at(x + shoot * step, y)}l${at(step / 2, -h)}l${at(step / 2, h)}z`)
		.join('')
}

export const cloud = (x: number, y: number, scale: number) =>
	`M${at(x, y)}h${tenth(170 * scale)}` +
	`M${at(x + 46 * scale, y - 15 * scale)}h${tenth(100 * scale)}` +
	`M${at(x - 60 * scale, y + 15 * scale)}h${tenth(160 * scale)}`

/** Zero-length strokes: with round caps they print as dots, far cheaper than circles. */
export const dots = (...points: Point[]) => points.map(([x, y]) => `M${at(x, y)}h0`).join('')

/** 0, 1 … count - 1 */
export const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Lamps behind rows of windows: one here, one there, never a column of them. `pitch` is from pane to pane. */
export const lamps = (
	rows: readonly number[],
	from: number,
	to: number,
	{ pitch, pane, every = 5 }: { pitch: number; pane: number; every?: number },
) =>
	rows
		.map((y, row) => {
			const first = from + ((row * row + 2 * row) % every) * pitch
			const count = Math.max(0, Math.floor((to - pane - first) / (pitch * every)) + 1)
			return range(count)
				.map((lamp) => `M${at(first + lamp * pitch * every, y)}h${tenth(pane)}`)
				.join('')
		})
		.join('')
