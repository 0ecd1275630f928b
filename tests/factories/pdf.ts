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
	beforeStream = '\n',
	afterStream = '\n',
	moreKeys = '',
	pack = (content: Buffer): Buffer => deflateSync(content),
}: {
	objects: readonly string[]
	inCatalog?: string
	filter?: string
	trailer?: string
	/** What stands between the dictionary and the word `stream`, and between that and the bytes. */
	beforeStream?: string
	afterStream?: string
	moreKeys?: string
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
	const kind = `/Type /ObjStm /N ${objects.length} /First ${head.length}${moreKeys}`
	const stream = `<< ${kind} /Length ${content.length}${filter && ` /Filter ${filter}`} >>${beforeStream}stream${afterStream}${content}\nendstream`
	return fileOf([start, pages, page, stream], trailer)
}

/** A few kilobytes that take seconds to look through, of which `mark` makes different ones. */
export const slowPdf = (mark = 0) => packedPdf({ objects: [`[${mark} ${'1 '.repeat(8_000_000)}]`] })

/** Whole and with a table of contents that every reader follows: catalogue and actions lie in a packed stream behind `gap`. */
export function scriptedPdf(gap: string): Buffer {
	const packed = [
		'<< /Type /Catalog /Pages 2 0 R /Names << /JavaScript << /Names [(a) 3 0 R] >> >> >>',
		'<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
		'<< /S /JavaScript /JS (app.alert\\(1\\)) >>',
		'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] >>',
	]
	let offset = 0
	const head = packed.map((object, at) => {
		const place = `${at + 1} ${offset} `
		offset += object.length + 1
		return place
	})
	const content = deflateSync(Buffer.from(head.join('') + packed.join(' '))).toString('latin1')
	const kind = `/Type /ObjStm /N ${packed.length} /First ${head.join('').length}`
	const before = '%PDF-1.7\n'
	const stream = `5 0 obj\n<< ${kind} /Length ${content.length} /Filter /FlateDecode >>${gap}stream\n${content}\nendstream\nendobj\n`
	const tableAt = before.length + stream.length
	// Type, place and number of each object: free, four in object 5, then the two streams themselves.
	const rows = [
		[0, 0, 0],
		...[0, 1, 2, 3].map((at) => [2, 5, at]),
		[1, before.length, 0],
		[1, tableAt, 0],
	]
	const table = Buffer.from(
		rows.flatMap(([type = 0, a = 0, b = 0]) => [type, a >> 16, (a >> 8) & 255, a & 255, b]),
	)
	const dictionary = `<< /Type /XRef /Size 7 /W [1 3 1] /Root 1 0 R /Length ${table.length} >>`
	const end = `6 0 obj\n${dictionary}\nstream\n${table.toString('latin1')}\nendstream\nendobj\nstartxref\n${tableAt}\n%%EOF\n`
	return Buffer.from(before + stream + end, 'latin1')
}

/** Small, and as much work as a file can be: forty packed streams, each with a thousand objects that all are the same megabyte. */
export function costlyPdf(): Buffer {
	const head = '1 0 '.repeat(1000)
	const content = deflateSync(Buffer.from(`${head}(${'a'.repeat(1024 * 1024)}`)).toString('latin1')
	const kind = `/Type /ObjStm /N 1000 /First ${head.length} /Length ${content.length}`
	const stream = `<< ${kind} /Filter /FlateDecode >>\nstream\n${content}\nendstream`
	return fileOf([catalog, pages, page, ...Array<string>(40).fill(stream)])
}
