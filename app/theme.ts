/** The theme is a class on the page root and a value in storage; the head's inline script restores it. */

export function toggleTheme(): void {
	const dark = document.documentElement.classList.toggle('dark')
	try {
		localStorage.setItem('theme', dark ? 'dark' : 'light')
	} catch {
		// Storage can be blocked; the choice then lasts for this page.
	}
}
