/**
 * `npm run erase -- <reference>`: erases a submission with all that belongs to it, for good and at once. What left the house
 * (sent mail, rows in an outside spreadsheet, backups) it can't reach, and says so.
 */
import { openStoreWithErasures } from '#server/erase/open-store-with-erasures.ts'
import { settingsOrExit } from './settings-or-exit.ts'

const references = process.argv.slice(2)
if (references.length === 0) {
	console.error('Which one? npm run erase -- <reference>')
	process.exit(1)
}
const settings = settingsOrExit()
const { store, eraser } = await openStoreWithErasures(settings)
let failures = 0
for (const reference of references) {
	const targets = await store.erasures.byReference(reference)
	const count = await eraser.erase(targets, { by: 'command', reason: 'command' })
	if (count === 0) failures += 1
	console.log(count === 0 ? `${reference}: no such submission` : `${reference}: erased`)
}
await store.close()
if (failures < references.length) {
	console.log(
		'Out of reach: mail that was sent, rows in an outside spreadsheet, backups made before now.',
	)
}
process.exit(failures === 0 ? 0 : 1)
