/** False where the browser does not let a page write to the clipboard: without https, or without leave. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text)
		return true
	} catch {
		return false
	}
}
