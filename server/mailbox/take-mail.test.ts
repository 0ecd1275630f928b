/** What one mail may cost: everybody's mail waits behind it. */
import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { pdf, png } from '#tests/factories/files.ts'
import { mail } from '#tests/factories/mails.ts'
import { openCaseDesk } from '#tests/services/case-desk.ts'
import { createRoom } from '../documents/room.ts'
import { parseMail } from './parse-mail.ts'
import { createMailTaker } from './take-mail.ts'

async function openTaker() {
	const { services, settings } = await openCaseDesk()
	const { documents, scanning, store } = services
	const room = createRoom(settings, documents.folder, store.documents)
	const reading = { read: parseMail, end: async () => {} }
	const house = { ...settings, authserv: '' }
	const taker = createMailTaker({ documents, scanning, room, reading, house })
	return async (contents: readonly Uint8Array[]) => {
		const files = contents.map((content, at) => {
			const [ending, type] =
				at === contents.length - 1 ? ['pdf', 'application/pdf'] : ['png', 'image/png']
			return { name: `${at}.${ending}`, type, content }
		})
		const path = await documents.incomingPath()
		await writeFile(path, mail({ files }))
		return taker.read(path, { uid: 1, size: 1000, at: new Date() }, null)
	}
}

test('after three files that took all the time there is, the others are not looked at', async () => {
	const take = await openTaker()
	const costly = await png(21_000, 10)
	const two = await take([costly, costly, pdf()])
	expect([two.documents.length, two.leftOut.length]).toEqual([1, 2])
	const three = await take([costly, costly, costly, pdf()])
	expect(three.documents).toEqual([])
	expect(three.leftOut.map(({ name, reason }) => `${name} ${reason}`)).toEqual([
		'0.png too_complex',
		'1.png too_complex',
		'2.png too_complex',
		'3.pdf too_complex',
	])
})
