/** What another reader of PDF files finds in a file must be found here too. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { scriptedPdf } from '#tests/factories/pdf.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { checkPdf } from './pdf.ts'

function hasPoppler(): boolean {
	try {
		execFileSync('pdfinfo', ['-v'], { stdio: 'ignore' })
		return true
	} catch {
		console.warn('NOT TESTED: PDF files as Poppler reads them (poppler-utils is not installed)')
		return false
	}
}

describe.runIf(hasPoppler())('scripts that Poppler finds', () => {
	test.each([
		['nothing between', '\n'],
		['blanks', ' '.repeat(120)],
		['a remark', `%${'x'.repeat(150)}\n`],
		['zeros and tabs', '\0\t\f'.repeat(2000)],
		['remarks without end', '%stream\r'.repeat(3000)],
		['a second line', ' \r\n \r\n'],
	])('%s before the packed stream', (_what, gap) => {
		const path = join(temporaryFolder(), 'a.pdf')
		const file = scriptedPdf(gap)
		writeFileSync(path, file)
		expect(execFileSync('pdfinfo', ['-js', path], { encoding: 'utf8' })).toContain('app.alert')
		expect(checkPdf(file)).toBe('pdf_script')
	})
})
