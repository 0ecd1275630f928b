// Walls that run away from the eye: doors and windows are given as shares of the wall and land where they belong.
import type { Slot } from './palettes.ts'
import type { Scene } from './scene.ts'
import { line, type Point, polygon, range } from './shapes.ts'

/** One upright edge of a wall as it is seen. */
type Edge = { x: number; top: number; base: number }

/**
 * A wall between two edges. `u` runs along it from the first edge, `v` down from its top, both from 0 to 1 and
 * beyond where something juts out; the nearer edge is the longer one, and what is near it looks wider.
 */
export function wallFace(from: Edge, to: Edge) {
	const depth = ({ top, base }: Edge) => 1 / (base - top)
	const point = (u: number, v: number): Point => {
		const near = (1 - u) * depth(from)
		const far = u * depth(to)
		const mix = (a: number, b: number) => (a * near + b * far) / (near + far)
		const top = mix(from.top, to.top)
		return [mix(from.x, to.x), top + (mix(from.base, to.base) - top) * v]
	}
	return {
		point,
		pane: (u: number, v: number, u2: number, v2: number) =>
			polygon(point(u, v), point(u2, v), point(u2, v2), point(u, v2)),
		course: (v: number, u = 0, u2 = 1) => line(...point(u, v), ...point(u2, v)),
		post: (u: number, v = 0, v2 = 1) => line(...point(u, v), ...point(u, v2)),
	}
}

type WallFace = ReturnType<typeof wallFace>

/** A striped awning on a wall that runs away: from `u` to `u2`, hung at `v`; `out` is how far it leans over the street. */
export function awningOnWall(
	scene: Scene,
	{ point }: WallFace,
	[u, u2]: Point,
	{
		v,
		drop = 0.12,
		out,
		cloth,
		stripes = 5,
	}: { v: number; drop?: number; out: number; cloth: Slot; stripes?: number },
) {
	const step = (u2 - u) / stripes
	const rim = (along: number): Point => {
		const [x, y] = point(along, v + drop)
		return [x + out, y + Math.abs(out) * 0.24]
	}
	const stripe = (from: number, to: number) =>
		polygon(point(from, v), point(to, v), rim(to), rim(from))
	scene
		.fill('sail', stripe(u, u2))
		.fill(
			cloth,
			...range(Math.ceil(stripes / 2)).map((index) =>
				stripe(u + index * 2 * step, u + (index * 2 + 1) * step),
			),
		)
}
