// Starts the application after the page has been painted, or at the first touch if that comes earlier.
// Until it runs, presses on buttons, submitted forms and typed text are kept; the root replays them.
// What is typed into a form before its record is open stays in this tab: neither a link nor a reload takes it away, however early.
;(() => {
	const held = { presses: [], fields: new Set() }
	window.rihlaHeld = held
	let started = false

	const start = () => {
		if (started) return
		started = true
		const inert = document.querySelector('script[type="rihla/module"]')
		if (!inert) return
		for (const address of inert.dataset.preload.split(' ')) {
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

	// Forms whose record looks after them; the others leave a note in this tab when they go away (`app/form/early.ts`).
	const open = new WeakSet()
	held.keep = (form) => {
		const fields = [...form.elements].filter((field) => held.fields.has(field))
		if (open.has(form) || !fields.length) return
		try {
			const key = `early:${form.dataset.form}`
			const values = JSON.parse(sessionStorage.getItem(key) ?? '{}')
			for (const { name, type, checked, value } of fields)
				if (type !== 'radio' || checked) values[name] = type !== 'checkbox' || checked ? value : ''
			sessionStorage.setItem(key, JSON.stringify(values))
		} catch {
			// Storage can be blocked or full; the page works without it.
		}
	}
	held.handOver = (form) => {
		const fields = [...form.elements].filter((field) => held.fields.delete(field))
		open.add(form)
		return fields.map(({ name }) => name)
	}
	const remember = ({ target }) => {
		if (target.name !== undefined && !open.has(target.form)) held.fields.add(target)
	}
	const keepAll = () => {
		for (const form of document.querySelectorAll('form[data-form]')) held.keep(form)
	}
	for (const type of ['click', 'submit', 'keydown', 'pointerdown'])
		addEventListener(type, hold, true)
	for (const type of ['input', 'change']) addEventListener(type, remember, true)
	addEventListener('pagehide', keepAll)

	// A browser that is always drawing may never be idle.
	const whenIdle = () =>
		window.requestIdleCallback ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start)
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
