// Starts the application after the page has been painted, or at the first touch if that comes earlier.
// Until it runs, presses on buttons, submitted forms and typed text are kept; the root replays them.
// What is typed into a form stays in this tab until it is sent: neither a link nor a reload takes it away, however early.
;(() => {
	const held = { presses: [], fields: new Set() }
	window.rihlaHeld = held
	let started = false

	// What React starts from; asked for until it is there, because nothing works without it.
	const bring = (address, pause = 1000) =>
		fetch(address)
			.then((answer) => {
				if (answer.ok) return answer.text()
				// Another build has replaced the one of this page, a moment after the page was sent. Once is enough.
				if (answer.status === 404 && performance.navigation.type !== 1) location.reload()
				throw answer
			})
			.then((text) => {
				const { streamController } = window.__reactRouterContext
				streamController.enqueue(text)
				streamController.close()
			})
			.catch(() => setTimeout(bring, pause, address, Math.min(2 * pause, 16000)))

	const start = () => {
		if (started) return
		started = true
		const inert = document.querySelector('script[type="rihla/module"]')
		if (!inert) return
		const { from, preload } = inert.dataset
		if (from) void bring(from)
		for (const address of preload.split(' ')) {
			if (!address) continue
			const link = document.createElement('link')
			link.rel = 'modulepreload'
			link.href = address
			document.head.append(link)
		}
		const script = document.createElement('script')
		script.type = 'module'
		script.textContent = inert.textContent
		inert.replaceWith(script)
	}

	const hold = (event) => {
		if (held.done || !(event.target instanceof Element)) return
		const target = event.target.closest('button, [data-hold], summary')
		const link = event.target.closest('a[href]')
		if (
			event.type === 'click' &&
			(!target || target.tagName === 'SUMMARY' || (link && !target.dataset.hold))
		) {
			if (!link) start()
			return
		}
		start()
		if (event.type !== 'click' && event.type !== 'submit') return
		event.preventDefault()
		event.stopImmediatePropagation()
		held.presses.push([event.type, event.type === 'click' ? target : event.target, event.submitter])
	}

	const touched = new WeakSet()
	const update = (form, path, change) => {
		try {
			const key = `typed:${path}`
			const name = form.dataset.typed + (form.dataset.about ?? '')
			const { [name]: before, ...others } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
			const values = change(before)
			const forms = { ...others, ...(values && { [name]: values }) }
			if (Object.keys(forms).length) sessionStorage.setItem(key, JSON.stringify(forms))
			else sessionStorage.removeItem(key)
		} catch {
			// Storage can be blocked or full; the page works without it.
		}
	}
	// Only the fields that were touched: the others may still wait for what was typed on an earlier page.
	held.keep = (form, path = location.pathname) => {
		const fields = [...form.elements].filter((field) => touched.has(field))
		const { country } = form.querySelector('[data-country]')?.dataset ?? {}
		const { typed, kept } = form.dataset
		if (!typed || kept || (!fields.length && !country)) return
		update(form, path, (before) => {
			const values = { ...before, ...(country && { country }) }
			for (const { name, type, checked, value } of fields)
				if (type !== 'radio' || checked) values[name] = type !== 'checkbox' || checked ? value : ''
			return Object.values(values).some(Boolean) && values
		})
	}
	held.forget = (form) => {
		for (const field of form.elements) touched.delete(field)
		update(form, location.pathname, () => undefined)
	}
	const remember = ({ target, type }) => {
		if (target.name === undefined) return
		touched.add(target)
		if (!held.done) held.fields.add(target)
		if (target.form && type === 'change') held.keep(target.form)
	}
	const keepAll = () => {
		for (const form of document.querySelectorAll('form[data-typed]')) held.keep(form)
	}
	for (const type of ['click', 'submit', 'keydown', 'pointerdown'])
		addEventListener(type, hold, true)
	for (const type of ['input', 'change']) addEventListener(type, remember, true)
	for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, keepAll, true)
	addEventListener('reset', ({ target }) => held.forget(target), true)

	const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start)
	const afterPaint = () => {
		if (
			performance.getEntriesByName('first-contentful-paint').length ||
			!window.PerformanceObserver
		)
			return whenIdle()
		const observer = new PerformanceObserver((list) => {
			if (!list.getEntriesByName('first-contentful-paint').length) return
			observer.disconnect()
			whenIdle()
		})
		observer.observe({ type: 'paint', buffered: true })
		// A tab opened in the background paints only when it is looked at.
		setTimeout(whenIdle, 4000)
	}
	if (document.readyState === 'complete') afterPaint()
	else addEventListener('load', afterPaint)
})()
