/**
 * After a navigation inside the site: moves the focus to the new page, and has screen readers read its title. What the HTML said of the
 * first page to search engines and shared links is true of that page alone (`app/page/meta.ts`), and goes.
 */
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '#app/language/strings.tsx'

const saidInHtml = 'meta[property], meta[name^="twitter:"], script[type="application/ld+json"]'

export function Arrival() {
	const { pathname } = useLocation()
	const language = useLanguage()
	const last = useRef({ pathname, language })
	const [title, setTitle] = useState('')
	// Synchronises with the browser, which changes neither focus nor voice when a page changes inside the site.
	useEffect(() => {
		const { current } = last
		if (current.pathname === pathname && current.language === language) return
		last.current = { pathname, language }
		for (const element of document.head.querySelectorAll(saidInHtml)) element.remove()
		// A switch of language stays where it is; another page starts at its beginning, unless a key has led into it meanwhile.
		const main = document.getElementById('main')
		if (current.pathname !== pathname && !main?.contains(document.activeElement))
			main?.focus({ preventScroll: true })
		setTitle(document.title)
	}, [pathname, language])
	return (
		<p aria-live="polite" className="sr-only">
			{title}
		</p>
	)
}
