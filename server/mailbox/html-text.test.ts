import { expect, test } from 'vitest'
import { textOfHtml } from './html-text.ts'

test('paragraphs, breaks, lists and tables become lines', () => {
	expect(textOfHtml('<p>السلام عليكم</p><p>أرسلت <b>الجواز</b>.<br>هل وصل؟</p>')).toBe(
		'السلام عليكم\n\nأرسلت الجواز.\nهل وصل؟',
	)
	expect(textOfHtml('<ul><li>passport</li><li>photo</li></ul>')).toBe('• passport\n• photo')
	expect(textOfHtml('<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>')).toBe(
		'a b\nc',
	)
	expect(textOfHtml('Fees &amp; rent &lt;3&nbsp;&#8364; caf&eacute;')).toBe('Fees & rent <3 € café')
})

test('nothing that a browser would run or hide is read', () => {
	const html =
		'<head><title>t</title><style>p{}</style></head>yes<script>alert("<p>no</p>")</script><!-- no --><template>no</template> and no more<script>never closed'
	expect(textOfHtml(html)).toBe('yes and no more')
})

test.each([
	[
		'Gmail',
		'<div>نعم</div><div class="gmail_quote"><div>في الأحد كتب</div><div><div>السؤال</div></div></div>',
		'نعم\n> في الأحد كتب\n> السؤال',
	],
	['Apple Mail', 'Yes<blockquote type="cite"><div>question</div></blockquote>', 'Yes\n> question'],
	[
		'Outlook',
		'<div>Yes</div><hr><div id="divRplyFwdMsg">From: Rihla</div><div>question</div>',
		'Yes\n> From: Rihla\n> question',
	],
	[
		'an answer below',
		'<blockquote type=cite>question<blockquote>older</blockquote></blockquote><p>Yes</p>',
		'> question\n> older\nYes',
	],
])('a quotation of %s is marked line by line', (_, html, expected) => {
	expect(textOfHtml(html)).toBe(expected)
})

test.each([
	['a hundred thousand open elements', '<div>'.repeat(100_000)],
	['comments without an end', '<!--'.repeat(100_000)],
	['tags without an end', '<a href='.repeat(100_000)],
	['scripts without an end', '<script>'.repeat(100_000)],
	['ten megabytes of one line', 'x'.repeat(10 * 1024 * 1024)],
])('%s are read to an end', (_, html) => {
	expect(textOfHtml(html).length).toBeLessThanOrEqual(1024 * 1024)
})

/** Each took minutes when work grew with the square of the length. */
test.each([
	['attributes', `<p ${'class='.repeat(170_000)}>end`, 'end'],
	['ends of what is hidden', `<script>${'</script'.repeat(120_000)}>end`, 'end'],
	['beginnings of what is hidden', `${'<style></style'.repeat(60_000)}>end`, 'end'],
	['spaces between elements', `${'<p> '.repeat(250_000)}end`, 'end'],
])('a megabyte of %s is read once', (_, html, expected) => {
	expect(textOfHtml(html)).toBe(expected)
})
