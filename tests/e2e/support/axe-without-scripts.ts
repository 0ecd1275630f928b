/**
 * Axe needs scripts, and a page without them runs none, not even those of a test. So the page is looked at as a copy: the same
 * markup and styles, drawn as if scripts were off, in a browser that has them.
 */
import type { Browser, Page } from '@playwright/test'
import { axe } from './axe.ts'

export async function axeWithoutScripts(page: Page, browser: Browser): Promise<void> {
	const html = (await page.content())
		.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
		.replaceAll('<noscript', '<div')
		.replaceAll('</noscript>', '</div>')
	// The story's own options would switch scripts off here too.
	const copy = await browser.newPage({
		javaScriptEnabled: true,
		viewport: page.viewportSize(),
		reducedMotion: 'reduce',
	})
	try {
		const address = page.url().replace(/#.*/, '')
		await copy.route(
			(url) => url.href.replace(/#.*/, '') === address,
			(route) => route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
		)
		await copy.route(/\.css$/, async (route) => {
			const answer = await route.fetch()
			const styles = (await answer.text()).replaceAll(/\(scripting: ?none\)/g, 'all')
			await route.fulfill({ response: answer, body: styles })
		})
		await copy.goto(address)
		await axe(copy, 'main')
	} finally {
		await copy.close()
	}
}
