/**
 * Latin inside Arabic as the browser draws it; and the walk over Arabic text that every route goes through
 * (`a11y.spec.ts`) must be able to fail.
 */
import { runsOf } from '#domain/latin-runs.ts'
import { arabicFaults } from './support/arabic.ts'
import { colourFaults } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const style = '<style>p{line-height:1.8;font:16px/1.8 sans-serif}</style>'
const document = (html: string) => `<html lang="ar" dir="rtl"><title>رحلة</title>${style}${html}`

test('a reader stumbles over what they should', async ({ page }) => {
	for (const [html, fault] of [
		['<p>Send us a message and we will answer</p>', 'not translated in p'],
		['<p>الرسوم <span>per</span> شهر</p>', 'not translated in span: per'],
		['<img alt="A white mosque">', 'not translated in alt'],
		['<button aria-label="Close">×</button>', 'not translated in aria-label'],
		['<p>hero.title</p>', 'a key instead of words'],
		['<p>اتصل بنا على +60 12-345 6789 اليوم</p>', 'not isolated: +60'],
		['<p>من 6.0-6.5 نقطة</p>', 'not isolated: 0-6'],
		['<p>المستويات من A0 إلى C2+ في المعهد</p>', 'not isolated: 2+'],
		['<p>خطاب الموافقة (VAL) قبل السفر</p>', 'not isolated: (VAL'],
		['<p style="display:flex">رسوم <bdi dir="ltr">QS</bdi> هنا</p>', 'torn apart'],
		['<p style="letter-spacing:1px">مرحبًا</p>', 'letters pulled apart'],
		['<p style="font-style:italic">مرحبًا</p>', 'slanted'],
		['<p style="text-transform:uppercase">مرحبًا</p>', 'upper case'],
		['<p style="line-height:1.2">مرحبًا</p>', 'lines 1.20 apart'],
		['<p style="overflow:hidden;height:9px">يجيب</p>', 'cut off'],
		['<bdi dir="ltr">\u202e+60 12\u202c</bdi>', 'drawn out of order'],
		['<input type="email" name="email">', 'email (email) is not dir="ltr"'],
		['<input name="passport_number" dir="auto">', 'passport_number (text) is not'],
		['<textarea name="message" dir="rtl"></textarea>', 'message is not dir="auto"'],
	] as const) {
		await page.setContent(document(html))
		expect((await arabicFaults(page)).join('\n'), html).toContain(fault)
	}
	await page.setContent(document('<p>خطاب الموافقة (<bdi dir="ltr">VAL</bdi>) قبل السفر</p>'))
	expect(await arabicFaults(page)).toEqual([])
})

test('pale Arabic is found like pale Latin', async ({ page }) => {
	const words = ['لا يوجد اتصال بالشبكة', 'الأسئلة الشائعة', 'المنح الجامعية', 'No connection']
	const pale = words.map((text) => `<p style="color:#bbb">${text}</p>`)
	await page.setContent(document(`<main>${pale.join('')}<p>الأسئلة الشائعة</p></main>`))
	expect(await colourFaults(page)).toHaveLength(words.length)
})

test('telephone, price, score and level are drawn in their own order inside Arabic', async ({
	page,
}) => {
	for (const sample of ['+60 12-345 6789', 'RM 600–1,500', 'IELTS 6.0-6.5', 'C2+']) {
		const html = runsOf(`في العربية: ${sample}، ثم نص عربي.`)
			.map(({ text, isolated }) => (isolated ? `<bdi dir="ltr">${text}</bdi>` : text))
			.join('')
		await page.setContent(document(`<p>${html}</p>`))
		const drawn = await page.evaluate(() => {
			const signs: { sign: string; left: number }[] = []
			const range = new Range()
			const walker = window.document.createTreeWalker(window.document.body, NodeFilter.SHOW_TEXT)
			for (let node = walker.nextNode(); node; node = walker.nextNode()) {
				const text = node.textContent ?? ''
				for (let at = 0; at < text.length; at += 1) {
					range.setStart(node, at)
					range.setEnd(node, at + 1)
					const [box] = range.getClientRects()
					const sign = text[at] ?? ''
					if (box && /[A-Za-z0-9+,–.-]/.test(sign)) signs.push({ sign, left: box.left })
				}
			}
			return signs.sort((a, b) => a.left - b.left).map(({ sign }) => sign)
		})
		// The full stop that ends the sentence is furthest to the left.
		expect(drawn.join('')).toBe(`.${sample.replaceAll(' ', '')}`)
	}
})
