/** What one mail may cost: everybody's mail waits behind it. */
import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { pdf, png } from '#tests/factories/files.ts'
import { mail } from '#tests/factories/mails.ts'
import { openCaseDesk } from '#tests/services/case-desk.ts'
import { createRoom } from '../documents/room.ts'
import { parseMail } from './parse-mail.ts'
import { createMailTaker } from './take-mail.ts'

async function openTaker(looking: number) {
	const { services, settings } = await openCaseDesk()
	const { documents, scanning, store } = services
	const room = createRoom(settings, documents.folder, store.documents)
	const reading = { read: parseMail, end: async () => {} }
	const house = { ...settings, authserv: '' }
	const taker = createMailTaker({ documents, scanning, room, reading, house, looking })
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

test('files that are refused at once do not keep out the one behind them', async () => {
	const take = await openTaker(600_000)
	const refused = await png(21_000, 10)
	const taken = await take([refused, refused, refused, pdf()])
	expect(taken.documents).toHaveLength(1)
	expect(taken.leftOut.map(({ reason }) => reason)).toEqual(Array(3).fill('too_complex'))
})

test('when the time for all files of a mail is over, the rest is named and not looked at', async () => {
	const take = await openTaker(10)
	const taken = await take([await png(40, 30), await png(50, 30), pdf()])
	expect(taken.documents).toHaveLength(1)
	expect(taken.leftOut).toEqual([
		{ name: '1.png', reason: 'not_checked' },
		{ name: '2.pdf', reason: 'not_checked' },
	])
})
