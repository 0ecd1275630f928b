/**
 * Reads a mail from a file, in one pass and with bounds: headers, the text that a person reads, attachments into files of their own.
 * It runs in a thread (`thread.ts`), so that writing and reading may wait for the disk.
 */
import { createHash, type Hash } from 'node:crypto'
import { closeSync, createReadStream, openSync, rmSync, writeSync } from 'node:fs'
import { type MimeNode, Splitter, type SplitterChunk } from '@zone-eu/mailsplit'
import { splitQuotation } from '#domain/conversations/quotation.ts'
import { maxDocumentBytes, maxDocumentName } from '#domain/forms/document.ts'
import { multiLine, singleLine } from '#domain/plain-text.ts'
import { decodeText } from './charset.ts'
import { readDeliveryReport } from './delivery-report.ts'
import { headerText } from './header-text.ts'
import { textOfHtml } from './html-text.ts'
import type { MailRead, MailTask } from './mail-word.ts'
import { senderIn } from './sender.ts'

const mostParts = 200
const mostHeadBytes = 256 * 1024
const mostFiles = 20
/** Of each text part; a letter has less than a hundredth of it. */
const mostTextBytes = 1024 * 1024
const mostReportBytes = 64 * 1024
/** What a message of the desk keeps of a mail. */
const mostCharacters = 20_000
/** What is looked at to find where the quotation begins. */
const mostSplit = 100_000
/** Logos and lines under a letter are smaller than any photo of a document. */
const signatureBytes = 30 * 1024
const longestHeader = 20_000

/** What rules ask of a mail's head. */
const askedHeaders = [
	'message-id',
	'in-reply-to',
	'references',
	'to',
	'cc',
	'delivered-to',
	'x-original-to',
	'authentication-results',
	'return-path',
	'auto-submitted',
	'precedence',
	'list-id',
	'list-unsubscribe',
	'x-autoreply',
	'x-autorespond',
	'x-auto-response',
]

interface Part {
	take(chunk: Buffer): void
	end(): void
}

const nothing: Part = { take() {}, end() {} }

function textPart(limit: number, done: (bytes: Buffer, isCut: boolean) => void): Part {
	const chunks: Buffer[] = []
	let size = 0
	return {
		take(chunk) {
			if (size < limit) chunks.push(chunk.subarray(0, limit - size))
			size += chunk.length
		},
		end: () => done(Buffer.concat(chunks), size > limit),
	}
}

function filePart(path: string, done: (size: number, digest: string) => void): Part {
	const file = openSync(path, 'wx', 0o600)
	const hash: Hash = createHash('sha256')
	let size = 0
	return {
		take(chunk) {
			// One byte too many says that it is too large; the rest need not be written.
			if (size <= maxDocumentBytes) writeSync(file, chunk)
			hash.update(chunk)
			size += chunk.length
		},
		end() {
			closeSync(file)
			done(size, hash.digest('hex'))
		},
	}
}

function headersOf(node: MimeNode): Map<string, string[]> {
	const all = new Map<string, string[]>()
	const lines = node.headers === false ? [] : node.headers.getList()
	for (const { key, line } of lines) {
		const read = line.slice(line.indexOf(':') + 1, longestHeader)
		// One that is cut keeps its length, by which everybody sees that there was more.
		const value = line.length > longestHeader ? read : read.replaceAll(/\r?\n[ \t]+/g, ' ').trim()
		const known = all.get(key)
		if (known) known.push(value)
		else all.set(key, [value])
	}
	return all
}

const endingOf: Readonly<Record<string, string>> = {
	'application/pdf': 'pdf',
	'image/jpeg': 'jpg',
	'image/png': 'png',
	'image/heic': 'heic',
}

/** Phones send photos without a name; the kind then says the ending. */
function fileNameOf(node: MimeNode, number: number): string {
	const given = node.filename === false ? '' : singleLine(node.filename)
	const type = node.contentType === false ? '' : node.contentType
	const name = given || singleLine(`${number}.${endingOf[type] ?? type.split('/').at(-1) ?? 'bin'}`)
	// One letter more than a name may have: it is then refused for that, and a mail of names fills no row.
	return name.slice(0, maxDocumentName + 1)
}

export async function parseMail({ path, filesAt, isHeadOnly }: MailTask): Promise<MailRead> {
	const texts: Record<'plain' | 'html', string[]> = { plain: [], html: [] }
	const files: MailRead['files'] = []
	const leftOut: MailRead['leftOut'] = []
	const digests: string[] = []
	let headers = new Map<string, string[]>()
	let isReport = false
	let status: string | null = null
	let returned = ''
	let isCut = false
	let count = 0

	function partFor(node: MimeNode): Part {
		const type = node.contentType === false ? 'text/plain' : node.contentType
		if (node.multipart !== false) return nothing
		if (isReport && type === 'message/delivery-status')
			return textPart(mostReportBytes, (bytes) => {
				status ??= bytes.toString('latin1')
			})
		if (isReport && /^(?:message\/(?:rfc822|global)|text\/rfc822-headers)$/.test(type))
			return textPart(mostReportBytes, (bytes) => {
				returned ||= bytes.toString('latin1')
			})
		const isFile = node.disposition === 'attachment' || node.filename !== false
		if (!isFile && (type === 'text/plain' || type === 'text/html'))
			return textPart(mostTextBytes, (bytes, isMore) => {
				isCut ||= isMore
				texts[type === 'text/html' ? 'html' : 'plain'].push(
					decodeText(bytes, node.charset === false ? '' : node.charset),
				)
			})
		count += 1
		const fileName = fileNameOf(node, count)
		if (count > mostFiles) {
			leftOut.push({ name: fileName, reason: 'more_files' })
			return nothing
		}
		const target = `${filesAt}-${count}`
		return filePart(target, (size, digest) => {
			digests.push(digest)
			const isInline = node.disposition === 'inline' || headersOf(node).has('content-id')
			const isSignature = isInline && type.startsWith('image/') && size < signatureBytes
			files.push({ path: target, fileName, size, digest, isSignature })
			if (isSignature) rmSync(target)
		})
	}

	const splitter = new Splitter({
		ignoreEmbedded: true,
		maxHeadSize: mostHeadBytes,
		maxChildNodes: mostParts,
	})
	const source = createReadStream(path)
	source.on('error', (error) => splitter.destroy(error))
	let part: Part = nothing
	let decoder: ReturnType<MimeNode['getDecoder']> | null = null
	const endPart = async () => {
		const current = decoder
		decoder = null
		if (current) {
			await new Promise<void>((resolve, reject) => {
				current.once('end', resolve)
				current.once('error', reject)
				current.end()
			})
		}
		part.end()
		part = nothing
	}
	const chunks: AsyncIterable<SplitterChunk> = source.pipe(splitter)
	for await (const chunk of chunks) {
		if (chunk.type === 'node') {
			await endPart()
			if (chunk.root) {
				headers = headersOf(chunk)
				isReport = chunk.contentType === 'multipart/report'
				// Whatever follows may be what nobody got through.
				if (isHeadOnly) break
			}
			const next = partFor(chunk)
			part = next
			decoder = chunk.getDecoder()
			decoder.on('data', (bytes: Buffer) => next.take(bytes))
		} else if (chunk.type === 'body' && decoder) {
			const isFull = !decoder.write(chunk.value)
			if (isFull) await new Promise((resolve) => decoder?.once('drain', resolve))
		}
	}
	if (!isHeadOnly) await endPart()

	const plain = texts.plain.join('\n').trim()
	const whole = multiLine(plain === '' ? textOfHtml(texts.html.join('\n')) : plain)
	const { text, quoted } = splitQuotation(whole.slice(0, mostSplit))
	const { address, name, isOnlyOne } = senderIn(headers.get('from') ?? [])
	const subject = singleLine(headerText(headers.get('subject')?.[0] ?? '')).slice(0, 300)
	const key = createHash('sha256')
		.update(
			JSON.stringify([
				headers.get('message-id')?.[0] ?? '',
				headers.get('from')?.[0] ?? '',
				subject,
				whole,
				digests,
			]),
		)
		.digest('hex')
	return {
		headers: Object.fromEntries(
			askedHeaders.flatMap((one) => {
				const values = headers.get(one)
				return values ? [[one, values]] : []
			}),
		),
		from: { address, name: singleLine(headerText(name)).slice(0, 200), isOnlyOne },
		subject,
		text: text.slice(0, mostCharacters),
		quoted: quoted.slice(0, mostCharacters),
		isCut:
			isCut ||
			whole.length > mostSplit ||
			text.length > mostCharacters ||
			quoted.length > mostCharacters,
		files: files.filter(({ isSignature }) => !isSignature),
		leftOut,
		report: isReport && status !== null ? reportOf(status, returned) : null,
		key,
	}
}

function reportOf(status: string, returned: string): MailRead['report'] {
	const { envelopeId, recipients } = readDeliveryReport(status)
	return { envelopeId, recipients: [...recipients], returned }
}
