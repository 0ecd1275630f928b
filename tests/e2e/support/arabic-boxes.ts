/** What can only be measured: the order in which signs are drawn, the room between lines, and dots that are cut off. */

/** Runs in the page, so it can use nothing from outside. */
export function boxFaults(): string[] {
	const arabic = /\p{Script=Arabic}/u
	const found = new Set<string>()
	const pen = document.createElement('canvas').getContext('2d')
	const range = document.createRange()

	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const element = node.parentElement
		const text = node.textContent ?? ''
		if (!(node instanceof Text) || !element || text.trim() === '') continue
		if (element.closest('script, style, svg, template, noscript, option, .sr-only')) continue
		if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
		range.selectNodeContents(node)
		const lines = [...range.getClientRects()]
		const style = getComputedStyle(element)
		if (style.direction === 'ltr' && /\d|\+/.test(text) && text.length < 60) checkOrder(node)
		if (!arabic.test(text)) continue
		checkRoom(element, lines, style, text)
		checkInk(element, lines, style, text)
	}
	return [...found]

	/** On each line, later characters are further to the right. */
	function checkOrder(node: Text) {
		let before: DOMRect | undefined
		for (let at = 0; at < node.data.length; at += 1) {
			if (node.data[at] === ' ') continue
			range.setStart(node, at)
			range.setEnd(node, at + 1)
			const [box] = range.getClientRects()
			if (!box) continue
			const isSameLine = before && Math.abs(before.top - box.top) < box.height / 2
			if (before && isSameLine && box.left < before.left - 0.5)
				found.add(`drawn out of order: ${node.data}`)
			before = box
		}
	}

	function checkRoom(element: Element, lines: DOMRect[], style: CSSStyleDeclaration, text: string) {
		const isHeading = element.closest('h1, h2, h3, h4') !== null
		const tops = new Set(lines.map(({ top }) => Math.round(top)))
		const isText = element.matches('p, dd') || isHeading
		// A label of one line has no neighbour to touch.
		if (!isText && tops.size < 2) return
		const ratio = Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize)
		const least = isHeading || element.closest('a, button, label, th') ? 1.3 : 1.6
		if (ratio < least - 0.005)
			found.add(`lines ${ratio.toFixed(2)} apart, at least ${least}: ${text.trim().slice(0, 60)}`)
	}

	/** Where the ink of a line reaches beyond a box that hides what leaves it. */
	function checkInk(element: Element, lines: DOMRect[], style: CSSStyleDeclaration, text: string) {
		const frame = hidingFrame(element)
		if (!frame || !pen || lines.length === 0) return
		pen.font = style.font
		const ink = pen.measureText(text.trim())
		const { top, bottom } = frame.getBoundingClientRect()
		const first = Math.min(...lines.map((line) => line.top))
		const last = Math.max(...lines.map((line) => line.bottom))
		const inkTop = first + ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent
		const inkBottom = last - ink.fontBoundingBoxDescent + ink.actualBoundingBoxDescent
		if (bottom - top < 4 || (inkTop >= top - 1 && inkBottom <= bottom + 1)) return
		found.add(`cut off by ${frame.className}: ${text.trim().slice(0, 60)}`)
	}

	function hidingFrame(element: Element): Element | null {
		for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
			const { overflowY, position } = getComputedStyle(at)
			if (overflowY === 'hidden' || overflowY === 'clip') return at
			if (overflowY !== 'visible' || position === 'fixed') return null
		}
		return null
	}
}
