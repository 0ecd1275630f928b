import { expect, test } from 'vitest'
import { isToLabel, likelyLabels } from './arrived-files.ts'

const file = {
	name: 'a',
	content_type: 'image/jpeg',
	message_id: 'm',
	label: null,
	state: 'new',
	created_at: '2026-11-18T10:00:00.000Z',
}

test('what came by mail or WhatsApp waits for a label, unless it is listened to or was looked at', () => {
	expect(isToLabel(file)).toBe(true)
	expect(isToLabel({ ...file, message_id: null })).toBe(false)
	expect(isToLabel({ ...file, label: 'bank' })).toBe(false)
	expect(isToLabel({ ...file, state: 'refused' })).toBe(false)
	expect(isToLabel({ ...file, content_type: 'audio/ogg' })).toBe(false)
})

test('a file is probably what is asked for, or what the photo beside it was', () => {
	const asked = [
		{ document: 'bank', state: 'open' },
		{ document: 'passport', state: 'done' },
	]
	expect(likelyLabels(file, [file], asked)).toEqual(['bank'])
	// The first of two photos has settled the request.
	const first = { ...file, name: 'b', message_id: 'n', label: 'bank' }
	const settled = [{ document: 'bank', state: 'sent' }]
	expect(likelyLabels(file, [file, first], settled)).toEqual(['bank'])
	const yesterday = { ...first, created_at: '2026-11-17T10:00:00.000Z' }
	const letter = { ...first, content_type: 'application/pdf' }
	expect(likelyLabels(file, [file, yesterday, letter], settled)).toEqual([])
})
