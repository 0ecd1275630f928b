import { describe, expect, test } from 'vitest'
import { createFiles, type UploadOutcome, uploadOutcome } from './files.ts'

const file = (name: string, size = 10) => new File(['x'.repeat(size)], name, { lastModified: 1 })

/** A server that answers as told, one answer after the other, and remembers what it got. */
function server(...answers: UploadOutcome[]) {
	const got: string[] = []
	const send = async ({ name }: File, { key }: { key: string }) => {
		got.push(`${name} ${key}`)
		return answers.shift() ?? { kind: 'sent', address: `/${got.length}` }
	}
	return { send, got, names: () => got.map((line) => line.split(' ')[0]) }
}

const path = '/api/application-documents'
const failed: UploadOutcome = { kind: 'failed', reason: 'server' }
const up = (address: string): UploadOutcome => ({ kind: 'sent', address })

describe('choosing', () => {
	test('each refusal names the file and the reason', async () => {
		const files = createFiles({ path })
		const huge = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'huge.pdf')
		await files.add([
			file('a.pdf'),
			file('a.pdf'),
			file('a.pdf', 11),
			file('cv.exe'),
			file('empty.png', 0),
			huge,
			file(`${'n'.repeat(300)}.pdf`),
			file('cv\u202efdp.pdf'),
			// Nothing here can draw it.
			file('IMG_0001.HEIC'),
		])
		const { refused, chosen } = files.read()
		expect(chosen.map((one) => one.file.size)).toEqual([10, 11])
		expect(refused.map(({ reason }) => reason)).toEqual([
			'duplicate',
			'wrong_kind',
			'empty_file',
			'too_large',
			'bad_name',
			'bad_name',
			'heic',
		])
	})

	test('each is guessed by its name, and what is said of it by hand leaves with it', async () => {
		const { send } = server()
		const files = createFiles({ path }, send)
		await files.add([file('جواز السفر.pdf'), file('scan.pdf')])
		expect(files.read().chosen.map(({ kind }) => kind)).toEqual(['passport', 'other'])
		const [, scan] = files.read().chosen
		files.name(scan?.id ?? '', 'transcripts')
		expect(files.entries()).toMatchObject([{ kind: 'passport' }, { kind: 'transcripts' }])
		expect(await files.sendAll()).toEqual({
			kind: 'sent',
			addresses: ['/1', '/2'],
			kinds: ['passport', 'transcripts'],
		})
		files.forgetAddresses()
		expect(files.entries()).toMatchObject([{ kind: 'passport' }, { kind: 'transcripts' }])
	})

	test('twenty and no more', async () => {
		const files = createFiles({ path })
		await files.add(Array.from({ length: 21 }, (_, at) => file(`${at}.pdf`)))
		expect(files.read().chosen).toHaveLength(20)
		expect(files.read().refused).toMatchObject([{ name: '20.pdf', reason: 'limit_reached' }])
	})
})

describe('sending', () => {
	test('what is up is not sent again, and a retry carries the same key', async () => {
		const { send, got, names } = server(up('/a'), failed)
		const files = createFiles({ path }, send)
		await files.add([file('a.pdf'), file('b.pdf'), file('c.pdf')])
		expect(await files.sendAll()).toEqual(failed)
		expect(files.read().chosen.map(({ state }) => state)).toEqual(['sent', 'failed', 'waiting'])
		expect(await files.sendAll()).toMatchObject({ kind: 'sent', addresses: ['/a', '/3', '/4'] })
		expect(names()).toEqual(['a.pdf', 'b.pdf', 'b.pdf', 'c.pdf'])
		expect(got[1]).toBe(got[2])
	})

	test('one that is on its way is waited for', async () => {
		const { send, got } = server()
		const files = createFiles({ path }, send)
		await files.add([file('a.pdf')])
		const id = files.read().chosen[0]?.id ?? ''
		const both = await Promise.all([files.sendOne(id), files.sendAll()])
		expect(both).toMatchObject([up('/1'), { kind: 'sent', addresses: ['/1'] }])
		expect(got).toHaveLength(1)
	})

	test('what the server has forgotten is sent anew, under another key', async () => {
		const { send, got } = server()
		const files = createFiles({ path }, send)
		await files.add([file('a.pdf')])
		await files.sendAll()
		files.forgetAddresses()
		await files.sendAll()
		expect(new Set(got).size).toBe(2)
	})

	test('a draft brings back what was chosen and what is up already', async () => {
		const { send, names } = server()
		const files = createFiles({ path }, send)
		files.restore([
			{ id: '1', file: file('a.pdf'), key: 'a', address: '/a' },
			{ id: '2', file: file('b.pdf'), key: 'b' },
		])
		expect(await files.sendAll()).toMatchObject({ kind: 'sent', addresses: ['/a', '/1'] })
		expect(names()).toEqual(['b.pdf'])
	})
})

test.each([
	['up', { status: 201, body: { name: 'a.pdf', address: '/a' } }, up('/a')],
	['cut off', { status: 201, body: null }, failed],
	[
		'refused',
		{ status: 422, body: { errors: { file: 'damaged' } } },
		{ kind: 'failed', reason: 'damaged' },
	],
	[
		'infected',
		{ status: 415, body: { error: 'infected' } },
		{ kind: 'failed', reason: 'infected' },
	],
	[
		'one too many',
		{ status: 503, body: { error: 'no_room' } },
		{ kind: 'failed', reason: 'no_room' },
	],
	['not taken', { status: 503, body: { error: 'store_down' } }, failed],
	['too large', { status: 413, body: null }, { kind: 'failed', reason: 'too_large' }],
	['too often', { status: 429, body: {} }, { kind: 'failed', reason: 'too_often' }],
	['nothing', undefined, { kind: 'failed', reason: 'network' }],
])('an answer to a file that is %s', (_, answer, outcome) => {
	expect(uploadOutcome(answer && { ...answer, retryAfter: null }, false)).toEqual(outcome)
	expect(uploadOutcome(answer && { ...answer, retryAfter: null }, true)).toEqual({
		kind: 'cancelled',
	})
})
