import { expect, test } from 'vitest'
import { packedPdf, pdfWith } from '#tests/factories/pdf.ts'
import { checkPdf } from './pdf.ts'

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const unpacked = (objects: string[]) => packedPdf({ objects })

/** As libraries write it: named in the catalogue, and packed. */
const withNamedScript = () =>
	packedPdf({
		inCatalog: '/Names 11 0 R',
		objects: [script, '<< /JavaScript << /Names [ <FEFF006D00610069006E> 10 0 R ] >> >>'],
	})

const withNamedFile = () =>
	packedPdf({
		inCatalog: '/Names 11 0 R',
		objects: [
			'<< /Type /Filespec /F (setup.exe) /UF <FEFF> /EF << /F 20 0 R >> >>',
			'<< /EmbeddedFiles << /Names [ <FEFF0073> 10 0 R ] >> >>',
		],
	})

type Hostile = [string, string, () => Uint8Array | Promise<Uint8Array>]
const hostile: Hostile[] = [
	['a script as libraries write it', 'pdf_script', withNamedScript],
	['a script on opening', 'pdf_script', () => pdfWith(`/OpenAction ${script}`)],
	['a script elsewhere', 'pdf_script', () => pdfWith('/OpenAction 4 0 R', script)],
	['a packed script', 'pdf_script', () => unpacked(['<< /A 1 >>', script])],
	[
		'a script spelled with numbers',
		'pdf_script',
		() => pdfWith('', '<< /#53 /J#61vaScript /JS (x) >>'),
	],
	[
		'a script whose kind stands elsewhere',
		'pdf_script',
		() => pdfWith('', '<< /S 5 0 R /JS (x) >>', '/JavaScript'),
	],
	[
		'a script behind a string that never ends',
		'pdf_script',
		() => pdfWith('', '(never ends', script),
	],
	[
		'a script in a stream that does not say its kind',
		'pdf_script',
		() => Buffer.from(unpacked([script]).toString('latin1').replace('/Type /ObjStm', ''), 'latin1'),
	],
	...[
		['blanks', ' '.repeat(120)],
		['a remark', `%${'x'.repeat(150)}\n`],
		['thousands of remarks', '%x\r\0\t'.repeat(5000)],
	].map(
		([what, gap = '']): Hostile => [
			`a script packed behind ${what}`,
			'pdf_script',
			() => packedPdf({ objects: [script], beforeStream: gap }),
		],
	),
	[
		'a program to start, packed behind a remark',
		'pdf_launch',
		() => packedPdf({ objects: ['<< /S /L#61unch >>'], beforeStream: `%${'x'.repeat(150)}\n` }),
	],
	[
		'a file, packed behind a remark',
		'embedded_file',
		() =>
			packedPdf({
				objects: ['[ << /Type /EmbeddedFile >> ]'],
				beforeStream: `%${'x'.repeat(150)}\n`,
			}),
	],
	[
		'a script in an update of the file',
		'pdf_script',
		() =>
			Buffer.concat([pdfWith(''), packedPdf({ objects: [script], beforeStream: ' '.repeat(300) })]),
	],
	[
		'a script behind a single bracket, which ends no dictionary',
		'pdf_script',
		() => pdfWith('', '<< /Type /Action > /S /JavaScript /JS (x) >>'),
	],
	['an array closed as a dictionary', 'pdf_unclear', () => pdfWith('', '<< /A [ >> /S 5 0 R ] >>')],
	[
		'a packed part without its bytes',
		'pdf_unclear',
		() => pdfWith('', '<< /Type /Obj#53tm /N 1 /First 5 >> (gap) stream'),
	],
	[
		'bytes that begin on the same line',
		'pdf_unclear',
		() => packedPdf({ objects: [script], afterStream: ' x\n' }),
	],
	[
		'a packed part that says twice where it begins',
		'pdf_unclear',
		() => packedPdf({ objects: [script], moreKeys: ' /First 7' }),
	],
	[
		'a list of packed objects that goes on where the first begins',
		'pdf_unclear',
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
		() => packedPdf({ objects: ['<< /A 1 >>'], moreKeys: ' /DecodeParms 9 0 R' }),
	],
	[
		'two ways of packing at once',
		'locked',
		() => packedPdf({ objects: ['<< /A 1 >>'], moreKeys: ' /Filter /ASCIIHexDecode' }),
	],
	['actions of a page', 'pdf_script', () => pdfWith('', '<< /Type /Page /AA << /O 9 0 R >> >>')],
	['actions of the file', 'pdf_script', () => pdfWith('/AA << /WC 9 0 R >>')],
	[
		'a website on opening',
		'pdf_script',
		() => pdfWith('/OpenAction 4 0 R', '<< /S /URI /URI (http://x.example) >>'),
	],
	['an XFA form', 'pdf_script', () => pdfWith('/AcroForm << /XFA 5 0 R >>')],
	['a program to start', 'pdf_launch', () => pdfWith('', '<< /S /Launch /F (cmd.exe) >>')],
	['a packed program to start', 'pdf_launch', () => unpacked(['<< /S /Launch >>'])],
	['a file as libraries write it', 'embedded_file', withNamedFile],
	[
		'a file inside',
		'embedded_file',
		() => pdfWith('/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >>'),
	],
	[
		'a file inside without a name',
		'embedded_file',
		() => pdfWith('', '<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>'),
	],
	[
		'packed objects in a protected file',
		'locked',
		() => packedPdf({ objects: [script], trailer: '/Encrypt 9 0 R ' }),
	],
	[
		'packed in a way nobody uses',
		'locked',
		() => packedPdf({ objects: [script], filter: '[/ASCIIHexDecode /FlateDecode]' }),
	],
	['packed and broken', 'damaged', () => packedPdf({ objects: [script], pack: (c) => c })],
	[
		'a packed stream that unpacks to 40 MB',
		'too_complex',
		() => unpacked([`<< >> ${' '.repeat(40_000_000)}`]),
	],
	[
		'objects that lie over each other',
		'too_complex',
		() => Buffer.from(`%PDF-1.7\n${'1 0 obj('.repeat(100_000)}`),
	],
	['a deep object', 'too_complex', () => pdfWith('', '['.repeat(100_000))],
]

test.each(hostile)('%s: %s', async (_what, refusal, make) => {
	expect(checkPdf(Buffer.from(await make()))).toBe(refusal)
})
