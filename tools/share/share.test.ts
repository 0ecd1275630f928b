import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { languages } from '#domain/language.ts'
import { shareCard } from '#domain/paths.ts'
import { root } from '#scripts/run.ts'
import { siteRoutes } from '#scripts/site-routes.ts'
import { fingerprint, shareCards } from './cards.ts'

const folder = join(root, 'public/share')
const cards = await shareCards()

test('every page has a card in both languages', () => {
	// The paper of a plan is printed, not shared: the plan itself has a card.
	const shared = siteRoutes({ all: true }).filter((path) => path !== '/plan/print')
	const wanted = shared.flatMap((path) => languages.map((language) => shareCard(path, language)))
	expect(cards.map(({ file }) => file).sort()).toEqual(wanted.sort())
})

test('the cards show the titles and scenes of today; otherwise run `npm run share`', () => {
	const made = JSON.parse(readFileSync(join(import.meta.dirname, 'made.json'), 'utf8'))
	const wanted = Object.fromEntries(
		cards.map((card) => [basename(card.file), fingerprint(card)] as const),
	)
	expect(made).toEqual(wanted)
	expect(readdirSync(folder).sort()).toEqual(Object.keys(wanted).sort())
})

test('a card has the size that networks ask for and stays light', async () => {
	for (const { file } of cards) {
		const path = join(root, 'public', file)
		expect(existsSync(path) && statSync(path).size, file).toBeLessThanOrEqual(60_000)
		const { width, height, format } = await sharp(path).metadata()
		expect({ width, height, format }, file).toEqual({ width: 1200, height: 630, format: 'png' })
	}
})
