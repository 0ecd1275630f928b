/** Reads a finished pack as Firefox does, before anybody is offered it. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
// Read here as well, so that a build has it in the same file: pdf.js would look for it beside itself.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'

export async function countPages(bytes: Uint8Array): Promise<number> {
	// It takes the bytes away: it gets its own.
	const loading = getDocument({ data: bytes.slice(), verbosity: 0 })
	try {
		const file = await loading.promise
		for (let at = 1; at <= file.numPages; at += 1) await file.getPage(at)
		return file.numPages
	} finally {
		await loading.destroy()
	}
}
