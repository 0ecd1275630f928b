// Crests with an emblem of their own: what a campus is known for, under or around its initials.
import { initials } from './crest.ts'
import type { Scene } from './scene.ts'
import { circle, ellipse, type Point, polygon, range, rect, ripple, star } from './shapes.ts'

const centre = 120

/** Business: a shield whose foot carries four rising bars. */
export function barsCrest(scene: Scene, letters: string) {
	const shield = (inset: number) =>
		`M${30 + inset} ${26 + inset}H${210 - inset}V126C${210 - inset} ${180 - inset * 0.6} ${166 - inset * 0.4} ${210 - inset} ${centre} ${230 - inset * 1.3}C${74 + inset * 0.4} ${210 - inset} ${30 + inset} ${180 - inset * 0.6} ${30 + inset} 126z`
	scene
		.stroke('sail', 8, shield(0), { round: true })
		.fill('ink', shield(0))
		.stroke('gold', 3, shield(9))
		.fill('near', 'M46 42H194V114H46z')
		.fill(
			'gold',
			rect(46, 114, 148, 4),
			...range(4).map((bar) => rect(76 + bar * 24, 176 - bar * 13, 16, 14 + bar * 13)),
		)
		.fill('sail', initials(letters, 79, 58, 128))
}

/** Terraces: a square with stepped corners, and steps again within it. */
export function stepCrest(scene: Scene, letters: string) {
	const stepped = (size: number) => {
		const outer = 108 * size
		const middle = 92 * size
		const inner = 74 * size
		const quarter: Point[] = [
			[inner, -outer],
			[inner, -middle],
			[middle, -middle],
			[middle, -inner],
			[outer, -inner],
		]
		const turned = range(4).flatMap((turn) =>
			quarter.map(([x, y]): Point => {
				const [cos, sin] = [
					[1, 0],
					[0, 1],
					[-1, 0],
					[0, -1],
				][turn] ?? [1, 0]
				return [centre + x * (cos ?? 1) - y * (sin ?? 0), centre + x * (sin ?? 0) + y * (cos ?? 1)]
			}),
		)
		return polygon(...turned)
	}
	scene
		.stroke('sail', 8, stepped(1), { round: true })
		.fill('ink', stepped(1))
		.stroke('gold', 3, stepped(0.92))
		.fill('near', stepped(0.84))
		.fill(
			'gold',
			star(centre, 62, 16),
			rect(72, 178, 96, 9),
			rect(84, 167, 72, 9),
			rect(96, 156, 48, 9),
		)
		.fill('sail', initials(letters, 116, 60, 132))
}

/** Limestone hills and the sun over them. */
export function hillsCrest(scene: Scene, letters: string) {
	const round = (inset: number) =>
		`M${34 + inset} ${24 + inset}H${206 - inset}V136a${86 - inset} ${90 - inset} 0 0 1 ${-172 + 2 * inset} 0z`
	scene
		.stroke('sail', 8, round(0), { round: true })
		.fill('ink', round(0))
		.stroke('gold', 3, round(9))
		.fill('water', rect(50, 40, 140, 82))
		.fill('gold', circle(92, 78, 20))
		.fill('foam', 'M104 122C108 84 116 66 126 66S140 80 146 86S158 58 168 58S184 72 190 84V122z')
		.fill(
			'near',
			'M50 122V104C56 92 66 92 72 102S86 84 96 90S112 108 122 104S140 96 148 104S170 92 190 106V122z',
		)
		.fill('gold', rect(50, 122, 140, 4))
		.fill('sail', initials(letters, 160, 54, 124))
}

/** The great gong, hung from its beam. */
export function gongCrest(scene: Scene, letters: string) {
	const studs = range(20).map((stud): Point => {
		const angle = (stud * Math.PI) / 10
		return [centre + 74 * Math.cos(angle), 138 + 74 * Math.sin(angle)]
	})
	const beam = 'M18 20Q52 36 120 36T222 20L214 46Q170 52 120 52T26 46z'
	scene
		.stroke('sail', 8, beam + circle(centre, 138, 90), { round: true })
		.stroke('sail', 12, 'M78 48V66M162 48V66')
		.fill('ink', circle(centre, 138, 90))
		.fill('ink', beam)
		.stroke('ink', 5, 'M78 46V70M162 46V70')
		.stroke('gold', 3, circle(centre, 138, 83))
		.dots('gold', 6, ...studs)
		.fill('leaf2', circle(centre, 138, 64))
		.stroke('gold', 3, circle(centre, 138, 64))
		.stroke('gold', 2, 'M40 39Q80 44 120 44T200 39')
		.fill('sail', initials(letters, 138, 56, 104))
}

/** Eight sides, and an oil lamp above the initials. */
export function lampCrest(scene: Scene, letters: string) {
	const side = Math.PI / 8
	const plain = (radius: number) =>
		polygon(
			...range(8).map((corner): Point => {
				const angle = side + (corner * Math.PI) / 4
				return [centre + radius * Math.cos(angle), centre + radius * Math.sin(angle)]
			}),
		)
	scene
		.stroke('sail', 8, plain(112), { round: true })
		.fill('ink', plain(112))
		.stroke('gold', 3, plain(102))
		.fill('water2', plain(93))
		.fill('gold', 'M88 84H148C150 72 162 70 168 74C164 92 148 100 134 100H104C94 98 88 92 88 84z')
		.fill('gold', 'M118 36C132 52 130 68 118 72C106 68 104 52 118 36z')
		.stroke('gold', 2, ripple(66, 178, 108, 6, -8))
		.fill('sail', initials(letters, 140, 60, 144))
}

/** A tablet under a swept roof. */
export function roofCrest(scene: Scene, letters: string) {
	const roof = 'M10 90Q58 88 84 38H156Q182 88 230 90L222 108Q120 96 18 108z'
	const tablet = rect(40, 98, 160, 130)
	scene
		.stroke('sail', 8, tablet + roof, { round: true })
		.fill('ink', tablet)
		.stroke('gold', 3, rect(49, 106, 142, 113))
		.fill('near', rect(56, 112, 128, 100))
		.fill('hot', roof)
		.fill('hot2', 'M120 38H156Q182 88 230 90L222 108Q170 100 120 100z')
		.stroke('gold', 6, 'M66 26Q84 38 100 38H140Q156 38 174 26', { round: true })
		.stroke('gold', 2, ripple(56, 188, 128, 6, 8) + ripple(56, 200, 128, 6, 8))
		.fill('sail', initials(letters, 146, 50, 116))
}

/** Two orbits about the initials, as of electrons or satellites. */
export function orbitCrest(scene: Scene, letters: string) {
	scene
		.fill('sail', circle(centre, centre, 114))
		.fill('ink', circle(centre, centre, 110))
		.stroke('gold', 3, circle(centre, centre, 102))
		.fill('near', circle(centre, centre, 95))
	for (const turn of [0, 60, 120])
		scene.turned(turn, centre, centre, () =>
			scene
				.stroke('gold', 2.5, ellipse(centre, centre, 88, 46), { opacity: 0.7 })
				.dots('sail', 13, [centre + 88, centre]),
		)
	scene
		.fill('ink', circle(centre, centre, 57))
		.stroke('gold', 3, circle(centre, centre, 57))
		.fill('sail', initials(letters, centre, 56, 94))
}
