/** `npm run share`: draws the cards whose words or scene have changed, and removes those of pages that are gone. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '#scripts/run.ts'
import { fingerprint, shareCards } from './cards.ts'
import { drawCard } from './draw.ts'
import { chooseOwnTypeface } from './typeface.ts'

const folder = join(root, 'public/share')
const record = join(import.meta.dirname, 'made.json')

chooseOwnTypeface()
mkdirSync(folder, { recursive: true })
const before: unknown = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}
const known = new Map(Object.entries(before ?? {}))
const made: Record<string, string> = {}
for (const card of await shareCards()) {
	const name = basename(card.file)
	const file = join(folder, name)
	made[name] = fingerprint(card)
	if (known.get(name) !== made[name] || !existsSync(file)) writeFileSync(file, await drawCard(card))
}
for (const name of readdirSync(folder)) if (!(name in made)) rmSync(join(folder, name))
writeFileSync(record, `${JSON.stringify(made, null, '\t')}\n`)
