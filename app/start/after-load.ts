/** Resolves when the page has long been there and the browser has nothing better to do: nothing that waits for this slows a visit. */
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
 * From now on all of the page is laid out (`.far` in `parts.css`). What was guessed above gets its true height, and whoever has
 * already gone further down keeps the line they are reading: browsers hold it by themselves only now and then.
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
