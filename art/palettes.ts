// A palette is an hour and a place. Each family names a few hues; the slots (sky, wall, leaf …) follow
// from them by the same rules, once by day and once by night, so that all scenes belong together.
import { clampChroma, formatHex } from 'culori'

type Colour = [lightness: number, chroma: number, hue: number]

type Family = {
	skyHue: number
	/** Hue of hills, towers and other masses. */
	massHue: number
	chroma: number
	sun: Colour
	nightHue?: number
	/** Lifts the day sky (sand) or the night walls (interiors). */
	dayLift?: number
	nightLift?: number
	/** Hue of a table-top at night: food keeps its day colours, only the table darkens. */
	tableHue?: number
}

const aqua = {
	skyHue: 188,
	massHue: 205,
	chroma: 1,
	sun: [0.8, 0.155, 78],
} satisfies Family

const sand = {
	skyHue: 84,
	massHue: 205,
	nightHue: 225,
	chroma: 1.12,
	dayLift: 0.022,
	sun: [0.7, 0.17, 45],
} satisfies Family

const rose = {
	skyHue: 22,
	massHue: -28,
	chroma: 0.95,
	sun: [0.82, 0.15, 80],
} satisfies Family

const forest = {
	skyHue: 132,
	massHue: 168,
	chroma: 1.15,
	sun: [0.84, 0.15, 88],
} satisfies Family

const families = {
	/** Morning aqua: the brand, the hero, modern campuses. */
	duha: { ...aqua, nightHue: 240 },
	/** Blue sea: coasts and lakes. */
	laut: { skyHue: 222, massHue: 225, chroma: 1, nightHue: 252, sun: [0.86, 0.13, 92] },
	/** Afternoon sand: heritage, institutes. */
	asr: sand,
	/** Rose dusk: city, housing. */
	maghrib: rose,
	/** Green: hills, gardens. */
	rimba: forest,
	/** Interiors. */
	room: { ...aqua, nightHue: 228, nightLift: 0.11 },
	/** Interiors in a warm, a rosy and a leafy light, so that the rooms of one house are not all of one colour. */
	roomSand: { ...sand, nightHue: 62, nightLift: 0.11 },
	roomRose: { ...rose, nightLift: 0.11 },
	roomLeaf: { ...forest, nightLift: 0.11 },
	/** Table-tops, cool and warm. */
	meja: { ...aqua, nightHue: 240, tableHue: 228 },
	meja2: { ...sand, tableHue: 60 },
} satisfies Record<string, Family>

export type PaletteName = keyof typeof families

const hex = (...[l, c, h]: Colour) => formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))

function farHue({ skyHue, massHue }: Family) {
	// Distance tints land with sky, except where a blue mass under a sandy sky would turn to mud.
	const clashes = massHue > 190 && skyHue < 100
	return clashes ? massHue : massHue + (skyHue - massHue) * 0.35
}

function day(family: Family) {
	const { skyHue, massHue, chroma, sun, dayLift = 0 } = family
	return {
		sky: hex(0.895 + dayLift, 0.052 * chroma, skyHue),
		sky2: hex(0.922 + dayLift * 0.8, 0.042 * chroma, skyHue),
		sky3: hex(0.948 + dayLift * 0.6, 0.031 * chroma, skyHue),
		sky4: hex(0.975, 0.018 * chroma, skyHue),
		sun: hex(...sun),
		sun2: hex(sun[0] + 0.07, sun[1] * 0.8, sun[2] + 4),
		cloud: hex(0.985, 0.012, skyHue),
		far: hex(0.8, 0.065 * chroma, farHue(family)),
		mid: hex(0.635, 0.085, massHue),
		near: hex(0.43, 0.075, massHue < 0 ? -58 : massHue * 0.6 + 215 * 0.4),
		ink: hex(0.285, 0.052, 222),
		hi: hex(0.965, 0.018, skyHue),
		lit: hex(0.33, 0.06, 218),
		wall: hex(0.972, 0.022, 85),
		wall2: hex(0.9, 0.035, skyHue),
		water: hex(0.6, 0.092, 205),
		water2: hex(0.47, 0.08, 212),
		foam: hex(0.9, 0.05, 190),
		leaf: hex(0.53, 0.105, 158),
		leaf2: hex(0.4, 0.08, 165),
		sand: hex(0.95, 0.045, 86),
		wood: hex(0.56, 0.09, 48),
		wood2: hex(0.42, 0.07, 42),
		sail: hex(0.975, 0.022, 85),
		gold: hex(0.815, 0.155, 78),
		hot: hex(0.6, 0.205, 20),
		hot2: hex(0.48, 0.17, 17),
	}
}

export type Colours = ReturnType<typeof day>
export type Slot = keyof Colours

function night({ massHue, nightHue = massHue + 12, nightLift = 0 }: Family): Colours {
	return {
		sky: hex(0.215 + nightLift, 0.042, nightHue),
		sky2: hex(0.252 + nightLift, 0.048, nightHue - 1),
		sky3: hex(0.292, 0.054, nightHue - 2),
		sky4: hex(0.335, 0.06, nightHue - 3),
		sun: hex(0.93, 0.06, 88),
		sun2: hex(0.86, 0.075, 84),
		cloud: hex(0.345, 0.045, massHue + 4),
		far: hex(0.46, 0.062, massHue),
		mid: hex(0.4, 0.06, massHue + 4),
		near: hex(0.3, 0.052, massHue < 0 ? -70 : massHue * 0.5 + 112),
		ink: hex(0.15, 0.032, 228),
		hi: hex(0.66, 0.05, massHue),
		lit: hex(0.84, 0.13, 82),
		wall: hex(0.66, 0.045, massHue),
		wall2: hex(0.53, 0.05, massHue),
		water: hex(0.33, 0.062, 214),
		water2: hex(0.255, 0.052, 220),
		foam: hex(0.62, 0.06, 200),
		leaf: hex(0.45, 0.085, 162),
		leaf2: hex(0.345, 0.068, 168),
		sand: hex(0.56, 0.045, massHue < 0 ? 20 : 85),
		wood: hex(0.46, 0.07, 48),
		wood2: hex(0.33, 0.05, 42),
		sail: hex(0.93, 0.04, 85),
		gold: hex(0.83, 0.14, 80),
		hot: hex(0.66, 0.19, 18),
		hot2: hex(0.5, 0.16, 16),
	}
}

function tableAtNight(family: Family, tableHue: number): Colours {
	return {
		...day(family),
		sky: hex(0.3, 0.045, tableHue),
		sky2: hex(0.34, 0.05, tableHue),
		sail: hex(0.93, 0.04, 85),
		wall: hex(0.9, 0.04, 85),
		wall2: hex(0.83, 0.045, family.skyHue),
		foam: hex(0.85, 0.055, 190),
		near: hex(0.62, 0.06, 205),
	}
}

export type Palette = { day: Colours; night: Colours }

export function paletteOf(name: PaletteName): Palette {
	const family: Family = families[name]
	const { tableHue } = family
	return {
		day: day(family),
		night: tableHue === undefined ? night(family) : tableAtNight(family, tableHue),
	}
}
