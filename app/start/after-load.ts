/** Resolves when the page has been loaded for a while and the browser is idle: work that waits for this does not slow the first visit. */
export async function longAfterLoad(): Promise<void> {
	if (document.readyState !== 'complete')
		await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
	await new Promise((resolve) => setTimeout(resolve, 2500))
	await new Promise<unknown>((resolve) => {
		// A browser that is always drawing may never be idle.
		if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 5000 })
		else setTimeout(resolve)
	})
}

/**
 * Lays out the sections that were skipped until now (`.far` in `parts.css`: on a slow phone they take time before the
 * first paint). Sections above the visitor change their height then: the page is scrolled so that the line being read does not move.
 */
export function layOutAll(): void {
	const root = document.documentElement
	const line = scrollY > 0 ? document.elementFromPoint(innerWidth / 2, innerHeight / 2) : null
	const before = line?.getBoundingClientRect().top ?? 0
	root.style.overflowAnchor = 'none'
	root.dataset.settled = ''
	const moved = (line?.getBoundingClientRect().top ?? 0) - before
	if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
	requestAnimationFrame(() =>
		requestAnimationFrame(() => root.style.removeProperty('overflow-anchor')),
	)
}
