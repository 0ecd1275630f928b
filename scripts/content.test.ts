import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isOfOtherShipped, merge, shippedDocument } from '#server/desk/website/entries.ts'
import { openServices } from '#server/services.ts'
import { jpeg } from '#tests/factories/files.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { testSettings } from '#tests/services/server.ts'
import { exportContent, importContent } from './content.ts'

async function open() {
	const services = await openServices(testSettings())
	onTestFinished(() => services.close())
	return services
}

test('what is exported and imported again changes nothing; what was edited becomes a draft, or a version', async () => {
	const site = await open()
	const folder = temporaryFolder()
	const files = await exportContent(site, folder)
	expect(files.length).toBeGreaterThan(50)
	expect(await importContent(site, folder, null)).toEqual([])

	const faq = join(folder, 'page', 'faq.json')
	const text = readFileSync(faq, 'utf8').replace('IELTS', 'IELTS Academic')
	writeFileSync(faq, text)
	writeFileSync(join(folder, 'company', 'site.json'), '{}')
	expect(await importContent(site, folder, null)).toEqual([
		'company/site: not taken, required at site',
		'page/faq: draft',
	])
	const other = await open()
	expect(await importContent(other, folder, { note: 'from a file' })).toContain(
		'page/faq: published',
	)
	const again = temporaryFolder()
	await exportContent(other, again)
	// Every file of a site that took them all is the file it took.
	await exportContent(site, folder)
	writeFileSync(faq, text)
	for (const file of files) {
		const name = file.slice(folder.length)
		expect([name, readFileSync(join(again, name), 'utf8')]).toEqual([
			name,
			readFileSync(file, 'utf8'),
		])
	}
})

test('what is hidden stays hidden, whatever a folder from before says', async () => {
	const site = await open()
	const folder = temporaryFolder()
	await exportContent(site, folder)
	const hidden = { kind: 'university', id: 'sunway-university' }
	const file = join(folder, 'university', 'sunway-university.json')
	await site.store.website.publish({
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
	expect(await importContent(site, folder, { note: 'from a file' })).toContain(
		'university/sunway-university: not taken, it is hidden',
	)
})

test('photos go with the texts that name them', { timeout: 60_000 }, async () => {
	const site = await open()
	const sent = join(temporaryFolder(), 'face.jpg')
	writeFileSync(sent, await jpeg(900, 900))
	const taken = await site.photos.take(sent, 'ab'.repeat(32), 'mona')
	if (!taken || 'refusal' in taken) throw new Error('not taken')
	const { hash, width, height } = taken
	const folder = temporaryFolder()
	await exportContent(site, folder)
	expect(existsSync(join(folder, 'photos'))).toBe(false)
	const file = join(folder, 'page', 'about.json')
	const about = JSON.parse(readFileSync(file, 'utf8'))
	about.about.heroPicture.photo = { hash, width, height, focus: { x: 50, y: 20 } }
	writeFileSync(file, JSON.stringify(about))
	expect(await importContent(site, folder, { note: 'a photo' })).toEqual(['page/about: published'])
	const first = temporaryFolder()
	await exportContent(site, first)
	expect(readdirSync(join(first, 'photos'))).toHaveLength(5)

	// A site that does not have the photo refuses the text, or takes both.
	const other = await open()
	expect(await importContent(other, folder, null)).toEqual([
		'page/about: not taken, photo at about.heroPicture.photo',
	])
	expect(await importContent(other, first, { note: 'moved' })).toEqual(['page/about: published'])
	const second = temporaryFolder()
	await exportContent(other, second)
	for (const name of readdirSync(join(first, 'photos')))
		expect(readFileSync(join(second, 'photos', name))).toEqual(
			readFileSync(join(first, 'photos', name)),
		)
})
