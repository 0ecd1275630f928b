/** PDF files: put together by hand, where an attacker's would differ from what a library writes. */
import { deflateSync } from 'node:zlib'

const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const page =
	'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Resources << /Font << /AA 9 0 R >> >> >>'

function fileOf(objects: readonly string[], trailer = ''): Buffer {
	const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
	const end = `trailer\n<< /Root 1 0 R /Size ${objects.length + 1} ${trailer}>>\n%%EOF\n`
	return Buffer.from(`%PDF-1.7\n${body}${end}`, 'latin1')
}

/** With more in its catalogue and more objects, which begin with number 4. */
export function pdfWith(inCatalog: string, ...more: string[]): Buffer {
	return fileOf([catalog.replace(' >>', ` ${inCatalog} >>`), pages, page, ...more])
}

/** The same, with the further objects packed into a stream. */
export function packedPdf({
	objects,
	inCatalog = '',
	filter = '/FlateDecode',
	trailer = '',
	pack = (content: Buffer): Buffer => deflateSync(content),
}: {
	objects: readonly string[]
	inCatalog?: string
	filter?: string
	trailer?: string
	pack?: (content: Buffer) => Buffer
}): Buffer {
	let offset = 0
	const numbers = objects.map((object, at) => {
		const place = `${at + 10} ${offset}`
		offset += object.length + 1
		return place
	})
	const head = `${numbers.join(' ')} `
	const content = pack(Buffer.from(head + objects.join(' '), 'latin1')).toString('latin1')
	const start = catalog.replace(' >>', ` ${inCatalog} >>`)
	const kind = `/Type /ObjStm /N ${objects.length} /First ${head.length}`
	const stream = `<< ${kind} /Length ${content.length}${filter && ` /Filter ${filter}`} >>\nstream\n${content}\nendstream`
	return fileOf([start, pages, page, stream], trailer)
}
