// On the page shown without a network: lists the pages that can be read, and loads anew when the network is back.
;(() => {
	// A network that only flickers is none, and loading anew would take away the page that a link is just opening.
	addEventListener('online', () => setTimeout(() => navigator.onLine && location.reload(), 800))
	const list = document.querySelector('[data-kept]')
	if (!list || !window.caches) return
	const own = document.documentElement.lang
	// A page that is there in the other language only is better than none, and opens in that one.
	const add = (path, [language, title]) => {
		const link = document.createElement('a')
		link.href = language === own ? path : `${path}?lang=${language}`
		link.lang = language
		link.dir = 'auto'
		link.className = 'chip'
		link.textContent = title.split(' | ')[0]
		const item = document.createElement('li')
		item.append(link)
		list.append(item)
		list.parentElement.hidden = false
	}
	const read = async () => {
		const found = new Map()
		for (const name of await caches.keys()) {
			const cache = await caches.open(name)
			for (const { url } of await cache.keys()) {
				const { pathname, search } = new URL(url)
				const language = /^\?lang=(ar|en)$/.exec(search)?.[1]
				if (!language || pathname === '/offline' || found.get(pathname)?.[0] === own) continue
				const page = await (await cache.match(url, { ignoreVary: true })).text()
				const title = new DOMParser().parseFromString(page, 'text/html').title
				if (title) found.set(pathname, [language, title])
			}
		}
		for (const [path, page] of [...found].sort()) add(path, page)
	}
	void read()
})()
