import { student } from '../people.ts'
import { palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { at, circle, hedge, line, type Point, range, ridge } from '../shapes.ts'

/** Kinabalu: a long granite plateau with many tips, above forest and a sea of cloud. */
export function destSabah(scene: Scene) {
	scene.sky(722, 236, 116, [3.3, 2.4, 1.6]).clouds([120, 130, 0.9], [960, 420, 0.5])
	scene.fill('far', ridge(1200, 520, 720, [-60, -30, -70, -40, -20, -60, -100, -50]))
	granite(scene)
	cloudSea(scene)
	scene
		.fill('leaf2', ridge(1200, 690, 800, [-60, -20, 10, 24, 30, 10, -30, -70]))
		.fill('leaf', ridge(1200, 742, 800, [-20, 0, 14, -14, -26, -8, 20, 0]))
	for (const [x, y, h, lean] of [
		[70, 690, 210, 14],
		[170, 712, 130, -8],
		[1030, 716, 150, 10],
		[1130, 690, 230, -16],
	] as const)
		palm(scene, x, y, h, lean, 'ink')
	scene.fill('ink', hedge(-30, 806, 250, 6, 80, 5), hedge(980, 806, 260, 6, 90, 3))
	student(scene, 690, 748, 1.5, { cloth: 'ink', bag: 'gold' })
	scene.stroke('wood2', 4, line(668, 750, 660, 672), { round: true })
	rafflesia(scene, 400, 752, 46)
}

/** The crest from west to east; the two tips close together are the Donkey's Ears. */
const crest: Point[] = [
	[40, 640],
	[120, 560],
	[190, 468],
	[240, 404],
	[276, 360],
	[300, 318],
	[322, 330],
	[346, 268],
	[366, 306],
	[392, 298],
	[424, 304],
	[450, 296],
	[466, 226],
	[482, 262],
	[496, 214],
	[518, 290],
	[548, 286],
	[580, 272],
	[610, 246],
	[640, 212],
	[666, 226],
	[688, 258],
	[716, 280],
	[748, 274],
	[772, 244],
	[790, 236],
	[812, 272],
	[842, 296],
	[866, 288],
	[900, 232],
	[930, 292],
	[960, 338],
	[1000, 408],
	[1060, 496],
	[1130, 570],
	[1200, 620],
]

function granite(scene: Scene) {
	const path = (points: Point[]) => points.map(([x, y]) => at(x, y)).join('L')
	scene
		.fill('mid', `M${path(crest)}L1200 700L40 700z`)
		// slabs that the sun reaches, falling away from each tip
		.fill(
			'far',
			'M346 268L366 306L392 298L424 304L404 380L372 440L352 372z',
			'M496 214L518 290L548 286L580 272L556 372L520 450L506 360z',
			'M640 212L666 226L688 258L716 280L748 274L724 372L676 470L656 380z',
			'M790 236L812 272L842 296L866 288L846 372L806 450L796 350z',
			'M900 232L930 292L960 338L1000 408L960 440L924 410L906 340z',
		)
		.fill(
			'near',
			'M300 318L322 330L346 268L340 360L310 420L262 470L190 468L240 404L276 360z',
			'M466 226L482 262L496 214L488 330L462 430L424 500L436 400L450 296z',
			'M610 246L640 212L632 330L600 430L566 506L580 400L590 310z',
			'M772 244L790 236L784 330L758 420L724 500L742 380L748 320z',
			'M866 288L900 232L894 330L880 420L850 480L858 380z',
		)
		// the forest climbs the gullies
		.fill(
			'leaf2',
			'M40 640L120 560L170 520L206 544L250 492L290 552L344 500L386 566L440 512L490 578L546 520L600 584L660 524L706 580L760 514L812 572L862 506L912 560L958 500L1004 548L1040 500L1060 496L1130 570L1200 620V720H40z',
		)
		// what rain and ice have scoured
		.stroke(
			'hi',
			4.5,
			'M384 324L374 404M408 320L396 384M540 308L526 402M562 300L546 366M690 284L672 400M716 300L700 380M668 250L662 336M830 312L816 396M850 310L838 364M932 310L930 376M956 356L950 400',
			{ round: true, opacity: 0.75 },
		)
}

function cloudSea(scene: Scene) {
	const bank = (y: number, puffs: Point[]) =>
		`M0 ${y + 160}V${y}${puffs.map(([w, h]) => `a${w / 2} ${h} 0 0 1 ${w} 0`).join('')}V${y + 160}z`
	scene
		.fill(
			'wall2',
			bank(592, [
				[160, 40],
				[220, 52],
				[130, 30],
				[240, 50],
				[170, 34],
				[280, 60],
			]),
		)
		.fill(
			'hi',
			bank(644, [
				[140, 34],
				[260, 50],
				[200, 40],
				[240, 52],
				[150, 36],
				[210, 46],
			]),
		)
}

/** The largest flower there is grows on Kinabalu's slopes. */
function rafflesia(scene: Scene, x: number, y: number, radius: number) {
	scene.laidFlat(x, y, 0.62, () => {
		const petals = range(5).map((petal): Point => {
			const angle = (petal * Math.PI * 2) / 5 - Math.PI / 2
			return [radius * 0.86 * Math.cos(angle), radius * 0.86 * Math.sin(angle)]
		})
		scene
			.fill('hot', ...petals.map(([px, py]) => circle(px, py, radius * 0.56)))
			.dots(
				'sand',
				radius * 0.16,
				...petals.flatMap(([px, py]): Point[] => [
					[px * 1.25, py * 1.25],
					[px * 0.95 - py * 0.24, py * 0.95 + px * 0.24],
					[px * 0.95 + py * 0.24, py * 0.95 - px * 0.24],
				]),
			)
			.fill('hot2', circle(0, 0, radius * 0.6))
			.fill('gold', circle(0, 0, radius * 0.46))
			.fill('hot2', circle(0, 0, radius * 0.34))
	})
}
