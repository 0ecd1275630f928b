/** Headers as people read them: encoded words (RFC 2047) and the bare bytes that old programs write, both in whichever charset they really are. */
import { decodeText } from './charset.ts'

const word = /=\?([^?*\s]{1,40})(?:\*[^?\s]*)?\?([bq])\?([^?\s]*)\?=/gi
/** Words that follow each other are one text: a letter's bytes may lie in two of them. */
const run = /=\?[^?\s]+\?[bq]\?[^?\s]*\?=(?:\s*=\?[^?\s]+\?[bq]\?[^?\s]*\?=)*/gi

function bytesOf(encoding: string, text: string): Buffer {
	if (encoding.toLowerCase() === 'b') return Buffer.from(text, 'base64')
	const binary = text
		.replaceAll('_', ' ')
		.replaceAll(/=([0-9a-f]{2})/gi, (_, hex: string) =>
			String.fromCharCode(Number.parseInt(hex, 16)),
		)
	return Buffer.from(binary, 'latin1')
}

function decodeRun(words: string): string {
	const parts: { charset: string; bytes: Buffer }[] = []
	for (const [, charset = '', encoding = '', text = ''] of words.matchAll(word)) {
		const bytes = bytesOf(encoding, text)
		const last = parts.at(-1)
		if (last?.charset === charset.toLowerCase()) last.bytes = Buffer.concat([last.bytes, bytes])
		else parts.push({ charset: charset.toLowerCase(), bytes })
	}
	return parts.map(({ charset, bytes }) => decodeText(bytes, charset)).join('')
}

/** `value` has one character for each byte. */
export function headerText(value: string): string {
	const plain = /[\u0080-\u00ff]/.test(value) ? decodeText(Buffer.from(value, 'latin1')) : value
	return plain.replaceAll(run, decodeRun).trim()
}
