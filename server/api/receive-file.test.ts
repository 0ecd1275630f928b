import { expect, test } from 'vitest'
import { openDocumentApi } from '#tests/services/document-api.ts'

const part = (head: string, body: string) =>
	`--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`
const file = part('name="file"; filename="شهادة.pdf"', '%PDF-1.7\nrihla\n%%EOF\n')
const fields = (count: number) =>
	Array.from({ length: count }, (_, at) => part(`name="f${at}"`, 'value')).join('')
const end = '--x--\r\n'

test.each([
	['the file alone', file + end, 201],
	['a few fields before it', fields(5) + file + end, 201],
	['text after the end', `${file}${end}${'more '.repeat(1000)}`, 201],
	['a second file, which is left out', file + file + end, 201],
	['more parts than a form has', fields(20) + file + end, 422],
	['no part at all', end, 422],
	['nothing', '', 422],
	['no multipart', 'a line\r\n'.repeat(1000), 422],
	['a file under another name', file.replace('"file"', '"other"') + end, 422],
])('a body with %s is answered', async (_, body, status) => {
	const { api } = await openDocumentApi()
	const response = await api.request('/application-documents', {
		method: 'POST',
		headers: { 'content-type': 'multipart/form-data; boundary=x' },
		body,
	})
	expect(response.status).toBe(status)
})
