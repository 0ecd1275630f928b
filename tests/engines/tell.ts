/** Every journey in one engine, in both languages, each by a visitor who has never been here. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, afterEach, expect, test } from 'vitest'
import { languages } from '#domain/language.ts'
import type { Engine } from './engine.ts'
import { journeys } from './journeys/all.ts'
import { visitorOf } from './visitor.ts'

export function tellJourneys(name: Engine['name'], start: () => Promise<Engine>): void {
	const site = process.env.ENGINES_SITE ?? ''
	let engine: Engine | null = null
	async function end() {
		await engine?.close()
		engine = null
	}
	afterEach(async ({ task }) => {
		// One that has hung would hang in the second try too.
		if (task.result?.state === 'fail') await end()
	})
	afterAll(end)

	for (const { name: journey, lacking, expected, make } of journeys) {
		const why = lacking?.[name]
		for (const language of languages) {
			const story = `${journey}, in ${language}`
			if (why) test.skip(`${story}: not here, because ${why}`)
			else
				test(story, async () => {
					engine ??= await start()
					const tab = await engine.open()
					try {
						await tab.resize(1280, 900)
						const visitorOn = (address: string) => visitorOf(tab, address)
						const email = `${name}-${language}-${crypto.randomUUID()}@mail.example`
						await make({ visitor: visitorOn(site), visitorOn, site, language, email })
						const surprises = tab.reports().filter((report) => !expected?.test(report))
						expect(surprises, 'what the page reported').toEqual([])
					} catch (error) {
						// An engine that has hung gives none; why it failed is still the first error.
						await keepPicture(`${name}-${story}`, tab.picture).catch(() => undefined)
						throw error
					} finally {
						await tab.close()
					}
				})
		}
	}
}

async function keepPicture(name: string, take: () => Promise<Buffer>): Promise<void> {
	mkdirSync('test-results/engines', { recursive: true })
	writeFileSync(`test-results/engines/${name.replace(/\W+/g, '-')}.png`, await take())
}
