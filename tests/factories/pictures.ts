/** Pictures that are small as files and large once they are decoded, or claim to be. */
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

function pngChunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type), data])
	const chunk = Buffer.alloc(body.length + 8)
	chunk.writeUInt32BE(data.length, 0)
	body.copy(chunk, 4)
	chunk.writeUInt32BE(crc32(body), body.length + 4)
	return chunk
}

/** One shade of grey. */
export function flatPng(width: number, height: number): Buffer {
	const head = Buffer.alloc(13)
	head.writeUInt32BE(width, 0)
	head.writeUInt32BE(height, 4)
	head.writeUInt8(8, 8)
	return Buffer.concat([
		Buffer.from('89504e470d0a1a0a', 'hex'),
		pngChunk('IHDR', head),
		pngChunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
		pngChunk('IEND', Buffer.alloc(0)),
	])
}

/** Says that it is so large, and holds the lines of a small one. */
export async function jpegClaiming(width: number, height: number): Promise<Buffer> {
	const create = { width: 64, height: 64, channels: 3 as const, background: '#2a6f6a' }
	const bytes = await sharp({ create }).jpeg().toBuffer()
	const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'))
	bytes.writeUInt16BE(height, frame + 5)
	bytes.writeUInt16BE(width, frame + 7)
	return bytes
}

/** One colour without loss: its pixels take no bytes at all. */
export function flatWebp(width: number, height: number): Buffer {
	const bits: number[] = []
	const write = (value: number, count: number) => {
		for (let at = 0; at < count; at += 1) bits.push((value >> at) & 1)
	}
	write(0x2f, 8)
	write(width - 1, 14)
	write(height - 1, 14)
	// No transparency, version 0; no transformation, no cache of colours, one group of codes.
	write(0, 4)
	write(0, 3)
	// Green, red, blue and transparency have one value each.
	for (const value of [0x6f, 0x2a, 0x6a, 0xff]) {
		write(0b101, 3)
		write(value, 8)
	}
	write(0b001, 3)
	write(0, 1)
	const data = Buffer.alloc(Math.ceil(bits.length / 8) + 8)
	for (const [at, bit] of bits.entries())
		data.writeUInt8(data.readUInt8(at >> 3) | (bit << (at & 7)), at >> 3)
	const size = (bytes: number) => {
		const field = Buffer.alloc(4)
		field.writeUInt32LE(bytes, 0)
		return field
	}
	const even = data.length % 2 === 0 ? data : Buffer.concat([data, Buffer.alloc(1)])
	const body = Buffer.concat([Buffer.from('WEBPVP8L'), size(data.length), even])
	return Buffer.concat([Buffer.from('RIFF'), size(body.length), body])
}

/** As many pictures one after the other, each of this size. */
export async function animatedWebp(width: number, height: number, pictures: number) {
	const each = Array.from({ length: pictures }, (_, at) => {
		const background = { r: at, g: 90, b: 90 }
		return sharp({ create: { width, height, channels: 3, background } })
			.png()
			.toBuffer()
	})
	return sharp(await Promise.all(each), { join: { animated: true } })
		.webp()
		.toBuffer()
}
