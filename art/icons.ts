// App icons as PNG, for systems that do not take SVG.
import sharp from 'sharp'
import { logoSvg } from './logo.ts'

interface Icon {
	size: number
	/** `icon` is the star alone; `tile` fills its square, for systems that cut icons to a shape of their own. */
	use: 'icon' | 'tile'
}

/** File in `public/` → what it is. */
export const icons: Record<string, Icon> = {
	'icon-192.png': { size: 192, use: 'icon' },
	'icon-512.png': { size: 512, use: 'icon' },
	'icon-maskable-192.png': { size: 192, use: 'tile' },
	'icon-maskable-512.png': { size: 512, use: 'tile' },
	'apple-touch-icon.png': { size: 180, use: 'tile' },
}

export function drawIcon({ size, use }: Icon): Promise<Buffer> {
	const side = use === 'tile' ? 64 : 48
	return sharp(Buffer.from(logoSvg(use)), { density: (72 * size) / side })
		.resize(size, size)
		.png({ palette: true, compressionLevel: 9, effort: 10 })
		.toBuffer()
}
