/** Files of WhatsApp messages: fetched after their message, kept by the way of uploads, or refused with a reason. */
import { sql } from 'kysely'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { voiceNote as voiceOf } from '#tests/factories/voice.ts'
import { waMessage } from '#tests/factories/whatsapp.ts'
import type { PlatformFile } from '#tests/fakes/whatsapp-platform.ts'
import { pdfSaying } from '#tests/services/packs.ts'
import { eventually } from '#tests/services/server.ts'
import { openWhatsappDesk } from '#tests/services/whatsapp-desk.ts'
import { isPlatformAddress } from './media-worker.ts'

vi.setConfig({ testTimeout: 60_000 })

const voiceNote = { bytes: voiceOf(2), type: 'audio/ogg; codecs=opus' }

async function open() {
	const desk = await openWhatsappDesk()
	const states = async () =>
		(await desk.run(sql`select state, reason, attempts from attachments`)).map((row) =>
			v.parse(
				v.object({ state: v.string(), reason: v.nullable(v.string()), attempts: v.number() }),
				row,
			),
		)
	const send = async (type: string, file: PlatformFile, more: object = {}) => {
		desk.platform.files.set('media1', file)
		const part = { id: 'media1', mime_type: file.type, ...more }
		const [row] = await desk.bring(waMessage({ type, [type]: part }))
		return row?.case_id ?? ''
	}
	return { ...desk, states, send }
}

test('a voice note is kept and played from whichever second, a document waits for its label', async () => {
	const { send, states, read, ask, platform, call, sara, run } = await open()
	const id = await send('audio', voiceNote, { voice: true })
	await eventually(states, ([row]) => row?.state === 'kept')
	const [sound] = (await read(id)).documents
	expect(sound).toMatchObject({ label: null, file_name: 'WhatsApp.ogg', seconds: 2 })
	const address = `GET /api/desk/documents/${sound?.name}/sound`
	const whole = await ask(address)
	expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/ogg'])
	const part = await call(address, { cookie: sara.cookie, headers: { range: 'bytes=28-35' } })
	expect([part.status, part.text]).toEqual([206, 'OpusHead'])
	// Without it WebKit guessed 17 seconds of 38.
	expect([whole, part].map(({ headers }) => headers.get('content-length'))).toEqual([
		`${voiceNote.bytes.length}`,
		'8',
	])
	const none = await call(address, { cookie: sara.cookie, headers: { range: 'bytes=99999-' } })
	expect(none.status).toBe(416)
	await send(
		'document',
		{ bytes: Buffer.from(await pdfSaying('Marks')), type: 'application/pdf' },
		{ filename: 'marks.pdf', caption: 'My marks' },
	)
	await eventually(
		states,
		(rows) => rows.length === 2 && rows.every(({ state }) => state === 'kept'),
	)
	const file = await read(id)
	expect(file.documents.map(({ file_name }) => file_name)).toContain('marks.pdf')
	expect(file.messages[0]?.body).toBe('My marks')
	const pdf = file.documents.find(({ file_name }) => file_name === 'marks.pdf')
	expect((await ask(`GET /api/desk/documents/${pdf?.name}/sound`)).status).toBe(415)
	expect(platform.calls.filter((one) => one.startsWith('GET'))).toHaveLength(4)
	// All voice notes of the office are not for one person to take along.
	await run(sql`update guesses set count = most where kind = 'mass_picture'`)
	expect((await ask(address)).status).toBe(429)
})

test.each<[string, string, PlatformFile, string]>([
	[
		'too large',
		'video',
		{ bytes: Buffer.alloc(10 * 1024 * 1024 + 1), type: 'video/mp4' },
		'too_large',
	],
	[
		'of another kind',
		'document',
		{ bytes: Buffer.from('PK'), type: 'application/zip' },
		'wrong_kind',
	],
	['not what it says', 'image', { bytes: voiceOf(1), type: 'image/jpeg' }, 'wrong_kind'],
	['changed on its way', 'audio', { ...voiceNote, sha256: `${'A'.repeat(43)}=` }, 'damaged'],
	['of HEIC', 'image', { bytes: voiceOf(1), type: 'image/heic' }, 'heic'],
	['elsewhere', 'audio', { ...voiceNote, url: 'https://files.example/x' }, 'wrong_place'],
])('a file that is %s is refused with its reason', async (_, type, file, reason) => {
	const { send, states } = await open()
	await send(type, file)
	const [row] = await eventually(states, ([one]) => one?.state === 'refused')
	expect(row?.reason).toBe(reason)
})

test('a file that the case has already is named as such, and not kept twice', async () => {
	const { send, states, read } = await open()
	const id = await send('audio', voiceNote)
	await eventually(states, ([row]) => row?.state === 'kept')
	await send('audio', voiceNote)
	const rows = await eventually(states, (all) => all.every(({ state }) => state !== 'fetching'))
	expect(rows.map(({ reason }) => reason).sort()).toEqual(['known', null])
	expect((await read(id)).documents).toHaveLength(1)
})

test('what can not be fetched is asked for later, behind a redirect never', async () => {
	const { send, states, platform } = await open()
	await send('audio', { ...voiceNote, redirect: `${platform.origin}/bytes/other` })
	const [row] = await eventually(states, ([one]) => (one?.attempts ?? 0) > 0)
	expect(row).toMatchObject({ state: 'fetching', attempts: 1 })
	expect(platform.calls).not.toContain('GET /bytes/other')
})

test.each([
	['https://lookaside.fbsbx.com/whatsapp_business/attachments/?mid=1', true],
	['https://mmg.whatsapp.net/x', true],
	['http://127.0.0.1:8080/bytes/1', true],
	['http://lookaside.fbsbx.com/x', false],
	['https://fbsbx.com.example/x', false],
	['https://evilfbsbx.com/x', false],
	['https://lookaside.fbsbx.com@files.example/x', false],
	['not an address', false],
])('%s may get the token: %s', (address, isRight) => {
	expect(isPlatformAddress(address, 'http://127.0.0.1:8080/v26.0')).toBe(isRight)
})
