/** What search engines and shared links find in a page before any script runs, in both languages. */
import { siteRoutes } from '#scripts/site-routes.ts'
import { openPage, testedIn } from './support/page.ts'
import { expect, serverTest, test } from './support/test.ts'

const pages = [
	{ path: '/', kinds: ['Organization'] },
	{ path: '/about', kinds: ['Organization', 'BreadcrumbList'] },
	{ path: '/faq', kinds: ['BreadcrumbList', 'FAQPage'] },
	{ path: '/university/university-of-malaya', kinds: ['BreadcrumbList', 'CollegeOrUniversity'] },
	{
		path: '/language-institute/big-ben-academy',
		kinds: ['BreadcrumbList', 'EducationalOrganization', 'Course'],
	},
	{ path: '/accommodation/the-edge-residence', kinds: ['BreadcrumbList', 'LodgingBusiness'] },
	{ path: '/accommodation/klcc-serviced-suites', kinds: ['BreadcrumbList', 'Hotel'] },
]

/** With `npm test` one entry of each kind: they share their page. */
const all = process.env.TEST_ALL === '1'
const locales = { ar: ['ar_AR', 'en_US'], en: ['en_US', 'ar_AR'] } as const

function attribute(html: string, tag: RegExp, name: string): string | undefined {
	const found = tag.exec(html)?.[0] ?? ''
	return new RegExp(`${name}="([^"]*)"`).exec(found)?.[1]?.replaceAll('&amp;', '&')
}

function property(html: string, name: string): string | undefined {
	return attribute(html, new RegExp(`<meta (?:property|name)="${name}"[^>]*>`), 'content')
}

function thingsIn(html: string): { '@type': string }[] {
	const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
	return [...scripts].map(([, json]) => JSON.parse(json ?? ''))
}

for (const language of testedIn('ar'))
	for (const { path, kinds } of pages)
		serverTest(
			`${path} in ${language} tells search engines and shared links what it is`,
			async ({ request }) => {
				const html = await (await request.get(`${path}?lang=${language}`)).text()
				expect(html).toMatch(/^<!DOCTYPE html><html lang="(?:ar|en)"/)
				const site = attribute(html, /<html[^>]*>/, 'data-site')
				const own = `${site}${path}${language === 'ar' ? '' : '?lang=en'}`

				expect(attribute(html, /<link rel="canonical"[^>]*>/, 'href')).toBe(own)
				for (const [hreflang, query] of [
					['ar', ''],
					['en', '?lang=en'],
					['x-default', ''],
				])
					expect(
						attribute(
							html,
							new RegExp(`<link rel="alternate" hrefLang="${hreflang}"[^>]*>`, 'i'),
							'href',
						),
					).toBe(`${site}${path}${query}`)

				expect(property(html, 'og:url')).toBe(own)
				expect(property(html, 'og:title')).toBe(/<title>(.*?)<\/title>/.exec(html)?.[1])
				expect(property(html, 'og:description')).toBe(property(html, 'description'))
				expect(property(html, 'og:locale')).toBe(locales[language][0])
				expect(property(html, 'og:locale:alternate')).toBe(locales[language][1])

				const card = property(html, 'og:image') ?? ''
				expect(card).toMatch(new RegExp(`^${site}/share/.+-${language}\\.png$`))
				expect(property(html, 'twitter:image')).toBe(card)
				const picture = await request.get(card)
				expect(picture.status()).toBe(200)
				expect(picture.headers()['content-type']).toBe('image/png')

				const types = thingsIn(html).map((thing) => thing['@type'])
				expect([...new Set(types)]).toEqual(kinds)
			},
		)

test('moving inside the site changes what the page says of itself, and leaves nothing of the first one', {
	tag: '@edge',
}, async ({ page }) => {
	await openPage(page, '/faq')
	const things = page.locator('script[type="application/ld+json"]')
	await expect(things).toHaveCount(2)
	const description = page.locator('meta[name="description"]')
	const first = await description.getAttribute('content')
	await page.getByRole('contentinfo').getByRole('link', { name: 'من نحن' }).click()
	await expect(page).toHaveURL('/about')
	await expect(description).not.toHaveAttribute('content', first ?? '')
	await expect(description).toHaveCount(1)
	// Search engines and shared links read the HTML of an address, which the page that was moved to has of its own.
	await expect(page.locator('meta[property]')).toHaveCount(0)
	await expect(things).toHaveCount(0)
})

serverTest(
	'every page and every unknown address names a card that is there',
	async ({ request }) => {
		for (const path of [...siteRoutes({ all }), '/university/nowhere', '/nowhere'])
			for (const language of ['ar', 'en'] as const) {
				const html = await (await request.get(`${path}?lang=${language}`)).text()
				const card = property(html, 'og:image') ?? ''
				expect(card, path).toContain(`-${language}.png`)
				expect((await request.head(card)).status(), card).toBe(200)
				for (const thing of thingsIn(html)) expect(thing['@type'], path).toBeTruthy()
			}
	},
)
