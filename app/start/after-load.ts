/** Resolves when the page has long been there and the browser has nothing better to do: nothing that waits for this slows a visit. */
export async function longAfterLoad(): Promise<void> {
	if (document.readyState !== 'complete')
		await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
	await new Promise((resolve) => setTimeout(resolve, 2500))
	await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))
}
