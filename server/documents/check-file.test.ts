import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { DocumentExtension } from '#domain/forms/document-kinds.ts'
import { docx, jpeg, png } from '#tests/factories/files.ts'
import { packedPdf, pdfWith } from '#tests/factories/pdf.ts'
import {
	compoundFile,
	doc,
	docxWith,
	docxWithFields,
	endlessDoc,
	relations,
} from '#tests/factories/word.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { checkFile } from './check-file.ts'

async function check(extension: DocumentExtension, content: Uint8Array) {
	const path = join(temporaryFolder(), 'file')
	writeFileSync(path, content)
	return checkFile(path, extension)
}

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const template = (target: string) => relations('attachedTemplate', target)
const settingsPart = 'word/_rels/settings.xml.rels'

async function writtenByLibrary(useObjectStreams: boolean): Promise<Uint8Array> {
	const file = await PDFDocument.create()
	file.setTitle('HTML/JavaScript (and /Launch) in a title')
	const font = await file.embedFont(StandardFonts.Helvetica)
	const page = file.addPage([400, 400])
	page.drawText('Skills: HTML/CSS/JavaScript, /JS, /AA', { font })
	page.drawImage(await file.embedPng(await png(200, 200)))
	file.getForm().createTextField('name').addToPage(page)
	return file.save({ useObjectStreams })
}

async function libraryWithAttachment(): Promise<Uint8Array> {
	const file = await PDFDocument.create()
	file.addPage()
	await file.attach(Buffer.from('MZ'), 'setup.exe')
	return file.save()
}

async function libraryWithScript(): Promise<Uint8Array> {
	const file = await PDFDocument.create()
	file.addPage()
	file.addJavaScript('main', 'app.alert(1)')
	return file.save()
}

describe('what people send passes', () => {
	const innocent: [string, DocumentExtension, () => Uint8Array | Promise<Uint8Array>][] = [
		[
			'a PDF of a browser',
			'pdf',
			() => readFileSync(join(import.meta.dirname, '../../public/downloads/visa-checklist-ar.pdf')),
		],
		['a PDF with a form, packed', 'pdf', () => writtenByLibrary(true)],
		['a PDF with a form, plain', 'pdf', () => writtenByLibrary(false)],
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

describe('what acts by itself or carries something is refused', () => {
	const unpacked = (objects: string[]) => packedPdf({ objects })
	type Hostile = [string, string, DocumentExtension, () => Uint8Array | Promise<Uint8Array>]
	const hostile: Hostile[] = [
		['a script of a library', 'pdf_script', 'pdf', libraryWithScript],
		['a script on opening', 'pdf_script', 'pdf', () => pdfWith(`/OpenAction ${script}`)],
		['a script elsewhere', 'pdf_script', 'pdf', () => pdfWith('/OpenAction 4 0 R', script)],
		['a packed script', 'pdf_script', 'pdf', () => unpacked(['<< /A 1 >>', script])],
		[
			'a script spelled with numbers',
			'pdf_script',
			'pdf',
			() => pdfWith('', '<< /#53 /J#61vaScript /JS (x) >>'),
		],
		[
			'a script whose kind stands elsewhere',
			'pdf_script',
			'pdf',
			() => pdfWith('', '<< /S 5 0 R /JS (x) >>', '/JavaScript'),
		],
		[
			'a script behind a string that never ends',
			'pdf_script',
			'pdf',
			() => pdfWith('', '(never ends', script),
		],
		[
			'a script in a stream that does not say its kind',
			'pdf_script',
			'pdf',
			() =>
				Buffer.from(unpacked([script]).toString('latin1').replace('/Type /ObjStm', ''), 'latin1'),
		],
		...[
			['blanks', ' '.repeat(120)],
			['a remark', `%${'x'.repeat(150)}\n`],
			['thousands of remarks', '%x\r\0\t'.repeat(5000)],
		].map(
			([what, gap = '']): Hostile => [
				`a script packed behind ${what}`,
				'pdf_script',
				'pdf',
				() => packedPdf({ objects: [script], beforeStream: gap }),
			],
		),
		[
			'a program to start, packed behind a remark',
			'pdf_launch',
			'pdf',
			() => packedPdf({ objects: ['<< /S /L#61unch >>'], beforeStream: `%${'x'.repeat(150)}\n` }),
		],
		[
			'a file, packed behind a remark',
			'embedded_file',
			'pdf',
			() =>
				packedPdf({
					objects: ['[ << /Type /EmbeddedFile >> ]'],
					beforeStream: `%${'x'.repeat(150)}\n`,
				}),
		],
		[
			'a script in an update of the file',
			'pdf_script',
			'pdf',
			() =>
				Buffer.concat([
					pdfWith(''),
					packedPdf({ objects: [script], beforeStream: ' '.repeat(300) }),
				]),
		],
		[
			'a script behind a single bracket, which ends no dictionary',
			'pdf_script',
			'pdf',
			() => pdfWith('', '<< /Type /Action > /S /JavaScript /JS (x) >>'),
		],
		[
			'an array closed as a dictionary',
			'pdf_unclear',
			'pdf',
			() => pdfWith('', '<< /A [ >> /S 5 0 R ] >>'),
		],
		[
			'a packed part without its bytes',
			'pdf_unclear',
			'pdf',
			() => pdfWith('', '<< /Type /Obj#53tm /N 1 /First 5 >> (gap) stream'),
		],
		[
			'bytes that begin on the same line',
			'pdf_unclear',
			'pdf',
			() => packedPdf({ objects: [script], afterStream: ' x\n' }),
		],
		[
			'a packed part that says twice where it begins',
			'pdf_unclear',
			'pdf',
			() => packedPdf({ objects: [script], moreKeys: ' /First 7' }),
		],
		[
			'a list of packed objects that goes on where the first begins',
			'pdf_unclear',
			'pdf',
			() =>
				Buffer.from(
					packedPdf({ objects: ['<< /A 1 >>'] })
						.toString('latin1')
						.replace(/\/First \d+/, '/First 2'),
					'latin1',
				),
		],
		[
			'bytes that are mended after unpacking by rules elsewhere',
			'locked',
			'pdf',
			() => packedPdf({ objects: ['<< /A 1 >>'], moreKeys: ' /DecodeParms 9 0 R' }),
		],
		[
			'two ways of packing at once',
			'locked',
			'pdf',
			() => packedPdf({ objects: ['<< /A 1 >>'], moreKeys: ' /Filter /ASCIIHexDecode' }),
		],
		[
			'actions of a page',
			'pdf_script',
			'pdf',
			() => pdfWith('', '<< /Type /Page /AA << /O 9 0 R >> >>'),
		],
		['actions of the file', 'pdf_script', 'pdf', () => pdfWith('/AA << /WC 9 0 R >>')],
		[
			'a website on opening',
			'pdf_script',
			'pdf',
			() => pdfWith('/OpenAction 4 0 R', '<< /S /URI /URI (http://x.example) >>'),
		],
		['an XFA form', 'pdf_script', 'pdf', () => pdfWith('/AcroForm << /XFA 5 0 R >>')],
		['a program to start', 'pdf_launch', 'pdf', () => pdfWith('', '<< /S /Launch /F (cmd.exe) >>')],
		['a packed program to start', 'pdf_launch', 'pdf', () => unpacked(['<< /S /Launch >>'])],
		['a file of a library', 'embedded_file', 'pdf', libraryWithAttachment],
		[
			'a file inside',
			'embedded_file',
			'pdf',
			() => pdfWith('/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >>'),
		],
		[
			'a file inside without a name',
			'embedded_file',
			'pdf',
			() => pdfWith('', '<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>'),
		],
		[
			'packed objects in a protected file',
			'locked',
			'pdf',
			() => packedPdf({ objects: [script], trailer: '/Encrypt 9 0 R ' }),
		],
		[
			'packed in a way nobody uses',
			'locked',
			'pdf',
			() => packedPdf({ objects: [script], filter: '[/ASCIIHexDecode /FlateDecode]' }),
		],
		['packed and broken', 'damaged', 'pdf', () => packedPdf({ objects: [script], pack: (c) => c })],
		[
			'a packed stream that unpacks to 40 MB',
			'too_complex',
			'pdf',
			() => unpacked([`<< >> ${' '.repeat(40_000_000)}`]),
		],
		[
			'objects that lie over each other',
			'too_complex',
			'pdf',
			() => Buffer.from(`%PDF-1.7\n${'1 0 obj('.repeat(100_000)}`),
		],
		['a deep object', 'too_complex', 'pdf', () => pdfWith('', '['.repeat(100_000))],
		[
			'macros as .doc',
			'macros',
			'doc',
			() => doc({ extra: [{ name: 'Macros' }, { name: 'VBA' }] }),
		],
		[
			'an object as .doc',
			'embedded_object',
			'doc',
			() => doc({ extra: [{ name: '_1700000000' }, { name: '\u0001Ole10Native' }] }),
		],
		[
			'a template on the Internet as .doc',
			'remote_template',
			'doc',
			() => doc({ template: 'http://x.example/t.dot' }),
		],
		[
			'a template on another machine as .doc',
			'remote_template',
			'doc',
			() => doc({ template: '\\\\10.0.0.1\\share\\t.dot' }),
		],
		['a chain that meets itself', 'damaged', 'doc', endlessDoc],
		[
			'no text',
			'damaged',
			'doc',
			() => compoundFile({ name: 'Workbook', content: Buffer.from('x') }),
		],
		['macros as .docx', 'macros', 'docx', () => docxWith('word/vbaProject.bin', 'x')],
		[
			'macros under another name',
			'macros',
			'docx',
			() => docxWith('word/_rels/document.xml.rels', relations('vbaProject', 'x.dat', 'Internal')),
		],
		[
			'an object as .docx',
			'embedded_object',
			'docx',
			() => docxWith('word/embeddings/oleObject1.bin', 'x'),
		],
		[
			'an object under another name',
			'embedded_object',
			'docx',
			() => docxWith('word/_rels/document.xml.rels', relations('oleObject', 'x.dat', 'Internal')),
		],
		[
			'a template on the Internet',
			'remote_template',
			'docx',
			() => docxWith(settingsPart, template('https://x.example/t.dotm')),
		],
		[
			'a template on another machine',
			'remote_template',
			'docx',
			() => docxWith(settingsPart, template('file://10.0.0.1/share/t.dotm')),
		],
		[
			'a template spelled with numbers',
			'remote_template',
			'docx',
			() => docxWith(settingsPart, template('&#104;ttps://x.example/t.dotm')),
		],
		[
			'a template in another encoding',
			'remote_template',
			'docx',
			() =>
				docxWith(settingsPart, Buffer.from(`\ufeff${template('http://x.example/t')}`, 'utf16le')),
		],
		[
			'a template behind a bracket',
			'remote_template',
			'docx',
			() => docxWith(settingsPart, template('http://x/t').replace('rId1', 'a>')),
		],
		...[
			'https://x.example/a.png',
			'file://10.0.0.1/share/a.png',
			'\\\\10.0.0.1\\a.png',
			'file:///C:/a.png',
		].map(
			(target): Hostile => [
				`a picture at ${target}`,
				'external_content',
				'docx',
				() => docxWith('word/_rels/document.xml.rels', relations('image', target)),
			],
		),
		[
			'a picture outside that does not say so',
			'external_content',
			'docx',
			() =>
				docxWith(
					'word/_rels/header1.xml.rels',
					relations('image', 'http://x.example/a.png', 'Internal'),
				),
		],
		[
			'a picture that calls its address a link',
			'external_content',
			'docx',
			() =>
				docx([
					{
						name: 'word/_rels/h.xml.rels',
						content: Buffer.from(relations('hyperlink', 'http://x.example/a.png')),
					},
					{ name: 'word/h.xml', content: Buffer.from('<w:hdr><a:blip r:link="rId1"/></w:hdr>') },
				]),
		],
		[
			'a drawing with an address in the text',
			'external_content',
			'docx',
			() => docxWith('word/h.xml', '<w:hdr><v:imagedata src="\\\\10.0.0.1\\a.png"/></w:hdr>'),
		],
		[
			'names of a letter to many, from elsewhere',
			'external_content',
			'docx',
			() =>
				docxWith(
					'word/settings.xml',
					'<w:settings><w:mailMerge><w:connectString w:val="x"/></w:mailMerge></w:settings>',
				),
		],
		...[
			'{ DDEAUTO c:\\windows\\system32\\cmd.exe "/k calc" }',
			'{ dde excel a b }',
			'{ D|D|EAU|TO c:\\a }',
			`{ ${' '.repeat(500)}DDE a }`,
			'{ IF { DDE a b } = 1 }',
			'{ D{ QUOTE 68 }E a b }',
			'{ INCLUDEPICTURE "http://x.example/a.png" }',
			'{ IncludeText "\\\\10.0.0.1\\a" }',
			'{ LINK Excel.Sheet a }',
			'DDE a b',
		].map(
			(text): Hostile => [
				`the field ${text.replace(/ {9,}/, ' … ')}`,
				'active_field',
				'docx',
				() => docxWithFields(text),
			],
		),
		...[
			'<w:fldSimple w:instr=" &#68;DE a b "/>',
			'<x:fldChar x:fldCharType="begin"/><x:instrText>DD<!-- </x:instrText> --><?a </x:instrText>?>E a</x:instrText>',
			'<w:fldChar w:fldCharType="begin"/><w:instrText><![CDATA[DDE]]> a</w:instrText>',
			'<w:p w:rsid="a>b"><w:fldChar w:fldCharType="begin"/><w:instrText >DDE a</w:instrText></w:p>',
		].map(
			(xml): Hostile => [
				`a field as ${xml}`,
				'active_field',
				'docx',
				() => docxWith('word/any.dat', Buffer.from(`\ufeff<w:hdr>${xml}</w:hdr>`, 'utf16le')),
			],
		),
		[
			'text in an encoding of its own',
			'damaged',
			'docx',
			() => docxWith('word/h.xml', '<?xml version="1.0" encoding="utf-7"?><a/>'),
		],
		['text whose end is missing', 'damaged', 'docx', () => docxWith('word/h.xml', '<a><!-- ')],
		[
			'13 MB of text in one part',
			'too_complex',
			'docx',
			() => docxWith('word/h.xml', `<a>${' '.repeat(13e6)}</a>`),
		],
		[
			'a field as .doc',
			'active_field',
			'doc',
			() => doc({ pieces: ['Dear \x13 DDEAUTO c:\\a \x14x\x15'] }),
		],
		[
			'a field in two pieces as .doc',
			'active_field',
			'doc',
			() => doc({ pieces: ['Dear \x13 DDE', 'AUTO c:\\a \x14x\x15'] }),
		],
		[
			'a field as .doc without a list of pieces',
			'active_field',
			'doc',
			() =>
				compoundFile({
					name: 'WordDocument',
					content: Buffer.from('Dear \x13 includepicture "http://x.example" \x15'),
				}),
		],
		['two parts with one name', 'damaged', 'docx', () => docxWith('WORD/document.xml', 'x')],
		[
			'a large picture in several passes',
			'too_complex',
			'png',
			() =>
				sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#fff' } })
					.png({ progressive: true })
					.toBuffer(),
		],
	]
	test.each(hostile)('%s: %s', async (_what, refusal, extension, make) => {
		expect(await check(extension, await make())).toBe(refusal)
	})
})
