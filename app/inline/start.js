// Starts the application after the page has been painted, or at the first touch if that comes earlier.
// Until it runs, presses on buttons, submitted forms and keys that type nothing are recorded, and so is which fields were changed; the
// application repeats them (`app/start/replay-early-input.tsx`). What was typed into a form is saved in this tab when the page is left before the form's
// record has been opened (`app/form`).
;(() => {
	const early = { presses: [], fields: new Set() }
	window.earlyInput = early
	let started = false

	const start = () => {
		const inert = document.querySelector('script[type="rihla/module"]')
		// Touched while the page is still arriving: its end is not there yet, and will start it.
		if (started || !inert) return
		started = true
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

	const record = (event) => {
		if (early.done || !(event.target instanceof Element)) return
		const target = event.target.closest('button, [data-replay], summary')
		const link = event.target.closest('a[href]')
		if (
			event.type === 'click' &&
			(!target || target.tagName === 'SUMMARY' || (link && !target.dataset.replay))
		) {
			if (!link) start()
			return
		}
		start()
		// A sign outside of fields is a key of the desk; the others have done what they do.
		const { key, ctrlKey, metaKey, altKey } = event
		if (
			key?.length === 1 &&
			key !== ' ' &&
			!(ctrlKey || metaKey || altKey) &&
			!event.target.closest('input, textarea, select')
		)
			early.presses.push([event.type, event.target, event])
		if (event.type !== 'click' && event.type !== 'submit') return
		event.preventDefault()
		event.stopImmediatePropagation()
		early.presses.push([
			event.type,
			event.type === 'click' ? target : event.target,
			event.submitter,
		])
	}

	// Forms whose record is open and saves them; the others leave a note in this tab when they go away (`app/form/unsaved-note.ts`).
	const open = new WeakSet()
	early.keep = (form) => {
		const fields = [...form.elements].filter((field) => early.fields.has(field))
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
	early.handOver = (form) => {
		const fields = [...form.elements].filter((field) => early.fields.delete(field))
		open.add(form)
		return fields.map(({ name }) => name)
	}
	const remember = ({ target }) => {
		if (target.name !== undefined && !open.has(target.form)) early.fields.add(target)
	}
	const keepAll = () => {
		for (const form of document.querySelectorAll('form[data-form]')) early.keep(form)
	}
	for (const type of ['click', 'submit', 'keydown', 'pointerdown'])
		addEventListener(type, record, true)
	for (const type of ['input', 'change']) addEventListener(type, remember, true)
	addEventListener('pagehide', keepAll)

	// A browser that is always drawing may never be idle.
	const whenIdle = () =>
		window.requestIdleCallback ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start)
	const afterPaint = () => {
		// A paint before this is told too.
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
