/** What one mail may cost: everybody's mail waits behind it. */
import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { pdf, png } from '#tests/factories/files.ts'
import { mail } from '#tests/factories/mails.ts'
import { slowPdf } from '#tests/factories/pdf.ts'
import { openCaseDesk } from '#tests/services/case-desk.ts'
import { createRoom } from '../documents/room.ts'
import { parseMail } from './parse-mail.ts'
import { createMailTaker, OutOfOrder } from './take-mail.ts'

type Parts = Partial<Parameters<typeof createMailTaker>[0]>

async function openTaker(more: Parts = {}) {
	const { services, settings } = await openCaseDesk()
	const { documents, scanning, store } = services
	const room = createRoom(settings, documents.folder, store.documents)
	const reading = { read: parseMail, end: async () => {} }
	const house = { ...settings, authserv: '' }
	return async (contents: readonly Uint8Array[], now: Parts = {}) => {
		const taker = createMailTaker({
			...{ documents, scanning, room, reading, house },
			...more,
			...now,
		})
		const files = contents.map((content, at) => {
			const isPdf = Buffer.from(content).subarray(0, 4).toString() === '%PDF'
			const [ending, type] = isPdf ? ['pdf', 'application/pdf'] : ['png', 'image/png']
			return { name: `${at}.${ending}`, type, content }
		})
		const path = await documents.incomingPath()
		await writeFile(path, mail({ files, id: '<a@mail.example>' }))
		return taker.read(path, { uid: 1, size: 1000, at: new Date() }, null)
	}
}

test('files that are refused at once do not keep out the one behind them', async () => {
	const take = await openTaker({ looking: 600_000 })
	const refused = await png(21_000, 10)
	const taken = await take([refused, refused, refused, pdf()])
	expect(taken.documents).toHaveLength(1)
	expect(taken.leftOut.map(({ reason }) => reason)).toEqual(Array(3).fill('too_complex'))
})

test('when the time of a mail is over, nothing more of its files is looked at, and each is named', async () => {
	const take = await openTaker({ looking: 300 })
	// Alone the second takes seconds, and is kept.
	const taken = await take([await png(21_000, 10), slowPdf(), pdf()])
	expect(taken.documents).toEqual([])
	expect(taken.leftOut.slice(1)).toEqual([
		{ name: '1.pdf', reason: 'not_checked' },
		{ name: '2.pdf', reason: 'not_checked' },
	])
})

test('a scanner that is silent keeps no file out of the case', async () => {
	// As the client does: it gives up when the time is over.
	const scanFile = (_: string, time?: AbortSignal) =>
		new Promise<'waiting'>((resolve) => {
			if (time?.aborted) resolve('waiting')
			time?.addEventListener('abort', () => resolve('waiting'))
		})
	const take = await openTaker({ looking: 600_000, scanTime: 50, scanning: { scanFile } })
	const taken = await take([await png(40, 30), await png(50, 30), pdf()])
	expect(taken.documents).toHaveLength(3)
	expect(taken.leftOut).toEqual([])
})

test('a fault of the database is no fault of the mail', async () => {
	const room = { take: () => Promise.reject(new Error('database is down')) }
	const take = await openTaker({ looking: 600_000, room })
	await expect(take([pdf()])).rejects.toBeInstanceOf(OutOfOrder)
})

test('a mail that is read again brings the files that the first try has kept, also without time to look at them', async () => {
	const take = await openTaker({ looking: 600_000 })
	const contents = [pdf(), await png(40, 30)]
	const { documents } = await take(contents)
	expect(documents).toHaveLength(2)
	const again = await take(contents, { looking: 1 })
	expect(again).toMatchObject({ documents, leftOut: [] })
})

test('a mail that is read again while a file of it is being removed brings that file once more', async () => {
	const { documents, store } = (await openCaseDesk()).services
	const take = await openTaker({ looking: 600_000, documents })
	const contents = [pdf(), await png(40, 30)]
	const [going = '', staying] = (await take(contents)).documents
	// As a removal that was interrupted leaves it.
	expect(await store.documents.takeForRemoval(going)).toBe(true)
	const again = await take(contents)
	expect(again.leftOut).toEqual([])
	expect(again.documents).toHaveLength(2)
	expect(again.documents).toContain(staying)
	expect(again.documents).not.toContain(going)
	await documents.sweep()
	expect((await take(contents)).documents).toEqual(again.documents)
})
