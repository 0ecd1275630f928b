/**
 * Reads from a laid-out page where each word stands, letter by letter, as the eye sees them from left to right, and what the
 * words are part of, as a listener would hear it.
 */
import type { Page } from '@playwright/test'

/** A stretch of text that stands by itself: a paragraph, a heading, a cell. */
export interface Run {
	/** In the order in which it is said. */
	text: string
	/** The elements around it that mean something, from the outside in; the same number is the same element. */
	path: { id: number; element: string }[]
	/** Where it leads. */
	link?: string
	/** Repeated on every page, or drawn beside what it says: not read out. */
	silent: boolean
}

export interface Word {
	page: number
	/** Which of the runs it belongs to. */
	run: number
	/** From the page's left and top edge to the baseline, in CSS pixels. */
	x: number
	baseline: number
	width: number
	size: number
	/** In the order in which it is seen, which for Arabic is the last letter first. */
	seen: string
}

/** A letter with the marks that belong to it. */
interface Letter {
	text: string
	box: DOMRect
}

export function wordsOn(page: Page): Promise<{ words: Word[]; runs: Run[] }> {
	return page.evaluate(() => {
		const rightToLeft = /\p{Script=Arabic}|\u200f/u
		/** Says to a reader that a sign belongs to Arabic: it would take it, and the space behind it, for Latin. */
		const rightToLeftMark = '\u200f'
		const clusters = new Intl.Segmenter('ar', { granularity: 'grapheme' })
		const pen = document.createElement('canvas').getContext('2d')
		if (!pen) throw new Error('No canvas to measure fonts with.')
		const ruler = pen
		/** Of HTML, what a structure of a PDF file has a name for. */
		const meaningful =
			/^(SECTION|ASIDE|HEADER|H[1-3]|P|[OU]L|LI|DL|DT|DD|TABLE|THEAD|TBODY|TFOOT|TR|TH|TD)$/
		const blocks = new Map<Element, number>()
		const ids = new Map<Element, number>()
		const runs: Run[] = []
		const lines = new Map<string, Word[]>()
		for (const [page, box] of [...document.querySelectorAll('.page')].entries()) {
			const origin = box.getBoundingClientRect()
			const nodes = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
			for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
				if (node.parentElement) readNode(node, node.parentElement, page, origin)
			}
		}
		// Line by line, each from left to right, as other programs write them and readers expect them.
		const words = [...lines.values()].flatMap((line) =>
			withSpaces(line.toSorted((a, b) => a.x - b.x)),
		)
		for (const run of runs) run.text = run.text.replace(/\s+/g, ' ').trim()
		return { words, runs }

		/** A space fills the gap between two words, so that no reader has to guess from its width. */
		function withSpaces(words: Word[]): Word[] {
			return words.flatMap((word, index) => {
				const before = words[index - 1]
				const endsLatin = before && rightToLeft.test(before.seen) && /^[\w+]/.test(word.seen)
				const marked = endsLatin ? { ...word, seen: rightToLeftMark + word.seen } : word
				const x = word.x + word.width
				const width = (words[index + 1]?.x ?? x) - x
				return width < word.size * 0.08 ? [marked] : [marked, { ...word, x, width, seen: ' ' }]
			})
		}

		function textOf(letters: Letter[]): string {
			return letters.map(({ text }) => text).join('')
		}

		/** A word of an Arabic line from left to right: backwards, but for the numbers in it. */
		function fromLeft(letters: Letter[]): string {
			const runs = textOf(letters).match(/[A-Za-z\d]+(?:[.,:][A-Za-z\d]+)*|[^A-Za-z\d]/gu) ?? []
			return runs.toReversed().join('')
		}

		function elementOf(around: Element): string | undefined {
			if (around.parentElement?.tagName === 'DL') return 'li'
			if (around.classList.contains('khatam')) return 'label'
			return meaningful.test(around.tagName) ? around.tagName.toLowerCase() : undefined
		}

		function runOf(parent: Element): number {
			let block = parent
			while (block.parentElement && getComputedStyle(block).display === 'inline') {
				block = block.parentElement
			}
			const known = blocks.get(block)
			if (known !== undefined) return known
			const path: Run['path'] = []
			for (let around: Element | null = block; around; around = around.parentElement) {
				const element = elementOf(around)
				if (!element) continue
				const id = ids.get(around) ?? ids.size
				ids.set(around, id)
				path.unshift({ id, element })
			}
			const link = block.querySelector('a')?.href
			const silent = block.closest('.running, footer, .bars') !== null
			blocks.set(block, runs.length)
			return runs.push({ text: '', path, ...(link && { link }), silent }) - 1
		}

		function lineOf(run: number, baseline: number): Word[] {
			const key = `${run} ${Math.round(baseline)}`
			const line = lines.get(key) ?? []
			lines.set(key, line)
			return line
		}

		function readNode(node: Node, parent: Element, page: number, origin: DOMRect) {
			const { direction, fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(parent)
			ruler.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
			const ascent = ruler.measureText('x').fontBoundingBoxAscent
			const range = document.createRange()
			const run = runOf(parent)
			const said = runs[run]
			if (said) said.text += node.textContent ?? ''
			let letters: Letter[] = []
			for (const { segment, index } of clusters.segment(node.textContent ?? '')) {
				range.setStart(node, index)
				range.setEnd(node, index + segment.length)
				const letter = range.getClientRects()[0]
				const before = letters[0]?.box
				const ends = !letter || segment.trim() === ''
				if (ends || (before && Math.abs(before.top - letter.top) > 4)) finish()
				if (!ends) letters.push({ text: segment, box: letter })
			}
			finish()

			function markSign(letter: Letter, index: number, all: Letter[]): Letter {
				const before = all[index - 1]?.text ?? ''
				const after = all[index + 1]?.text ?? ''
				if (!/^[\p{P}\p{S}]$/u.test(letter.text) || /\d/.test(after)) return letter
				const start = /\p{Script=Arabic}/u.test(before) ? '' : rightToLeftMark
				const end = after === '' ? rightToLeftMark : ''
				return { ...letter, text: start + letter.text + end }
			}

			function finish() {
				const first = letters[0]
				if (!first) return
				const left = Math.min(...letters.map(({ box }) => box.left))
				const right = Math.max(...letters.map(({ box }) => box.right))
				const baseline = first.box.top - origin.top + ascent
				lineOf(run, baseline).push({
					page,
					run,
					x: left - origin.left,
					baseline,
					width: right - left,
					size: Number.parseFloat(fontSize),
					seen: direction === 'rtl' ? fromLeft(letters.map(markSign)) : textOf(letters),
				})
				letters = []
			}
		}
	})
}
