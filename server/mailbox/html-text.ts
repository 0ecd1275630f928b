/**
 * The text of an HTML mail, for staff to read: in one pass and without a tree, so that a page of five million open tags costs what its
 * length costs. Tags are dropped, scripts and styles with their content; nothing of it is ever rendered. Quotations come out
 * as mail programs write them in plain text, each line after a `>`.
 */
import { decodeHTML } from 'entities'

/** More than any letter; what lies behind is in the mailbox. */
const longest = 1024 * 1024
/** Of one element; the marks of quotations are at the beginning. */
const longestAttributes = 2000
const hidden = new Set(['script', 'style', 'head', 'title', 'template', 'noscript'])
const blocks = new Set(
	'address article aside blockquote center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody thead tfoot tr ul'.split(
		' ',
	),
)
/** An element without an end would leave the depth of a quotation wrong. */
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const tag = /<(?:!--[\s\S]*?(?:-->|$)|(\/?)([a-z][a-z0-9:-]*)([^>]*)(?:>|$)|[!?][^>]*(?:>|$))/gi
/** How Gmail, Apple Mail, Thunderbird and Yahoo mark the letter that is answered. */
const quotation =
	/class\s*=\s*["']?[^"'>]*\b(?:gmail_quote|yahoo_quoted|moz-cite-prefix)\b|type\s*=\s*["']?cite\b/i
/** Outlook puts it behind a marked line, without an element around it. */
const quotedFromHere = /id\s*=\s*["']?(?:divRplyFwdMsg|appendonsend|x_divRplyFwdMsg)\b/i

export function textOfHtml(html: string): string {
	const source = html.slice(0, longest)
	const lines: string[] = []
	let line = ''
	/** Whether the line has more than spaces, of which a hostile one has many. */
	let hasText = false
	let isQuoted = false
	let position = 0
	/** Open elements of the name whose end ends the quotation. */
	let quoteName = ''
	let quoteDepth = 0

	function breakLine() {
		lines.push(isQuoted ? `> ${line.trim()}`.trimEnd() : line.trim())
		line = ''
		hasText = false
	}
	function say(text: string) {
		const said = decodeHTML(text)
			.replace(/[^\S\u00a0]+/g, ' ')
			.replaceAll('\u00a0', ' ')
		hasText ||= said.trim() !== ''
		line += said
	}

	tag.lastIndex = 0
	for (let found = tag.exec(source); found; found = tag.exec(source)) {
		say(source.slice(position, found.index))
		position = tag.lastIndex
		const [, slash, written = '', whole = ''] = found
		const attributes = whole.slice(0, longestAttributes)
		const name = written.toLowerCase()
		const isEnd = slash === '/'
		if (!isEnd && hidden.has(name)) {
			position = endOf(source, name, position)
			tag.lastIndex = position
			continue
		}
		if (name === 'br' || (blocks.has(name) && hasText)) breakLine()
		if (name === 'p' && isEnd && lines.at(-1) !== '') breakLine()
		if ((name === 'td' || name === 'th') && isEnd) line += ' '
		if (!isEnd && name === 'li') say('• ')
		if (quoteName === '' && !isEnd && !empty.has(name)) {
			const isToTheEnd = quotedFromHere.test(attributes)
			if (isToTheEnd || quotation.test(attributes)) {
				if (hasText) breakLine()
				isQuoted = true
				quoteName = isToTheEnd ? '\u0000' : name
				quoteDepth = 1
			}
		} else if (name === quoteName) {
			quoteDepth += isEnd ? -1 : 1
			if (quoteDepth === 0) {
				if (hasText) breakLine()
				isQuoted = false
				quoteName = ''
			}
		}
	}
	say(source.slice(position))
	if (hasText) breakLine()
	return lines
		.join('\n')
		.replace(/\n{3,}/g, '\n\n')
		.trim()
}

/** Behind the end of an element whose content nobody reads; the end of all where it is never closed. */
function endOf(source: string, name: string, from: number): number {
	const end = new RegExp(`</${name}`, 'gi')
	end.lastIndex = from
	const closed = end.exec(source) ? source.indexOf('>', end.lastIndex) : -1
	return closed === -1 ? source.length : closed + 1
}
