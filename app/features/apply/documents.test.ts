import { describe, expect, test } from 'vitest'
import { createDocuments } from './documents.ts'
import type { UploadOutcome, upload } from './upload.ts'

const file = (name: string, size = 10) => new File(['x'.repeat(size)], name, { lastModified: 1 })

/** A server that answers as told, one answer after the other, and remembers what it got. */
function server(...answers: UploadOutcome[]) {
	const got: string[] = []
	const send: typeof upload = async ({ name }, { key }) => {
		got.push(`${name} ${key}`)
		return answers.shift() ?? { kind: 'sent', address: `/${got.length}` }
	}
	return { send, got, names: () => got.map((line) => line.split(' ')[0]) }
}

const failed: UploadOutcome = { kind: 'failed', reason: 'server' }
const up = (address: string): UploadOutcome => ({ kind: 'sent', address })

describe('choosing', () => {
	test('each refusal names the file and the reason', () => {
		const documents = createDocuments()
		const huge = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'huge.pdf')
		documents.add([
			file('a.pdf'),
			file('a.pdf'),
			file('a.pdf', 11),
			file('cv.exe'),
			file('empty.png', 0),
			huge,
			file(`${'n'.repeat(300)}.pdf`),
			file('cv\u202efdp.pdf'),
		])
		const { refused, documents: chosen } = documents.read()
		expect(chosen.map((one) => one.file.size)).toEqual([10, 11])
		expect(refused.map(({ reason }) => reason)).toEqual([
			'duplicate',
			'wrong_kind',
			'empty_file',
			'too_large',
			'bad_name',
			'bad_name',
		])
	})

	test('twenty and no more', () => {
		const documents = createDocuments()
		documents.add(Array.from({ length: 21 }, (_, at) => file(`${at}.pdf`)))
		expect(documents.read().documents).toHaveLength(20)
		expect(documents.read().refused).toMatchObject([{ name: '20.pdf', reason: 'limit_reached' }])
	})
})

describe('sending', () => {
	test('what is up is not sent again, and a retry carries the same key', async () => {
		const { send, got, names } = server(up('/a'), failed)
		const documents = createDocuments(send)
		documents.add([file('a.pdf'), file('b.pdf'), file('c.pdf')])
		expect(await documents.sendAll()).toEqual(failed)
		expect(documents.read().documents.map(({ state }) => state)).toEqual([
			'sent',
			'failed',
			'waiting',
		])
		expect(await documents.sendAll()).toEqual({ kind: 'sent', addresses: ['/a', '/3', '/4'] })
		expect(names()).toEqual(['a.pdf', 'b.pdf', 'b.pdf', 'c.pdf'])
		expect(got[1]).toBe(got[2])
	})

	test('one that is on its way is waited for', async () => {
		const { send, got } = server()
		const documents = createDocuments(send)
		documents.add([file('a.pdf')])
		const id = documents.read().documents[0]?.id ?? ''
		const both = await Promise.all([documents.sendOne(id), documents.sendAll()])
		expect(both).toEqual([up('/1'), { kind: 'sent', addresses: ['/1'] }])
		expect(got).toHaveLength(1)
	})

	test('what the server has forgotten is sent anew, under another key', async () => {
		const { send, got } = server()
		const documents = createDocuments(send)
		documents.add([file('a.pdf')])
		await documents.sendAll()
		documents.forgetAddresses()
		await documents.sendAll()
		expect(new Set(got).size).toBe(2)
	})

	test('a draft brings back what was chosen and what is up already', async () => {
		const { send, names } = server()
		const documents = createDocuments(send)
		documents.restore([
			{ id: '1', file: file('a.pdf'), key: 'a', address: '/a' },
			{ id: '2', file: file('b.pdf'), key: 'b' },
		])
		expect(await documents.sendAll()).toEqual({ kind: 'sent', addresses: ['/a', '/1'] })
		expect(names()).toEqual(['b.pdf'])
	})
})
