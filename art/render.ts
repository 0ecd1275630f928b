// From a drawing to the bytes that are committed.
import { optimize } from 'svgo'
import { type CatalogueEntry, formats } from './catalogue.ts'
import { paletteOf } from './palettes.ts'
import { Scene } from './scene.ts'

const shortNames = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

export function drawScene({ kind, palette, draw }: CatalogueEntry) {
	const { width, height } = formats[kind]
	const scene = new Scene(width, height, paletteOf(palette))
	draw(scene)
	return scene
}

/** The picture as a file of its own, by day and, under the fragment `#d`, by night. */
export function fileOf(entry: CatalogueEntry) {
	const scene = drawScene(entry)
	const { slots } = scene
	return minify(scene.fileSvg(), entry).replace(
		/--k-(\w+)/g,
		(_, slot) => `--${shortNames[slots.indexOf(slot)]}`,
	)
}

/** The picture for inlining: its colours are the page's `--k-*` properties. */
export const inlineOf = (entry: CatalogueEntry) => minify(drawScene(entry).inlineSvg(), entry)

function minify(svg: string, { kind }: CatalogueEntry) {
	return optimize(svg, {
		multipass: true,
		plugins: [
			{
				name: 'preset-default',
				params: {
					overrides: {
						// These would touch the theme group, its style or the shared `fill="none"`.
						inlineStyles: false,
						minifyStyles: false,
						cleanupIds: false,
						collapseGroups: false,
						removeUnknownsAndDefaults: false,
						mergePaths: false,
						convertColors: false,
						convertPathData: { floatPrecision: formats[kind].decimals },
						cleanupNumericValues: { floatPrecision: 1 },
					},
				},
			},
		],
	}).data
}
