/** The walk over Arabic text that every route goes through (`a11y.spec.ts`) must be able to fail. */
import { expectGoodArabic } from './support/arabic.ts'
import { test } from './support/test.ts'

for (const [what, html] of [
	['an English sentence', '<p>Send us a message and we will answer</p>'],
	['a phone number', '<p>اتصل بنا على +60 12-345 6789 اليوم</p>'],
	['a range', '<p>من 6.0-6.5 نقطة</p>'],
	['a key', '<p>hero.title</p>'],
	['letters pulled apart', '<p style="letter-spacing:1px">مرحبًا</p>'],
	['cramped lines', '<p style="line-height:1.2">مرحبًا</p>'],
] as const) {
	test(`a reader stumbles over ${what}`, async ({ page }) => {
		test.fail()
		await page.setContent(`<html dir="rtl"><style>p{line-height:1.8}</style>${html}`)
		await expectGoodArabic(page)
	})
}
