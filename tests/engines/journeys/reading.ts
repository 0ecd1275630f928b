/** What is read without being sent: pages without a network, a family's plan, the desk. */
import { invitedPerson, staffPassword } from '../../e2e/support/invited-person.ts'
import { startSlowNetwork } from '../slow-network.ts'
import type { Journey } from './journey.ts'

const offline: Journey = {
	name: 'pages that were seen, without a network',
	lacking: {
		webkit: 'its automated windows are private, and private windows have no service worker',
	},
	expected: /Failed to load|download failed/,
	async make({ visitorOn, site, language }) {
		const network = await startSlowNetwork(site)
		try {
			const visitor = visitorOn(network.address)
			await visitor.open(`/about?lang=${language}`)
			const heading = await visitor.read(() => document.querySelector('h1')?.textContent)
			await visitor
				.expectRead(
					async (wanted) => {
						const names = await caches.keys()
						const all = await Promise.all(
							names.map(async (name) => (await caches.open(name)).keys()),
						)
						const there = all.flat().map(({ url }) => url.slice(location.origin.length))
						return wanted.filter((address) => !there.includes(address))
					},
					[
						`/about?lang=${language}`,
						`/faq?lang=${language}`,
						`/downloads/travel-guide-${language}.pdf`,
					],
				)
				.toEqual([])
			network.cut()
			await visitor.goTo('/faq')
			await visitor.running()
			await visitor.expectRead(() => document.documentElement.lang).toBe(language)
			await visitor.press('footer a[href="/about"]')
			await visitor.expectRead(() => document.querySelector('h1')?.textContent).toBe(heading)
		} finally {
			network.cut()
		}
	},
}

/** Letters of Arabic headings that stand elsewhere than the same letter without its dots. Runs in the page. */
async function lettersOffTheLine(): Promise<string[]> {
	const font = '700 80px "Rihla Kufi Arabic"'
	const faces = await document.fonts.load(font, 'س')
	if (faces.length === 0) return ['no face']
	const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
	if (!pen) return ['no canvas']
	const lowestRow = (letter: string) => {
		const { width, height } = pen.canvas
		pen.clearRect(0, 0, width, height)
		pen.font = font
		pen.fillText(letter, 100, 90)
		const { data } = pen.getImageData(0, 0, width, height)
		return Math.floor(data.findLastIndex((value, at) => at % 4 === 3 && value > 128) / 4 / width)
	}
	const pairs = ['سش', 'دذ', 'رز', 'طظ', 'حخ']
	return pairs.filter(([plain = '', dotted = '']) => lowestRow(plain) !== lowestRow(dotted))
}

const plan: Journey = {
	name: 'a plan, in another currency',
	async make({ visitor, language }) {
		await visitor.open(`/plan?u=um&u=utm&p=um.b3&lang=${language}`)
		await visitor.expectRead(lettersOffTheLine).toEqual([])
		await visitor.choose('main select[name=cur]', 'SAR')
		await visitor.expectRead(() => new URLSearchParams(location.search).get('cur')).toBe('SAR')
		await visitor.resize(390, 844)
		await visitor.fits()
	},
}

const desk: Journey = {
	name: 'the desk, from an invitation to the inbox',
	async make({ visitor, language }) {
		const { path } = await invitedPerson('consultant', language)
		await visitor.goTo(`/desk/sign-in?lang=${language}`)
		await visitor.goTo(path)
		await visitor.type('[name=password]', staffPassword)
		await visitor.key('Enter')
		await visitor.isAt('/desk')
		await visitor.running()
		await visitor.sees('h1', language === 'ar' ? 'الوارد' : 'Inbox')
		await visitor.resize(390, 844)
		await visitor.fits()
	},
}

export const reading = [offline, plan, desk]
