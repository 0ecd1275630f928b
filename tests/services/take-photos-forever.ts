/** Takes one photo after another until it is killed, and says each once it is kept. */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { openServices } from '#server/services.ts'
import { parseSettings } from '#server/settings.ts'

const [, , dataDir = '', databaseUrl = '', name = ''] = process.argv
const read = parseSettings({
	...{ DATA_DIR: dataDir, SITE_URL: 'https://rihla.example' },
	CONTACT_EMAIL: 'office@company.example',
	...(databaseUrl === '' ? {} : { DATABASE_URL: databaseUrl }),
})
if ('faults' in read) throw new Error(read.faults.join('\n'))
const { photos, documents } = await openServices(read.settings)
for (let at = 1; ; at += 1) {
	const path = await documents.incomingPath()
	const background = { r: at, g: name.charCodeAt(0), b: 90 }
	await writeFile(
		path,
		await sharp({ create: { width: 800, height: 600, channels: 3, background } })
			.jpeg()
			.toBuffer(),
	)
	const digest = createHash('sha256').update(`${name} ${at}`).digest('hex')
	await photos.take(path, digest, 'mona')
	process.stdout.write(`${digest.slice(0, 32)}\n`)
}
