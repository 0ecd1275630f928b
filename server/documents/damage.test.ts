import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentRefusals } from '#domain/forms/document.ts'
import type { FileExtension } from '#domain/forms/document-kinds.ts'
import { packedPdf, scriptedPdf } from '#tests/factories/pdf.ts'
import { doc, docxWith, docxWithFields, relations } from '#tests/factories/word.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { checkFile } from './check-file.ts'
import { checkDocx } from './docx.ts'
import { checkPdf } from './pdf.ts'

test('any damage is answered, and in time', async () => {
	const path = join(temporaryFolder(), 'file')
	const files: [FileExtension, Buffer][] = [
		['doc', doc({ template: 'http://x.example/t.dot' })],
		['doc', doc({ pieces: ['\x13 DDE', 'AUTO c:\\a \x15'] })],
		['docx', docxWithFields('{ IF { D|DE a } = 1 }')],
		[
			'docx',
			docxWith('word/_rels/settings.xml.rels', relations('attachedTemplate', 'http://x.example/t')),
		],
		['pdf', packedPdf({ objects: ['<< /S /JavaScript /JS (x) >>', '<< /A [1 2 (3)] >>'] })],
	]
	const damage = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 20 })
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...files), damage, async ([extension, file], changes) => {
			const damaged = Buffer.from(file)
			for (const [at, byte] of changes) damaged[at % damaged.length] = byte
			writeFileSync(path, damaged)
			const refusal = await checkFile(path, extension)
			expect(refusal === null || documentRefusals.includes(refusal)).toBe(true)
		}),
		{ numRuns: 300 },
	)
})

test('a script is found behind any gap that readers pass over', () => {
	const blank = fc.constantFrom(' ', '\t', '\n', '\r', '\f', '\0')
	const remark = fc.stringMatching(/^[ -~]{0,300}$/).map((text) => `%${text}\n`)
	const gap = fc.array(fc.oneof(blank, remark), { minLength: 1, maxLength: 200 })
	fc.assert(
		fc.property(gap, (pieces) => {
			expect(checkPdf(scriptedPdf(pieces.join('')))).toBe('pdf_script')
		}),
	)
})

test('a field is found in any pieces, letters and nesting', async () => {
	const kind = fc.constantFrom('DDE', 'ddeAuto', 'IncludePicture', 'INCLUDETEXT', 'link')
	const around = fc.constantFrom('*', '{ IF * = 1 }', '{ PAGE }{ QUOTE "{ REF a }" * }')
	const cuts = fc.array(fc.nat(15), { maxLength: 6 })
	await fc.assert(
		fc.asyncProperty(kind, cuts, around, async (name, at, text) => {
			const letters = [...name].map((letter, index) => (at.includes(index) ? `${letter}|` : letter))
			const field = `{ ${letters.join('')} a b }`
			expect(await checkDocx(docxWithFields(text.replace('*', field)))).toBe('active_field')
		}),
	)
})
