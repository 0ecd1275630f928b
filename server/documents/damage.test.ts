import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentRefusals } from '#domain/forms/document.ts'
import type { DocumentExtension } from '#domain/forms/document-kinds.ts'
import { packedPdf } from '#tests/factories/pdf.ts'
import { doc, docxWith, relations } from '#tests/factories/word.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { checkFile } from './check-file.ts'

test('any damage is answered, and in time', async () => {
	const path = join(temporaryFolder(), 'file')
	const files: [DocumentExtension, Buffer][] = [
		['doc', doc({ template: 'http://x.example/t.dot' })],
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
