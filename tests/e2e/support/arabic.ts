/** What a careful reader of Arabic would stumble over, found by walking over a page as the browser laid it out. */
import { expect, type Page } from '@playwright/test'
import { latinNames } from '../../house/latin-names.ts'
import { boxFaults } from './arabic-boxes.ts'

export async function expectGoodArabic(page: Page): Promise<void> {
	expect.soft(await arabicFaults(page), 'what a reader of Arabic stumbles over').toEqual([])
}

export async function arabicFaults(page: Page): Promise<string[]> {
	return [
		...(await page.evaluate(wordFaults, latinNames)),
		...(await page.evaluate(bidiFaults)),
		...(await page.evaluate(fieldFaults)),
		...(await page.evaluate(boxFaults)),
	]
}

/** Words nobody translated, in texts and in what is only heard, and keys in place of words. Runs in the page. */
function wordFaults(names: readonly string[]): string[] {
	const allowed = new Set(names)
	const key = /^[a-z][A-Za-z]*(?:\.[a-z_][A-Za-z0-9_]*)+$/
	const found = new Set<string>()
	const read = (where: string, text: string | null | undefined) => {
		const words = text?.trim() ?? ''
		if (key.test(words)) found.add(`a key instead of words in ${where}: ${words}`)
		const plain = words
			.replace(/https?:\/\/\S+|\S+@\S+|\S+\.(?:pdf|png|jpe?g|docx?)\b/gi, ' ')
			.replace(/\b[A-Z0-9]{3}-[A-Z0-9]{3}-[A-Z0-9]{3}\b/g, ' ')
		const foreign = (plain.match(/[A-Za-z]+/g) ?? []).filter((word) => !allowed.has(word))
		if (foreign.length > 0)
			found.add(`not translated in ${where}: ${foreign.join(' ')} (${words.slice(0, 60)})`)
	}
	read('the title', document.title)
	read(
		'the description',
		document.querySelector('meta[name="description"]')?.getAttribute('content'),
	)
	for (const element of document.body.querySelectorAll('*')) {
		for (const name of ['alt', 'aria-label', 'aria-description', 'title', 'placeholder'])
			read(name, element.getAttribute(name))
		if (element.closest('script, style, svg, template, noscript')) continue
		// The visitor's own words.
		if (element.closest('bdi:not([dir]), [dir="auto"]')) continue
		for (const node of element.childNodes)
			if (node instanceof Text) read(element.tagName.toLowerCase(), node.textContent)
	}
	return [...found]
}

/**
 * Latin that can change places with the punctuation beside it, because nothing tells the browser where it begins and
 * ends; runs torn out of their sentence; styles made for Latin letters. Runs in the page.
 */
function bidiFaults(): string[] {
	const arabic = /\p{Script=Arabic}/u
	/** Anything Latin that touches a sign: the sign goes to the wrong side, or two names change places. */
	const bare = /[A-Za-z][A-Za-z0-9]*[\p{P}\p{S}]|[\p{P}\p{S}][A-Za-z0-9]*[A-Za-z]/u
	const fragile = /\+\d[\d -]{6,}|\bRM\s?\d|\d\s?[-–]\s?\d|[\w.]+@[\w.]+|\d\+/
	const found = new Set<string>()
	/** What each line of text is made of; what is isolated counts as one strange character. */
	const blocks = new Map<Element, string>()

	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const text = node.textContent ?? ''
		const element = node.parentElement
		if (!element || element.closest('script, style, svg, template, noscript')) continue
		if (text.trim() !== '' && arabic.test(text) && element.checkVisibility()) {
			const { letterSpacing, textTransform, fontStyle } = getComputedStyle(element)
			const say = (what: string) => found.add(`${what}: ${text.trim().slice(0, 80)}`)
			if (letterSpacing !== 'normal' && letterSpacing !== '0px') say('letters pulled apart')
			if (textTransform === 'uppercase') say('upper case')
			if (fontStyle !== 'normal') say('slanted')
		}
		let block = element
		let isolated = false
		for (;;) {
			const { display, direction, unicodeBidi } = getComputedStyle(block)
			if (direction === 'ltr' || unicodeBidi.includes('isolate')) isolated ||= display === 'inline'
			if (!/^(inline|contents)$/.test(display) || !block.parentElement) break
			block = block.parentElement
		}
		blocks.set(block, (blocks.get(block) ?? '') + (isolated ? '\ufffc' : text))
		const { display } = getComputedStyle(block)
		if (text.trim() !== '' && /flex|grid/.test(display) && block.querySelector(':scope > bdi'))
			found.add(`torn apart: ${block.textContent?.trim().slice(0, 80)}`)
	}
	for (const [block, text] of blocks) {
		if (getComputedStyle(block).direction === 'ltr' || block.matches('option, bdi')) continue
		const hit = fragile.exec(text) ?? (arabic.test(text) ? bare.exec(text) : null)
		if (hit) found.add(`not isolated: ${hit[0]} in ${text.trim().slice(0, 80)}`)
	}
	return [...found]
}

/** Mail, telephone, passport, codes and figures are typed from left to right; names and messages as they come. Runs in the page. */
function fieldFaults(): string[] {
	const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
		'input, textarea',
	)
	return [...fields].flatMap((field) => {
		const { type, name, dir, value, inputMode } = field
		const isCode =
			/^(email|tel|url|number)$/.test(type) ||
			/^(decimal|numeric)$/.test(inputMode) ||
			/passport|code|reference|latin|^plan$/.test(name)
		if (isCode && /^(checkbox|radio|hidden|file|date)$/.test(type) === false)
			return dir === 'ltr' ? [] : [`${name} (${type}) is not dir="ltr"`]
		if (!/^(text|search|textarea)$/.test(type)) return []
		// An empty field without a direction shows its placeholder in that of the page.
		return dir === 'auto' || (dir === '' && value === '') ? [] : [`${name} is not dir="auto"`]
	})
}
