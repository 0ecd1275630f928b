/** The drawn parts of the strip above a list: stars, the sun, the waves. */

export const khatam =
	'M50 0L64.6 14.7L85.4 14.6L85.3 35.4L100 50L85.3 64.6L85.4 85.4L64.6 85.3L50 100L35.4 85.3L14.6 85.4L14.7 64.6L0 50L14.7 35.4L14.6 14.6L35.4 14.7z'
export const rosette =
	'M0-35L27.4 21.8L-34.1 7.8L15.2-31.5L15.2 31.5L-34.1-7.8L27.4-21.8L0 35L-27.4-21.8L34.1-7.8L-15.2 31.5L-15.2-31.5L34.1 7.8L-27.4 21.8L0-35zM-35 0a35 35 0 1 0 70 0a35 35 0 1 0 -70 0zM-15 0a15 15 0 1 0 30 0a15 15 0 1 0 -30 0z'

const wave = (y: number, length: number) =>
	`M-20 ${y}q${length / 2} 5 ${length} 0${`t${length} 0`.repeat(31)}`
export const seaWaves = wave(8, 40) + wave(20, 60)
