/**
 * What Wanderbot costs a visitor: bytes when the chat is opened, when the first letter is typed and when the first question is sent, and the
 * time that the page's thread is busy with an answer on a processor slowed down four times, as on a phone.
 */
import { type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import * as v from 'valibot'
import { browserArguments, findBrowser } from '#scripts/browser.ts'
import questions from '#tests/assistant/questions.json' with { type: 'json' }
import { table } from './table.ts'

const slowed = 4
/** An answer is worked out when its question is sent, and shown a second later. */
const beforeAnswer = 700
/** Every third of the set: half a minute for each language. */
const questionsAsked = questions.filter((_, at) => at % 3 === 0).map(({ turns }) => turns[0] ?? '')

const request = v.object({ request: v.object({ url: v.string() }) })
const metrics = v.object({ metrics: v.array(v.object({ name: v.string(), value: v.number() })) })

/** Milliseconds that the thread of the page has spent on scripts, styles and layout. */
async function busyIn(session: CDPSession): Promise<number> {
	const { metrics: all } = v.parse(metrics, await session.send('Performance.getMetrics'))
	const counted = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']
	return all
		.filter(({ name }) => counted.includes(name))
		.reduce((sum, { value }) => sum + value * 1000, 0)
}

/** Told by the page itself: a locator searches the whole page again and again, on the processor that is measured. */
function answerDrawn(page: Page): Promise<void> {
	return page.evaluate(
		() =>
			new Promise((resolve) => {
				const log = document.querySelector('.chat-log ol')
				const count = () => log?.querySelectorAll('.from-bot:not(.chat-typing)').length ?? 0
				const before = count()
				const watch = new MutationObserver(() => {
					if (count() === before) return
					watch.disconnect()
					requestAnimationFrame(() => setTimeout(resolve))
				})
				if (log) watch.observe(log, { childList: true })
			}),
	)
}

async function openChat(page: Page): Promise<Locator> {
	await page.locator('.chat-button').click()
	const input = page.getByRole('dialog').getByRole('textbox')
	await input.waitFor()
	return input
}

/** As it leaves the server, tightly compressed, with about as much as its headers take. */
async function weightOf(url: string): Promise<number> {
	const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
	const length = answer.headers.get('content-length')
	await answer.body?.cancel()
	if (length === null) throw new Error(`${url} does not say how long it is`)
	return Number(length) + headers
}
const headers = 300

/** The first reader of a text after a start gets it loosely compressed (`server/pages/cache.ts`), everybody else tightly: that is measured. */
async function readFirst(page: Page, origin: string, language: string): Promise<void> {
	await page.goto(`${origin}/?lang=${language}`)
	await (await openChat(page)).pressSequentially('a')
	await page.keyboard.press('Enter')
	await page.waitForLoadState('networkidle')
	await page.waitForTimeout(3000)
}

async function measureIn(page: Page, origin: string, language: string) {
	const session = await page.context().newCDPSession(page)
	// Asked of the server once more, and not counted as they come: once the worker has stored all scripts, they come from it.
	const known = new Set<string>()
	let asked: string[] = []
	session.on('Network.requestWillBeSent', (event: unknown) => {
		const { url } = v.parse(request, event).request
		if (!url.startsWith(origin) || known.has(url)) return
		known.add(url)
		asked.push(url)
	})
	await session.send('Network.enable')
	await session.send('Performance.enable')
	/** What the page has asked for since the last time, once nothing more comes. */
	const fetched = async () => {
		await page.waitForLoadState('networkidle')
		await page.waitForTimeout(1000)
		const urls = asked
		asked = []
		return urls
	}
	const weightFetched = async () => {
		const weights = await Promise.all((await fetched()).map(weightOf))
		return weights.reduce((sum, one) => sum + one, 0)
	}
	await page.goto(`${origin}/?lang=${language}`)
	// The first press anywhere fetches forms and the worker: no part of the chat.
	await page.mouse.move(200, 200)
	await page.locator('h1').first().click()
	await fetched()
	const input = await openChat(page)
	const opening = await weightFetched()
	await input.pressSequentially('a')
	const typing = await weightFetched()
	// In the page's own language: a question in the other one fetches that language's texts too.
	const isOwn = (question: string) => /\p{Script=Arabic}/u.test(question) === (language === 'ar')
	await input.fill(questionsAsked.find(isOwn) ?? '')
	const first = answerDrawn(page)
	await page.keyboard.press('Enter')
	await first
	const asking = await weightFetched()
	await session.send('Emulation.setCPUThrottlingRate', { rate: slowed })
	const worked: number[] = []
	const drawing: number[] = []
	for (const question of questionsAsked) {
		await input.fill(question)
		const start = await busyIn(session)
		const drawn = answerDrawn(page)
		await page.keyboard.press('Enter')
		await page.waitForTimeout(beforeAnswer)
		const workedOut = await busyIn(session)
		await drawn
		worked.push(workedOut - start)
		drawing.push((await busyIn(session)) - workedOut)
	}
	return { opening, typing, asking, worked, drawing }
}

export async function reportAssistant(origin: string): Promise<string> {
	const launch = async () =>
		chromium.launch({ executablePath: await findBrowser(), args: browserArguments })
	const rows: string[][] = []
	for (const language of ['ar', 'en']) {
		// A browser of its own for each visit: pages of one share what they fetched.
		const firstReader = await launch()
		await readFirst(await firstReader.newPage(), origin, language)
		await firstReader.close()
		const browser = await launch()
		const { opening, typing, asking, worked, drawing } = await measureIn(
			await browser.newPage(),
			origin,
			language,
		)
		await browser.close()
		const at = (times: readonly number[], share: number) => {
			const sorted = times.toSorted((a, b) => a - b)
			return `${Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)} ms`
		}
		const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)}`
		const fetched = [opening, typing, asking].map(kilobytes)
		const times = [worked, drawing].flatMap((one) => [at(one, 0.5), at(one, 0.95)])
		rows.push([language, ...fetched, ...times])
	}
	return [
		`Wanderbot: KB when it is opened, with the first letter and with the first question; busy with ${questionsAsked.length} questions, processor slowed ${slowed} times: worked out, then drawn`,
		table(
			[
				...['language', 'opened', 'first letter', 'first question'],
				...['worked out', '95 of 100', 'drawn', '95 of 100'],
			],
			rows,
		),
	].join('\n\n')
}
