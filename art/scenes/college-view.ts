import { opening } from '../interior.ts'
import { minaret } from '../landmarks.ts'
import { tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	dome,
	hedge,
	keelArch,
	line,
	polygon,
	range,
	rect,
	ridge,
	roundRect,
} from '../shapes.ts'

/** From a dormitory of UTM: the mosque's dome beyond the lawns. */
export function accUtmView(scene: Scene) {
	const ground = 486
	scene.sky(640, 250, 124).clouds([230, 150, 0.7], [860, 170, 0.7])
	scene.fill('far', ridge(1200, 410, 520, [-30, -90, -60, -30, -60, -110, -40]))
	mosque(scene, ground)
	scene
		.fill('leaf2', hedge(120, ground + 6, 300, 8, 70, 4), hedge(780, ground + 6, 320, 8, 74, 7))
		.fill('leaf', rect(0, ground, 1200, 330))
		.fill('sand', polygon([584, ground], [616, ground], [740, 700], [460, 700]))
		.stroke('leaf2', 22, 'M160 530H530M668 530H1040M160 586H500M696 586H1040', { opacity: 0.4 })
	for (const [x, y] of [
		[556, 530],
		[644, 530],
		[528, 590],
		[672, 590],
	] as const)
		scene.stroke('ink', 4, line(x, y, x, y - 46)).fill('lit', circle(x, y - 50, 8))
	tree(scene, 274, 592, 240, 240, 'leaf2', 'wood2')
	tree(scene, 960, 604, 260, 270, 'leaf2', 'wood2')
	dormitoryWindow(scene)
}

function mosque(scene: Scene, ground: number) {
	for (const x of [384, 816]) minaret(scene, x, ground, 236)
	scene
		.fill('wall', rect(414, ground - 98, 372, 98), rect(510, ground - 146, 180, 54))
		.fill('wall2', rect(704, ground - 98, 82, 98))
		.fill(
			'water',
			dome(600, ground - 144, 170, 140),
			dome(458, ground - 98, 58, 44),
			dome(742, ground - 98, 58, 44),
		)
		.fill('water2', `M600 ${ground - 284}c56 40 104 84 74 140h-36c24-46 4-104-38-140z`)
		.stroke('gold', 4, line(600, ground - 284, 600, ground - 308))
		.fill('gold', circle(600, ground - 290, 6))
		.fill('lit', ...range(6).map((bay) => rect(526 + bay * 26, ground - 130, 14, 24)))
		.fill(
			'near',
			...[430, 474, 518, 646, 690, 734].map((x) => keelArch(x, ground - 74, 32, 74, 22)),
		)
		.fill('lit', ...[438, 482, 526, 654, 698, 742].map((x) => keelArch(x, ground - 52, 16, 52, 12)))
		.fill('ink', keelArch(566, ground - 104, 68, 104, 44))
		.fill('lit', keelArch(580, ground - 84, 40, 84, 28))
}

/** A steel window over the desk; the room behind is lit, so its wall stays pale by night. */
function dormitoryWindow(scene: Scene) {
	scene
		.fill('wall2', rect(0, 0, 1200, 800), opening(150, 70, 900, 560))
		.stroke('near', 14, 'M150 70h900v560h-900zM450 70v560M750 70v560')
		.stroke('near', 7, 'M150 170h300M750 170h300')
		.fill('wall', rect(120, 630, 960, 22))
	scene
		.faded(0.3, () => scene.fill('sun2', circle(262, 640, 116)))
		.fill('wood', rect(0, 716, 1200, 24))
		.fill('wood2', rect(0, 740, 1200, 60))
		.stroke('ink', 7, 'M190 712L164 612L232 566', { round: true })
		.fill('gold', polygon([206, 552], [240, 530], [296, 590], [222, 604]))
		.fill('ink', roundRect(152, 706, 76, 12, 5))
		.fill('sail', polygon([420, 716], [440, 694], [560, 702], [680, 694], [700, 716]))
		.stroke('wall2', 4, 'M560 702V716M464 702l70 4M590 706l66-4')
		.fill('sail', roundRect(756, 668, 44, 48, 6))
		.stroke('sail', 7, 'M800 678q22 0 22 14t-22 14')
		.fill('hot', rect(900, 692, 160, 24))
		.fill('gold', rect(914, 672, 130, 20))
		.fill('near', rect(906, 654, 120, 18))
}
