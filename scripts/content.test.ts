import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isOfOtherShipped, merge, shippedDocument } from '#server/desk/website/entries.ts'
import { openStore } from '#server/store/store.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { exportContent, importContent } from './content.ts'

async function open() {
	const store = await openStore({ dataDir: temporaryFolder(), databaseUrl: null })
	onTestFinished(() => store.close())
	return store
}

test('what is exported and imported again changes nothing; what was edited becomes a draft, or a version', async () => {
	const store = await open()
	const folder = temporaryFolder()
	const files = await exportContent(store, folder)
	expect(files.length).toBeGreaterThan(50)
	expect(await importContent(store, folder, null)).toEqual([])

	const faq = join(folder, 'page', 'faq.json')
	const text = readFileSync(faq, 'utf8').replace('IELTS', 'IELTS Academic')
	writeFileSync(faq, text)
	writeFileSync(join(folder, 'company', 'site.json'), '{}')
	expect(await importContent(store, folder, null)).toEqual([
		'company/site: not taken, required at site',
		'page/faq: draft',
	])
	const other = await open()
	expect(await importContent(other, folder, { note: 'from a file' })).toContain(
		'page/faq: published',
	)
	const again = temporaryFolder()
	await exportContent(other, again)
	expect(readFileSync(join(again, 'page', 'faq.json'), 'utf8')).toBe(text)
})

test('what is hidden stays hidden, whatever a folder from before says', async () => {
	const store = await open()
	const folder = temporaryFolder()
	await exportContent(store, folder)
	const hidden = { kind: 'university', id: 'sunway-university' }
	const file = join(folder, 'university', 'sunway-university.json')
	await store.website.publish({
		entries: [
			{
				...{ ...hidden, state: 'hidden', document: null, draftVersion: null },
				...{ shipped: shippedDocument(hidden), codes: [] },
			},
		],
		...{ liveAt: null, note: '', actor: 'mona', key: 'hide' },
		...{ merge, isOfOtherShipped },
	})
	writeFileSync(file, readFileSync(file, 'utf8').replace('Sunway', 'Sunway (sample)'))
	expect(await importContent(store, folder, { note: 'from a file' })).toContain(
		'university/sunway-university: not taken, it is hidden',
	)
})
