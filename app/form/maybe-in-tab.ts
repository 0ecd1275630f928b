/** Whether this tab may hold something that a form is to be filled in with: asked before the scripts that read it are fetched. */
export function isMaybeInTab(name: string): boolean {
	try {
		const kept = sessionStorage.getItem('forms')?.includes(JSON.stringify(name))
		return kept || sessionStorage.getItem(`early:${name}`) !== null
	} catch {
		return false
	}
}
