import { expect, test } from 'vitest'
import { voiceNote } from '#tests/factories/voice.ts'
import { soundLength } from './sound-length.ts'

/** A box of an MP4 file. */
function box(name: string, content: Buffer): Buffer {
	const size = Buffer.alloc(4)
	size.writeUInt32BE(content.length + 8)
	return Buffer.concat([size, Buffer.from(name), content])
}

function film(units: number, duration: number): Buffer {
	const header = Buffer.alloc(100)
	header.writeUInt32BE(units, 12)
	header.writeUInt32BE(duration, 16)
	return Buffer.concat([box('ftyp', Buffer.from('isom')), box('moov', box('mvhd', header))])
}

test('a voice note and a film say how long they are', () => {
	expect(soundLength(voiceNote(38), 'ogg')).toBe(38)
	expect(soundLength(voiceNote(1), 'ogg')).toBe(1)
	expect(soundLength(film(1000, 61_400), 'mp4')).toBe(61)
})

test('a file that is cut, empty or lies has no length, and nothing is thrown', () => {
	const note = voiceNote(38)
	for (const bytes of [Buffer.alloc(0), Buffer.from('OggS'), Buffer.from('OpusHeadOggS')])
		expect(soundLength(bytes, 'ogg')).toBeNull()
	// Cut inside a page, it says at which second that page ends.
	expect(soundLength(note.subarray(0, note.length - 10), 'ogg')).toBe(38)
	for (const bytes of [
		film(0, 1000),
		film(1000, 0),
		film(1, 4_000_000_000),
		film(9, 9).subarray(0, 24),
	])
		expect(soundLength(bytes, 'm4a')).toBeNull()
	expect(soundLength(box('free', Buffer.alloc(0)).fill(0, 0, 4), '3gp')).toBeNull()
	expect(soundLength(note, 'mp3')).toBeNull()
})

test('a file of nothing but boxes is not walked through', () => {
	const boxes = Buffer.concat([
		...Array(2000).fill(box('free', Buffer.alloc(0))),
		film(1000, 61_400),
	])
	expect(soundLength(boxes, 'mp4')).toBeNull()
})
