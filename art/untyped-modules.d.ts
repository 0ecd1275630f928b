// Two drawing libraries ship without types; only what the kit calls is declared.
declare module 'culori' {
	type Oklch = { mode: 'oklch'; l: number; c: number; h: number }
	export function clampChroma(colour: Oklch, mode: 'oklch'): Oklch
	export function formatHex(colour: Oklch): string
}

declare module 'opentype.js' {
	type Font = {
		getAdvanceWidth(text: string, size: number): number
		getPath(
			text: string,
			x: number,
			baseline: number,
			size: number,
		): { toPathData(decimals: number): string }
	}
	const opentype: { parse(data: ArrayBuffer): Font }
	export default opentype
}
