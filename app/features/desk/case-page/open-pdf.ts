/** Fetched with the first preview: the library is larger than the desk. */
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = worker

export const openPdf = (address: string) => getDocument({ url: address, useWasm: false })
