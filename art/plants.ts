import type { Slot } from './palettes.ts'
import type { Scene } from './scene.ts'
import { at, dots, type Point, range, star, tenth } from './shapes.ts'

const frondAngles = [-202, -174, -146, -116, -64, -34, -6, 22]

/** `lean` shifts the crown sideways; the trunk has the fronds' colour unless it is given its own. */
export function palm(
	scene: Scene,
	x: number,
	y: number,
	height: number,
	lean: number,
	slot: Slot = 'ink',
	bark: Slot = slot,
) {
	const topX = x + lean
	const topY = y - height
	const girth = height * 0.016 + 2.2
	const trunk =
		`M${at(x - girth * 1.3, y)}` +
		`C${at(x - girth * 0.6, y - height * 0.45, topX - lean * 0.3 - girth * 0.5, topY + height * 0.3, topX - girth * 0.5, topY)}` +
		`h${tenth(girth)}` +
		`C${at(topX - lean * 0.3 + girth * 0.7, topY + height * 0.3, x + girth * 0.8, y - height * 0.45, x + girth * 1.3, y)}z`
	const fronds = frondAngles.map((degrees) => frond(topX, topY, height * 0.44, degrees))
	if (bark === slot) scene.fill(slot, trunk, ...fronds)
	else scene.fill(bark, trunk).fill(slot, ...fronds)
}

/** A curved rib whose underside is cut into leaflets. */
function frond(x: number, y: number, length: number, degrees: number) {
	const angle = (degrees * Math.PI) / 180
	const reach = Math.abs(degrees + 90) < 35 ? length * 0.78 : length
	const side = Math.cos(angle) >= 0 ? 1 : -1
	const bendX = x + Math.cos(angle) * reach * 0.62
	const bendY = y + Math.sin(angle) * reach * 0.9 - reach * 0.16
	const tipX = x + Math.cos(angle) * reach * 1.02
	const tipY = y + Math.sin(angle) * reach * 0.72 + reach * 0.36
	const along = (share: number): Point => {
		const rest = 1 - share
		return [
			rest * rest * x + 2 * rest * share * bendX + share * share * tipX,
			rest * rest * y + 2 * rest * share * bendY + share * share * tipY,
		]
	}
	const leaflets = [0.86, 0.72, 0.58, 0.44, 0.3].map((share) => {
		const [outerX, outerY] = along(share)
		const [innerX, innerY] = along(share - 0.1)
		const drop = reach * (0.2 * Math.sin(Math.PI * (share * 0.78 + 0.16)) + 0.03)
		const notch = drop * 0.42
		return (
			`L${at(outerX + side * drop * 0.5, outerY + drop * 0.9)}` +
			`L${at(innerX + side * notch * 0.2, innerY + notch)}`
		)
	})
	return `M${at(x, y)}Q${at(bendX, bendY, tipX, tipY)}${leaflets.join('')}z`
}

/** Umbrella-crowned rain tree. */
export function tree(
	scene: Scene,
	x: number,
	y: number,
	w: number,
	h: number,
	crown: Slot = 'leaf',
	trunk: Slot = 'leaf2',
) {
	const half = w / 2
	const top = y - h
	const deep = h * 0.5
	scene
		.fill(
			trunk,
			`M${at(x - w * 0.035, y)}L${at(x - w * 0.02, top + deep * 0.95)}L${at(x - w * 0.2, top + deep * 0.6)}` +
				`L${at(x, top + deep * 0.86)}L${at(x + w * 0.22, top + deep * 0.62)}` +
				`L${at(x + w * 0.025, top + deep * 1.05)}L${at(x + w * 0.035, y)}z`,
		)
		.fill(
			crown,
			`M${at(x - half, top + deep)}` +
				`c${at(-half * 0.1, -deep * 0.42, half * 0.22, -deep * 0.6, half * 0.4, -deep * 0.5)}` +
				`c${at(half * 0.06, -deep * 0.42, half * 0.5, -deep * 0.62, half * 0.72, -deep * 0.3)}` +
				`c${at(half * 0.3, -deep * 0.3, half * 0.66, -deep * 0.02, half * 0.58, deep * 0.34)}` +
				`c${at(half * 0.34, deep * 0.02, half * 0.42, deep * 0.36, half * 0.28, deep * 0.46)}` +
				`q${at(-half * 0.95, deep * 0.16, -half * 1.98, 0)}z`,
		)
}

/** One long leaf from its stem; width and bend are shares of its length. */
export function leafShape(
	x: number,
	y: number,
	length: number,
	angle: number,
	w: number,
	bend = 0.18,
) {
	const to = (...values: number[]) => {
		const turned: number[] = []
		for (let index = 0; index < values.length; index += 2) {
			const along = (values[index] ?? 0) * length
			const across = (values[index + 1] ?? 0) * length
			turned.push(
				x + along * Math.cos(angle) - across * Math.sin(angle),
				y + along * Math.sin(angle) + across * Math.cos(angle),
			)
		}
		return at(...turned)
	}
	return {
		body:
			`M${at(x, y)}C${to(0.32, -w + bend * 0.05, 0.78, -w * 0.75 + bend * 0.55, 1, bend)}` +
			`C${to(0.82, w * 0.55 + bend * 0.75, 0.3, w + bend * 0.2, 0, 0)}z`,
		rib: `M${at(x, y)}Q${to(0.55, bend * 0.15, 0.93, bend * 0.86)}`,
	}
}

/** A spray of leaves from one stem, for pots and table dressing. */
export const spray = (
	x: number,
	y: number,
	leaves: readonly (readonly [length: number, angle: number])[],
	w = 0.2,
	bend = 0.12,
) => leaves.map(([length, angle]) => leafShape(x, y, length, angle, w, bend).body)

function hibiscus(scene: Scene, x: number, y: number, radius: number, turn = 0) {
	let petals = ''
	let veins = ''
	for (const petal of range(5)) {
		const angle = turn + (petal * Math.PI * 2) / 5 - Math.PI / 2
		const to = (...values: number[]) => {
			const points: number[] = []
			for (let index = 0; index < values.length; index += 2) {
				const reach = (values[index] ?? 0) * radius
				const toward = angle + (values[index + 1] ?? 0)
				points.push(x + Math.cos(toward) * reach, y + Math.sin(toward) * reach)
			}
			return at(...points)
		}
		petals +=
			`M${at(x, y)}C${to(0.55, -0.62, 1.02, -0.62, 1, -0.22)}Q${to(1.1, -0.04, 0.97, 0.1)}` +
			`C${to(1.08, 0.4, 0.8, 0.72, 0, 0)}z`
		veins += `M${to(0.18, 0)}L${to(0.72, -0.08)}M${to(0.2, 0.1)}L${to(0.66, 0.22)}`
	}
	const pistilAngle = turn - 0.55
	const pistil = (along: number, across: number): Point => [
		x + radius * (Math.cos(pistilAngle) * 0.95 * along - Math.sin(pistilAngle) * across),
		y + radius * (Math.sin(pistilAngle) * 0.95 * along + Math.cos(pistilAngle) * across),
	]
	const pollen = dots(
		pistil(0.62, 0.09),
		pistil(0.72, -0.08),
		pistil(0.82, 0.09),
		pistil(0.92, -0.07),
		pistil(1, 0.05),
		pistil(0.76, 0),
	)
	scene
		.fill('hot', petals)
		.stroke('hot2', radius * 0.035, veins, { round: true })
		.fill('hot2', star(x, y, radius * 0.3, 5, 0.5, turn))
		.stroke('gold', radius * 0.075, `M${at(x, y)}L${at(...pistil(1, 0))}`, { round: true })
		.stroke('gold', radius * 0.12, pollen, { round: true })
}

/** Foreground foliage. Use it in about one scene of three, and never twice in a row of cards. */
export function foliageCorner(
	scene: Scene,
	side: 'left' | 'right',
	scale = 1,
	{ flower = true } = {},
) {
	const left = side === 'left'
	const x = left ? -14 : scene.width + 14
	const y = scene.height + 22
	const fan = [
		{ angle: -1.42, length: 250, w: 0.14, body: 'leaf2', rib: 'leaf' },
		{ angle: -0.3, length: 330, w: 0.115, body: 'leaf2', rib: 'leaf' },
		{ angle: -0.62, length: 320, w: 0.125, body: 'ink', rib: 'near' },
		{ angle: -1.06, length: 300, w: 0.135, body: 'ink', rib: 'near' },
	] as const
	for (const { angle, length, w, body, rib } of fan) {
		const toward = left ? angle : Math.PI - angle
		const leaf = leafShape(x, y, length * scale, toward, w, left ? 0.2 : -0.2)
		scene.fill(body, leaf.body).stroke(rib, Math.max(2, length * scale * 0.009), leaf.rib)
	}
	if (flower)
		hibiscus(
			scene,
			left ? 88 * scale : scene.width - 88 * scale,
			scene.height - 62 * scale,
			48 * scale,
			left ? 0.3 : -0.7,
		)
}
