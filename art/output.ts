// Which files the art consists of, and what is in them.
import { type CatalogueEntry, catalogue } from './catalogue.ts'
import { logoSvg } from './logo.ts'
import { type PaletteName, paletteOf, type Slot } from './palettes.ts'
import { drawScene, fileOf, inlineOf } from './render.ts'

/** Path in the project → content. */
export function drawnFiles() {
	const files = new Map<string, string>()
	for (const [name, entry] of Object.entries(catalogue)) {
		files.set(`public/scenes/${name}.svg`, fileOf(entry))
		if (entry.inline) files.set(`app/drawings/${name}.svg`, `${inlineOf(entry)}\n`)
	}
	files.set('app/drawings/logo.svg', `${logoSvg('inline')}\n`)
	files.set('public/favicon.svg', logoSvg('icon'))
	files.set('app/styles/palettes.css', palettesCss(Object.values(catalogue)))
	return files
}

/** Only the palettes and slots that inlined pictures use. `-night` is night in either theme. */
function palettesCss(entries: CatalogueEntry[]) {
	const used = new Map<PaletteName, Set<Slot>>()
	for (const entry of entries.filter(({ inline }) => inline)) {
		const slots = used.get(entry.palette) ?? new Set()
		for (const slot of drawScene(entry).slots) slots.add(slot)
		used.set(entry.palette, slots)
	}
	const rules = [...used].map(([name, slots]) => {
		const { day, night } = paletteOf(name)
		const properties = (colours: typeof day) =>
			[...slots]
				.sort()
				.map((slot) => `\t--k-${slot}: ${colours[slot]};`)
				.join('\n')
		return `.pal-${name} {\n${properties(day)}\n}\n\n.dark .pal-${name},\n.pal-${name}-night {\n${properties(night)}\n}\n`
	})
	return `/* Drawn by npm run art from art/palettes.ts. */\n${rules.join('\n')}`
}
