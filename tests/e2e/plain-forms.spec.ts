/**
 * Four forms in a browser without scripts: sent with a fault first, which is told beside its field with everything typed still
 * there; then the thanks with the reference and the link to the status page, and the row with what was typed. The languages take
 * turns from form to form; `npm run test:all` sends each in both, and `npm test` one: all of them are sent to the server in
 * `server/api/plain-forms.test.ts`.
 */
import {
	address,
	expectRefused,
	expectThanks,
	field,
	fill,
	story,
	submit,
	words,
} from './support/plain-forms.ts'
import { expect } from './support/test.ts'

story('a message', 0, async (page, language) => {
	const say = words[language]
	const email = address('message')
	await page.goto(`/contact?lang=${language}`)
	await fill(page, {
		name: 'Omar',
		email,
		typed_country_code: '0020',
		phone: '100 000',
		message: 'Hello',
	})
	await submit(page).click()
	await expectRefused(
		page,
		language,
		{ message: say.message },
		{ name: 'Omar', email, phone: '100 000', typed_country_code: '+20' },
	)
	await fill(page, { message: 'When does the term begin?' })
	await submit(page).click()
	const row = await expectThanks(page, language, {
		title: say.contact,
		kind: 'contact_submissions',
		email,
	})
	expect(row).toMatchObject({ phone: '+20100 000', message: 'When does the term begin?' })
})

story(
	'a consultation',
	1,
	async (page, language) => {
		const say = words[language]
		const email = address('visa')
		await page.goto(`/visa-support?lang=${language}`)
		await fill(page, { name: 'Omar', email: 'omar', phone: '+20 100', program_type: 'master' })
		await submit(page).click()
		await expectRefused(
			page,
			language,
			{ email: say.email, nationality: say.required },
			{ name: 'Omar', phone: '+20 100', program_type: 'master' },
		)
		await fill(page, { email, nationality: 'egypt' })
		await submit(page).click()
		const row = await expectThanks(page, language, {
			title: say.visa,
			kind: 'visa_consultations',
			email,
		})
		expect(row).toMatchObject({ nationality: 'egypt', program_type: 'master', phone: '+20 100' })
	},
	'@edge',
)

story(
	'a request for accommodation',
	0,
	async (page, language) => {
		const say = words[language]
		const email = address('request')
		await page.goto(`/accommodation?lang=${language}`)
		await fill(page, {
			name: 'Omar',
			email,
			phone: '+20 100',
			check_in_date: '2020-01-01',
			accommodation_type: 'shared',
		})
		await page.locator('#request [type="submit"]').click()
		await expectRefused(
			page,
			language,
			{ check_in_date: say.past },
			{ name: 'Omar', email, check_in_date: '2020-01-01', accommodation_type: 'shared' },
		)
		await fill(page, { check_in_date: '2031-09-01' })
		await page.locator('#request [type="submit"]').click()
		const row = await expectThanks(page, language, {
			title: say.request,
			kind: 'accommodation_requests',
			email,
		})
		expect(row).toMatchObject({ check_in_date: '2031-09-01', accommodation_type: 'shared' })
	},
	'@edge',
)

story(
	'a booking',
	1,
	async (page, language) => {
		const say = words[language]
		const email = address('booking')
		await page.goto(`/accommodation?lang=${language}`)
		const card = page.locator('article').first()
		await card.getByRole('link', { name: say.book }).click()
		await expect(page).toHaveURL(/\/accommodation\/[\w-]+\/book$/)
		await fill(page, { name: 'Omar', email, budget: '500-800' })
		const room = field(page, 'accommodation_type').locator('option:not([disabled])').nth(1)
		const value = (await room.getAttribute('value')) ?? ''
		await fill(page, { accommodation_type: value })
		await submit(page).click()
		await expectRefused(
			page,
			language,
			{ phone: say.required },
			{ name: 'Omar', email, budget: '500-800', accommodation_type: value },
		)
		await fill(page, { phone: '+20 100' })
		await submit(page).click()
		const row = await expectThanks(page, language, {
			title: say.booking,
			kind: 'accommodation_requests',
			email,
		})
		expect(row.accommodation_type).toMatch(new RegExp(` - ${value}$`))
	},
	'@edge',
)
