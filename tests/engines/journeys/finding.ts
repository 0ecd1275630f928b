/** Finding something: filters, photos, the chat, and the search over everything. */
import type { Journey } from './journey.ts'

const filters: Journey = {
	name: 'universities by field, by words, and back again',
	async make({ visitor, language }) {
		const count = () =>
			visitor.expectRead(
				() => document.querySelectorAll('main article a[href^="/university/"]').length,
			)
		await visitor.resize(390, 844)
		await visitor.open(`/universities?lang=${language}`)
		await count().toBe(14)
		await visitor.choose('main [name=field]', 'medicine')
		await visitor.choose('main [name=location]', 'serdang')
		await count().toBe(1)
		await visitor.type('main [name=search]', 'Putra')
		await visitor.expectRead(() => new URLSearchParams(location.search).get('search')).toBe('Putra')
		await count().toBe(1)
		await visitor.read(() => history.back())
		await visitor.holds('main [name=search]', '')
		await visitor.press('main a[href="/university/universiti-putra-malaysia"]')
		await visitor.sees('main h1')
		await visitor.isAt('/university/universiti-putra-malaysia')
	},
}

const photos: Journey = {
	name: 'a photo, large, by mouse and by keys',
	async make({ visitor, language }) {
		const photo = '.carousel-slides li:not([inert]) button'
		const caption = () =>
			visitor.expectRead(() => document.querySelector('dialog[open] figcaption')?.textContent)
		await visitor.open(`/university/university-of-malaya?lang=${language}`)
		await visitor.press(photo)
		await caption().toMatch(/1/)
		await visitor.press('dialog[open] .viewer-moves button:last-child')
		await caption().toMatch(/2/)
		await visitor.key(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
		await caption().toMatch(/3\D+\d+$/)
		await visitor.key('Escape')
		await visitor.seesNo('dialog[open]')
		await visitor.hasFocus(photo)
	},
}

const asking: Journey = {
	name: 'a question to Wanderbot, and the search over everything',
	async make({ visitor, language }) {
		await visitor.open(`/about?lang=${language}`)
		await visitor.press('.chat-button')
		const input = '[role=dialog] form input, [role=dialog] form textarea'
		await visitor.hasFocus(input)
		await visitor.press(
			'[role=dialog] button',
			language === 'ar' ? 'متطلبات التأشيرة' : 'Visa requirements',
		)
		await visitor.sees('[role=log]', language === 'ar' ? 'جواز سفر' : 'passport')
		await visitor.type(input, language === 'ar' ? 'كم رسوم UTM؟' : 'How much is UTM?')
		await visitor.key('Enter')
		await visitor.sees('[role=log]', '11,000')

		await visitor.key('Control', 'k')
		await visitor.hasFocus('.search-dialog input')
		await visitor.type('.search-dialog input', 'هندسه بينانج')
		await visitor
			.expectRead(() => document.querySelector('.search-result')?.getAttribute('href'))
			.toBe('/university/universiti-sains-malaysia')
		await visitor.key('ArrowDown')
		await visitor.key('Enter')
		await visitor.isAt('/university/universiti-sains-malaysia')
		await visitor.seesNo('.search-dialog')
		// Arriving takes the focus to the page; only then has Escape something else to give it to.
		await visitor.hasFocus('main')
		await visitor.key('Escape')
		await visitor.hasFocus('.chat-button')
	},
}

export const finding = [filters, photos, asking]
