// Runs in the head before anything is painted: the stored theme, and the stored language when the
// server sent the other one (its cookie was lost). Kept free of anything a ten-year-old phone lacks.
;(() => {
	const root = document.documentElement
	let stored = null
	let theme = null
	const asked = new URLSearchParams(location.search).get('lang')
	try {
		theme = localStorage.getItem('theme')
		if (asked === 'ar' || asked === 'en') localStorage.setItem('language', asked)
		stored = localStorage.getItem('language')
		// The visitor's own plan in place of an empty one, and its count for the header.
		const { plan } = localStorage
		if (plan) {
			if (/\/plan$/.test(location)) location.replace(plan)
			// PLAN_LISTS becomes the names of the plan's lists when the page is built (`scripts/inline-scripts.ts`).
			const entries = plan.match(/[?&][PLAN_LISTS]=/g)
			if (entries) root.style = `--plan:"${entries.length}"`
		}
		// The script of a page was lost, and the router loaded the open page again (`app/start/wanted-page.ts`).
		const { wanted } = sessionStorage
		sessionStorage.removeItem('wanted')
		if (wanted && performance.navigation.type === 1) {
			// The open page stays in the history, one step back.
			history.pushState(null, '', wanted)
			return location.reload()
		}
	} catch {}
	if (theme === 'dark') root.classList.add('dark')
	// After going back or loading anew the browser restores the scroll position: all of the page is laid out at once (`.far`).
	if (performance.navigation && performance.navigation.type !== 0) root.dataset.settled = ''
	if ((stored !== 'ar' && stored !== 'en') || stored === root.lang) return
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
	document.cookie = `language=${stored};path=/;max-age=31536000;samesite=lax`
	root.style.display = 'none'
	// Once: a copy shown without a network stays in its language however often it is asked for.
	const again = performance.navigation && performance.navigation.type === 1
	if (!again && document.cookie.includes(`language=${stored}`)) return location.reload()
	const query = new URLSearchParams(location.search)
	query.set('lang', stored)
	location.replace(`?${query}${location.hash}`)
})()
