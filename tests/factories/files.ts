/** Files as visitors have them, and as attackers make them. */
import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'

export const pdf = (size = 2000) =>
	Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, 'rihla '), Buffer.from('\n%%EOF\n')])

const picture = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#123456' } })

export const png = (width = 40, height = 30) => picture(width, height).png().toBuffer()
export const jpeg = (width = 40, height = 30) => picture(width, height).jpeg().toBuffer()

/** The signature and size of a picture, and a script where its lines should be. */
export const scriptBehindPicture = Buffer.concat([
	Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
	Buffer.from('<script>alert(1)</script><?php system($_GET[0]); ?>'.repeat(20)),
])

type Part = { name: string; content: Buffer; claims?: number }

export function zip(parts: readonly Part[]): Buffer {
	const bodies: Buffer[] = []
	const directory: Buffer[] = []
	let offset = 0
	for (const { name, content, claims } of parts) {
		const packed = deflateRawSync(content)
		const head = Buffer.alloc(30)
		head.writeUInt32LE(0x04034b50, 0)
		head.writeUInt16LE(20, 4)
		head.writeUInt16LE(8, 8)
		head.writeUInt32LE(packed.length, 18)
		head.writeUInt32LE(claims ?? content.length, 22)
		head.writeUInt16LE(name.length, 26)
		const entry = Buffer.alloc(46)
		entry.writeUInt32LE(0x02014b50, 0)
		entry.writeUInt16LE(8, 10)
		entry.writeUInt32LE(packed.length, 20)
		entry.writeUInt32LE(claims ?? content.length, 24)
		entry.writeUInt16LE(name.length, 28)
		entry.writeUInt32LE(offset, 42)
		bodies.push(head, Buffer.from(name), packed)
		directory.push(entry, Buffer.from(name))
		offset += 30 + name.length + packed.length
	}
	const size = Buffer.concat(directory).length
	const end = Buffer.alloc(22)
	end.writeUInt32LE(0x06054b50, 0)
	end.writeUInt16LE(parts.length, 8)
	end.writeUInt16LE(parts.length, 10)
	end.writeUInt32LE(size, 12)
	end.writeUInt32LE(offset, 16)
	return Buffer.concat([...bodies, ...directory, end])
}

const types =
	'<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'

export const docx = (extra: readonly Part[] = []) =>
	zip([
		{ name: '[Content_Types].xml', content: Buffer.from(types) },
		{ name: 'word/document.xml', content: Buffer.from('<w:document/>') },
		...extra,
	])

export function formWith(content: Uint8Array, name: string, field = 'file'): FormData {
	const form = new FormData()
	form.append(field, new File([Uint8Array.from(content)], name))
	return form
}
