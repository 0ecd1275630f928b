/** A photo in the place of a drawing: refused, chosen, cut, described, published, seen by a visitor, and taken off again. */
import sharp from 'sharp'
import { axe, axeColours } from './support/axe.ts'
import { prefer, testedIn } from './support/page.ts'
import { enterDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

// Refused photos are answers, and the browser reports them.
test.use({ expected: [/415|ERR_INTERNET_DISCONNECTED/] })

const words = {
	ar: {
		entry: 'taylors-university',
		open: 'وضع صورة بدل الرسم',
		again: 'تعديل الصورة',
		heic: 'هذه صورة HEIC',
		small: 'عرض الصورة أقل من 800 بكسل',
		offline: 'لا اتصال بالخادم',
		retry: 'إعادة المحاولة',
		across: 'موضع النقطة أفقيًا',
		removed: 'حُذف منها مكان الالتقاط ووقته',
		use: 'استخدام الصورة',
		saved: 'حُفظت المسودة',
		publish: /^نشر/,
		done: 'نُشرت، وتظهر الآن.',
		toScene: 'العودة إلى الرسم',
	},
	en: {
		entry: 'multimedia-university',
		open: 'A photo instead of the drawing',
		again: 'Change the photo',
		heic: 'This is a HEIC photo',
		small: 'less than 800 pixels wide',
		offline: 'The server can’t be reached',
		retry: 'Try again',
		across: 'Point, across',
		removed: 'Where and when it was taken was removed',
		use: 'Use the photo',
		saved: 'Draft saved',
		publish: /^Publish/,
		done: 'Published, and shown now.',
		toScene: 'Back to the drawing',
	},
} as const

const jpeg = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#2a6f6a' } })
		.jpeg()
		.toBuffer()

for (const language of testedIn('ar')) {
	const said = words[language]
	test(`a photo replaces a drawing and is taken off again, in ${language}`, {
		tag: '@edge',
	}, async ({ page, browser }) => {
		test.setTimeout(180_000)
		await page.setViewportSize({ width: 1440, height: 1000 })
		await enterDesk(
			page,
			'editor',
			language,
			`/desk/website/university/${said.entry}?section=photos`,
		)
		await page.locator('#field-photos_0-head').click()
		await page.getByRole('button', { name: said.open }).first().click()
		const dialog = page.locator('dialog.web-photo')
		await axe(page, 'dialog')
		const choose = (name: string, buffer: Buffer) =>
			dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
		await choose('IMG_1.heic', Buffer.from('not a picture'))
		await expect(dialog.getByRole('alert')).toContainText(said.heic)
		await choose('small.jpg', await jpeg(700, 900))
		await expect(dialog.getByRole('alert')).toContainText(said.small)
		await page.context().setOffline(true)
		await choose('campus.jpg', await jpeg(1300, 1000))
		await expect(dialog.getByRole('alert')).toContainText(said.offline)
		await page.context().setOffline(false)
		await dialog.getByRole('button', { name: said.retry }).click()
		await expect(dialog.getByText(said.removed)).toBeVisible({ timeout: 60_000 })
		await axe(page, 'dialog')
		await dialog.getByRole('slider', { name: said.across }).focus()
		await page.keyboard.press('ArrowRight')
		await page.keyboard.press('ArrowUp')
		await dialog.locator('textarea[name=ar]').fill('مبنى الجامعة من جهة البحيرة.')
		await dialog.locator('textarea[name=en]').fill('The university seen from the lake.')
		await dialog.getByRole('button', { name: said.use }).click()
		await expect(page.locator('.web-saving')).toContainText(said.saved)

		const publish = async () => {
			await page.getByRole('button', { name: said.publish }).click()
			const asking = page.locator('dialog.web-dialog')
			for (const box of await asking.locator('[name=accepted]').all()) await box.check()
			await asking.getByRole('button', { name: said.publish }).click()
			await expect(asking).toHaveCount(0)
			await expect(page.getByText(said.done)).toBeVisible()
		}
		await publish()
		const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
		const visitor = await context.newPage()
		await visitor.goto(`/university/${said.entry}?lang=${language}`)
		const shown = visitor.locator('img[data-photo]').first()
		await expect(shown).toHaveCSS('object-position', '52% 48%')
		expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

		await page.getByRole('button', { name: said.again }).first().click()
		await dialog.getByRole('button', { name: said.toScene }).click()
		await expect(page.locator('.web-saving')).toContainText(said.saved)
		await publish()
		await visitor.reload()
		await expect(visitor.locator('img[data-photo]')).toHaveCount(0)
		await context.close()
	})
}

test('on a phone at night the photo’s dialog fits the screen', { tag: '@edge' }, async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 780 })
	await prefer(page, { language: 'ar', theme: 'dark' })
	await enterDesk(page, 'editor', 'ar', '/desk/website/company/consultants')
	await page.locator('#field-consultants_0-head').click()
	await page.getByRole('button', { name: words.ar.open }).first().click()
	const dialog = page.locator('dialog.web-photo')
	await dialog.locator('input[type=file]').setInputFiles({
		name: 'face.jpg',
		mimeType: 'image/jpeg',
		buffer: await jpeg(900, 1200),
	})
	await expect(dialog.getByText(words.ar.removed)).toBeVisible({ timeout: 60_000 })
	const over = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
	expect(over).toBeLessThanOrEqual(0)
	// What must be written is in sight, marked, and above the buttons when it is asked for.
	await dialog.getByRole('button', { name: words.ar.use }).click()
	const description = dialog.locator('textarea[name=ar]')
	await expect(description).toBeFocused()
	await expect(description).toHaveAttribute('aria-required', 'true')
	await expect(dialog.getByText('هذا الحقل مطلوب.').first()).toBeInViewport({ ratio: 1 })
	const foot = await dialog.locator('.web-photo-foot').boundingBox()
	const field = await description.boundingBox()
	expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
	await axeColours(page)
})
