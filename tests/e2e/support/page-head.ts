/** What a page says of itself in its head, as the server sends it, and after moving to another page or switching language. */
import type { Page } from '@playwright/test'

export interface Head {
	lang: string | null
	dir: string | null
	title: string
	description: string | null
	canonical: string | null
	alternates: (string | null)[]
}

export function headNow(page: Page): Promise<Head> {
	return page.evaluate(() => {
		const { documentElement: root, title } = document
		const href = (selector: string) =>
			[...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'))
		return {
			lang: root.getAttribute('lang'),
			dir: root.getAttribute('dir'),
			title,
			description:
				document.querySelector('meta[name="description"]')?.getAttribute('content') ?? null,
			canonical: href('link[rel="canonical"]')[0] ?? null,
			alternates: href('link[rel="alternate"][hreflang]').sort(),
		}
	})
}
