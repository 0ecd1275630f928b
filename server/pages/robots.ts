/** `robots.txt` and the site map: every page in both languages. */
import { publicAddress } from '#app/page/site-url.ts'
import { languages } from '#domain/language.ts'

export function robotsText(siteUrl: string): string {
	return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

export function sitemap(siteUrl: string, publicPaths: readonly string[]): string {
	const alternates = (path: string) =>
		[
			...languages.map((language) => [language, publicAddress(siteUrl, language).of(path)]),
			['x-default', `${siteUrl}${path}`],
		]
			.map(
				([code, address]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`,
			)
			.join('')
	const urls = publicPaths.map(
		(path) => `<url><loc>${siteUrl}${path}</loc>${alternates(path)}</url>`,
	)
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`
}
