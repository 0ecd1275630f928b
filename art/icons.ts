// App icons as PNG, for systems that do not take SVG.
import { join } from 'node:path'
import sharp from 'sharp'
import { logoSvg } from './logo.ts'

const icons = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 }

export async function drawIcons(folder: string) {
	const tile = Buffer.from(logoSvg('tile'))
	for (const [name, size] of Object.entries(icons))
		await sharp(tile, { density: (72 * size) / 64 })
			.resize(size, size)
			.png({ palette: true, compressionLevel: 9 })
			.toFile(join(folder, name))
}
