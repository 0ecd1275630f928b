/** What a plan must show whatever it holds: the same figures on the server and on the device, its weight, and that it fits and reads everywhere. */
import type { Page } from '@playwright/test'
import { formatNumber } from '../../domain/format.ts'
import vectors from '../plan/vectors.json' with { type: 'json' }
import { totalVector } from '../plan/vectors.ts'
import { wayVectors } from '../plan/ways-vectors.ts'
import { axe, axeColours } from './support/axe.ts'
import { expectNoOverflow, languages, openPage, testedIn } from './support/page.ts'
import { expect, serverTest, test } from './support/test.ts'

const full = '?u=um&u=utm&u=xmum&p=um.b3&c=sheffield.c1&test=ielts&score=5.5&max=60000&cur=SAR'
const five =
	'?u=um&u=utm&u=xmum&u=apu&u=help&test=ielts&score=5.5&max=60000&cur=SAR&field=computing'
const examples = vectors.totals.map(totalVector)
/** Other verdicts and other steps than those of the examples. */
const otherAddresses = [
	'u=um',
	'p=um.b3&test=ielts&score=7',
	'p=um.m1&cert=school&test=toefl&score=20',
	'u=utm&at=offer&sev=no&pass=renew&test=level&score=B1&in=2027-10-11',
]

serverTest(
	'a full plan is at most 31 KB as it travels with the data that React starts from, and five universities side by side at most 25',
	async ({ request }) => {
		const limits = { [`/plan${full}`]: 31, [`/compare${five}`]: 25 }
		for (const [address, most] of Object.entries(limits))
			for (const language of languages) {
				const headers = { 'Accept-Encoding': 'br' }
				const answer = await request.get(`${address}&lang=${language}`, { headers })
				const weight = Number(answer.headers()['content-length'])
				expect(weight, `${address} ${language}`).toBeGreaterThan(4000)
				expect(weight, `${address} ${language}`).toBeLessThanOrEqual(most * 1024)
			}
	},
)

serverTest(
	'a plan starts from at most 19 KB more script than the home page, a comparison and the printed sheet from 8',
	async ({ request }) => {
		const weigh = async (address: string) => {
			const html = await (await request.get(address)).text()
			const scripts = /data-preload="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
			expect(scripts.length, address).toBeGreaterThan(2)
			const answers = await Promise.all(
				scripts.map((script) => request.get(script, { headers: { 'Accept-Encoding': 'br' } })),
			)
			return answers.reduce((sum, answer) => sum + Number(answer.headers()['content-length']), 0)
		}
		const home = await weigh('/')
		const limits = { [`/plan${full}`]: 19, [`/compare${five}`]: 8, [`/plan/print${full}`]: 8 }
		for (const [address, most] of Object.entries(limits)) {
			const more = (await weigh(address)) - home
			expect(more, address).toBeGreaterThan(0)
			expect(more, address).toBeLessThanOrEqual(most * 1024)
		}
	},
)

/** Everything on the page that was worked out. */
const workedOut =
	'.tickets, .short-list, .total-columns, .budget, .way, .dates-steps, .dates-state, .compare'

function drawnBy(page: Page): Promise<(string | null)[]> {
	return page.locator(workedOut).evaluateAll((parts) => parts.map(({ textContent }) => textContent))
}

for (const language of testedIn('en'))
	test(`every example comes to its figures on the server, and to the same page on the device, in ${language}`, async ({
		page,
		request,
	}) => {
		await openPage(page, '/plan?u=um', { language })
		const figuresOf = ({ shown, shownRinggit: [low, high] }: (typeof examples)[0]['expected']) =>
			shown ? [shown.low, shown.high] : [low, high]
		const all = [
			...examples.map(({ given, expected }) => ({
				address: `/plan?${given}`,
				figures: figuresOf(expected),
			})),
			// Routes and dates depend on today; `tests/plan` checks them with a fixed day.
			...wayVectors.map(({ path, query }) => ({ address: `${path}?${query}`, figures: [] })),
			...otherAddresses.map((given) => ({ address: `/plan?${given}`, figures: [] })),
		]
		// `tests/plan` works out all of them; on the screen every fourth shows it, and each with `npm run test:all`.
		const every = process.env.TEST_ALL === '1' ? 1 : 4
		for (const { address, figures } of all.filter((_, at) => at % every === 0)) {
			const html = await (await request.get(`${address}&lang=${language}`)).text()
			for (const amount of figures) expect(html, address).toContain(formatNumber(language, amount))
			const byServer = await page.evaluate(
				([text = '', parts = '']) =>
					[...new DOMParser().parseFromString(text, 'text/html').querySelectorAll(parts)].map(
						({ textContent }) => textContent,
					),
				[html, workedOut],
			)
			const parts = /max=(?!12&)/.test(address) ? 7 : 6
			// Institutes and homes have tables of their own.
			if (address.startsWith('/compare')) expect(byServer, address).not.toHaveLength(0)
			else expect(byServer, address).toHaveLength(parts)
			// As if the visitor went there: the server is not asked.
			await page.evaluate((to) => {
				history.pushState(null, '', to)
				dispatchEvent(new PopStateEvent('popstate'))
			}, address)
			await expect.poll(() => drawnBy(page), address).toEqual(byServer)
		}
	})

test('a plan, a comparison and the printed sheet fit from 320 to 1440 and are clean by day and by night', {
	tag: '@edge',
}, async ({ page }) => {
	const pages = [
		[`/plan${full}`, 'ar'],
		[`/compare${five}`, 'en'],
		[`/plan/print${full}`, 'ar'],
	] as const
	for (const [address, language] of pages) {
		await page.setViewportSize({ width: 390, height: 844 })
		await openPage(page, address, { language })
		await axe(page, 'main')
		for (const width of [320, 768, 1440]) {
			await page.setViewportSize({ width, height: 900 })
			await expectNoOverflow(page)
		}
		// The link to the plan leaves enough room for the eight links.
		const nav = page.getByRole('banner').getByRole('navigation')
		expect(await nav.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0)
		await page.evaluate(() => document.documentElement.classList.add('dark'))
		await axeColours(page, 'main')
	}
})
