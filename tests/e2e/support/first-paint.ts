/** What a visitor sees first: before scripts and fonts have arrived, and how much moves when they do. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'

declare global {
	interface Window {
		rootWatch: () => {
			/** When language, direction or theme of the page changed, and when it was first painted, in milliseconds. */
			changes: number[]
			painted: number
			/** The layout shift since then, as browsers measure it. */
			moved: number
		}
	}
}

/** Keeps files from arriving until the answer is called. */
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
	let release = () => {}
	const held = new Promise<void>((resolve) => {
		release = resolve
	})
	await page.route(files, async (route) => {
		await held
		await route.continue()
	})
	return release
}

/** A picture of this moment: the test tool's own screenshot waits for fonts. */
export async function pictureNow(page: Page): Promise<Buffer> {
	const session = await page.context().newCDPSession(page)
	const { data } = await session.send('Page.captureScreenshot', { format: 'png' })
	await session.detach()
	return Buffer.from(data, 'base64')
}

/** Runs in the page before anything of its own. */
export function watchRoot(): void {
	const changes: number[] = []
	new MutationObserver((mutations) => {
		const isRoot = ({ target }: MutationRecord) => target === document.documentElement
		if (mutations.some(isRoot)) changes.push(performance.now())
	}).observe(document, {
		subtree: true,
		attributes: true,
		attributeFilter: ['class', 'dir', 'lang'],
	})
	let moved = 0
	new PerformanceObserver((list) => {
		for (const shift of list.getEntries()) moved += Number(Reflect.get(shift, 'value'))
	}).observe({ type: 'layout-shift', buffered: true })
	window.rootWatch = () => ({
		changes,
		painted: performance.getEntriesByType('paint')[0]?.startTime ?? 0,
		moved,
	})
}

/** How far two pictures are apart: 0 for the same, 1 for black and white. */
export async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
	const [a, b] = await Promise.all(
		[one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()),
	)
	if (!a || !b || a.length !== b.length) return 1
	let sum = 0
	for (const [at, value] of a.entries()) sum += Math.abs(value - (b[at] ?? 0))
	return sum / a.length / 255
}
