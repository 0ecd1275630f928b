import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import type { FileExtension } from '#domain/forms/document-kinds.ts'
import { docx, jpeg } from '#tests/factories/files.ts'
import { packedPdf, pdfWith } from '#tests/factories/pdf.ts'
import { doc, docxWith, docxWithFields, relations } from '#tests/factories/word.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { shippedSnapshot } from '#tests/services/snapshot.ts'
import { readPaperContent } from '../papers/content.ts'
import { visaChecklist } from '../papers/data/visa-checklist.ts'
import { createPrinter } from '../papers/printer.ts'
import { checkFile } from './check-file.ts'

// The first paper takes seconds of processor, and other tests run beside it.
vi.setConfig({ testTimeout: 120_000 })

async function check(extension: FileExtension, content: Uint8Array) {
	const path = join(temporaryFolder(), 'file')
	writeFileSync(path, content)
	return checkFile(path, extension)
}

const template = (target: string) => relations('attachedTemplate', target)
const settingsPart = 'word/_rels/settings.xml.rels'

/** A form to fill in, and words in strings and on the page that would be dangerous as names. */
const formParts = [
	'<< /FT /Tx /T (name) /Subtype /Widget /Rect [0 0 90 20] /DA (/Helv 12 Tf) >>',
	'<< /Title (HTML/JavaScript \\(and /Launch\\) in a title) /Author <FEFF0053> >>',
]
const pageText = 'BT /Helv 12 Tf (Skills: HTML/CSS/JavaScript, /JS, /AA) Tj ET'
const pageContent = `<< /Length ${pageText.length} >>\nstream\n${pageText}\nendstream`

/** A long file of many objects, fonts and pictures, as a typesetter writes it: one of our own papers. */
async function typeset(): Promise<Uint8Array> {
	const printer = createPrinter()
	const content = await readPaperContent(shippedSnapshot, 'ar')
	const data = JSON.stringify(visaChecklist(content))
	return (await printer.print('visa-checklist', data, 'test')).bytes
}

describe('what people send passes', () => {
	const innocent: [string, FileExtension, () => Uint8Array | Promise<Uint8Array>][] = [
		['a PDF of a typesetter', 'pdf', typeset],
		[
			'a PDF with a form, packed',
			'pdf',
			() => packedPdf({ inCatalog: '/AcroForm << /Fields [10 0 R] >>', objects: formParts }),
		],
		[
			'a PDF with a form, plain',
			'pdf',
			() => pdfWith('/AcroForm << /Fields [4 0 R] >>', ...formParts, pageContent),
		],
		['a PDF that opens at a page', 'pdf', () => pdfWith('/OpenAction [3 0 R /XYZ 0 0 1]')],
		[
			'a PDF of LaTeX, which opens at a page by an action',
			'pdf',
			() => pdfWith('/OpenAction 4 0 R', '<< /S /GoTo /D [3 0 R /Fit] >>'),
		],
		[
			'a PDF with a link to a website',
			'pdf',
			() =>
				pdfWith('', '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://um.edu.my) >> >>'),
		],
		[
			'a PDF with resources called AA and JS',
			'pdf',
			() => pdfWith('', '<< /JS 5 0 R /AA 6 0 R >>'),
		],
		['a protected PDF of the old kind', 'pdf', () => pdfWith('', '<< /Encrypt 9 0 R >>')],
		['a letter as .doc', 'doc', () => doc()],
		[
			'a .doc with a template on its own drive',
			'doc',
			() => doc({ template: 'C:\\Users\\Sara\\Templates\\cv.dot' }),
		],
		['a letter as .docx', 'docx', () => docx()],
		[
			'a .docx with a template on its own drive',
			'docx',
			() => docxWith(settingsPart, template('file:///C:\\Users\\Sara\\cv.dotx')),
		],
		[
			'a .docx with links',
			'docx',
			() => docxWith('word/_rels/document.xml.rels', relations('hyperlink', 'https://um.edu.my')),
		],
		[
			'a .docx with page numbers, a sum and a table of contents',
			'docx',
			() =>
				docxWithFields(
					'{ PAGE }{ ={ NUM|PAGES }-1 }{ IF { PAGE } = 1 "Link" "DDE" }{ TOC { HYPERLINK } }',
				),
		],
		[
			'a .doc with page numbers and links',
			'doc',
			() =>
				doc({
					pieces: [
						'Dear DDE, \x13 PA',
						'GE \x141\x15 and \x13 HYPERLINK "https://um.edu.my" \x14here\x15',
					],
				}),
		],
		[
			'a PDF with a table of contents',
			'pdf',
			() => pdfWith('/Outlines << /First 5 0 R /Count 1 >>', '<< /First 5 0 R >>'),
		],
		[
			'a PDF whose packed part follows a remark',
			'pdf',
			() => packedPdf({ objects: ['<< /A 1 >>'], beforeStream: `\n%${'x'.repeat(500)}\n` }),
		],
		['a photo', 'jpg', () => jpeg(4000, 3000)],
		[
			'a photo as messengers send it, in several passes',
			'jpg',
			async () =>
				sharp(await jpeg(2000, 1500))
					.jpeg({ progressive: true })
					.toBuffer(),
		],
	]
	test.each(innocent)('%s', async (_what, extension, make) => {
		expect(await check(extension, await make())).toBeNull()
	})
})

test('a large picture in several passes is refused', async () => {
	const picture = sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#fff' } })
	expect(await check('png', await picture.png({ progressive: true }).toBuffer())).toBe(
		'too_complex',
	)
})
