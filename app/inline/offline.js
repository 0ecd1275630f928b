// On the page that stands in for one without a network: lists what can be read, and comes back with the network.
;(() => {
	addEventListener('online', () => location.reload())
	const list = document.querySelector('[data-kept]')
	if (!list || !window.caches) return
	const end = `?lang=${document.documentElement.lang}`
	const add = (address, title) => {
		const link = document.createElement('a')
		link.href = address
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
				if (search !== end || pathname === '/offline' || found.has(pathname)) continue
				const page = await (await cache.match(url, { ignoreVary: true })).text()
				const title = new DOMParser().parseFromString(page, 'text/html').title
				if (title) found.set(pathname, title)
			}
		}
		for (const [address, title] of [...found].sort()) add(address, title)
	}
	void read()
})()
