import { expect, test } from 'vitest'
import { docx } from '#tests/factories/files.ts'
import {
	compoundFile,
	doc,
	docxWith,
	docxWithFields,
	endlessDoc,
	relations,
} from '#tests/factories/word.ts'
import { checkDoc } from './doc.ts'
import { checkDocx } from './docx.ts'

const template = (target: string) => relations('attachedTemplate', target)
const settingsPart = 'word/_rels/settings.xml.rels'

type Hostile = [string, string, 'doc' | 'docx', () => Buffer]
const hostile: Hostile[] = [
	['macros as .doc', 'macros', 'doc', () => doc({ extra: [{ name: 'Macros' }, { name: 'VBA' }] })],
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
		() => docxWith(settingsPart, Buffer.from(`\ufeff${template('http://x.example/t')}`, 'utf16le')),
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
]

test.each(hostile)('%s: %s', async (_what, refusal, extension, make) => {
	expect(await (extension === 'doc' ? checkDoc : checkDocx)(make())).toBe(refusal)
})
