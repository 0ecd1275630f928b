/** The theme is a class on the page root and a value in storage; the head's inline script restores it. */

/** When a page fails, React builds the root anew and the class is gone with the old one. */
export function restoreTheme(): void {
	const { classList } = document.documentElement
	try {
		// A class that is there already is left alone: adding it again counts as a change of the root after its first paint.
		if (!classList.contains('dark') && localStorage.getItem('theme') === 'dark')
			classList.add('dark')
	} catch {
		// Storage can be blocked; the page is then bright.
	}
}

export function toggleTheme(): void {
	const dark = document.documentElement.classList.toggle('dark')
	try {
		localStorage.setItem('theme', dark ? 'dark' : 'light')
	} catch {
		// Storage can be blocked; the choice then lasts for this page.
	}
}
