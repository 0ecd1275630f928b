/** One mail from its file to its case: read in a thread, its attachments by the way of uploads, then all of it in one transaction. */
import { createHash } from 'node:crypto'
import { readdir, rm, truncate } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { checkDocumentName, maxDocumentBytes } from '#domain/forms/document.ts'
import type { FileExtension } from '#domain/forms/document-kinds.ts'
import { inspect } from '../documents/inspect.ts'
import type { createRoom } from '../documents/room.ts'
import { errorCode, log } from '../log.ts'
import type { Services } from '../services.ts'
import type { ArrivedMail } from '../store/mail-arrivals.ts'
import type { MailPlace } from './connection.ts'
import { type MailHouse, signsOf } from './mail-signs-of.ts'
import type { MailRead } from './mail-word.ts'
import { type MailReading, UnreadableMail } from './read-mail.ts'

/** A larger mail is not read: its head finds the case, and a person opens it in the mailbox. */
export const mostMailBytes = 25 * 1024 * 1024
export const headBytes = 64 * 1024
/** How long a mail is read and its files are looked at, in all: every mail behind it waits. Scanning them has as long. */
const mostLooking = 20_000
/** What its files have of it at least, however long the mail itself was read. */
const leastLooking = 5000

/** Something else than the mail is out of order: it is tried again, however often. */
export class OutOfOrder extends Error {}

type Parts = Pick<Services, 'documents'> & {
	scanning: Pick<Services['scanning'], 'scanFile'>
	room: Pick<ReturnType<typeof createRoom>, 'take'>
	reading: MailReading
	house: MailHouse
	/** In milliseconds, for a mail and all its files together. */
	looking?: number
	/** The same for the scanner. */
	scanTime?: number
}

type File = MailRead['files'][number]

const fingerprintOf = ({ digest }: File, { extension }: { extension: FileExtension }) =>
	`${digest}.${extension}`

export function createMailTaker(parts: Parts) {
	const {
		documents,
		scanning,
		room,
		reading,
		house,
		looking = mostLooking,
		scanTime = mostLooking,
	} = parts

	/** What kind of file it is, or why it is not kept; its name where an earlier try has kept it, which may have had more time. */
	async function look(file: File, key: string, time: AbortSignal) {
		const named = checkDocumentName(file.fileName)
		if ('refusal' in named) return { reason: named.refusal }
		if (file.size === 0) return { reason: 'empty_file' }
		if (file.size > maxDocumentBytes) return { reason: 'too_large' }
		const name = await documents
			.nameKept(key, fingerprintOf(file, named))
			.catch((error: unknown) => {
				throw new OutOfOrder(errorCode(error))
			})
		if (name !== null) return { name }
		if (time.aborted) return { reason: 'not_checked' }
		const refusal = await inspect(file.path, named.extension, time).catch((error: unknown) => {
			if (time.aborted) return 'not_checked'
			throw error
		})
		return refusal ? { reason: refusal } : named
	}

	/** The name under which it is kept, or why it is not. When the time is over it is kept unscanned, and scanned before anybody opens it. */
	async function keep(
		file: File,
		named: { extension: FileExtension },
		{ key, source, time }: { key: string; source: string; time: AbortSignal },
	): Promise<{ name: string } | { reason: string }> {
		try {
			const giveBack = await room.take(source, file.size)
			if (!giveBack) return { reason: 'no_room' }
			try {
				const scan = await scanning.scanFile(file.path, time)
				if (scan === 'infected') return { reason: 'infected' }
				const fingerprint = fingerprintOf(file, named)
				const name = await documents.keep({ ...file, ...named, key, fingerprint, source, scan })
				return name === null ? { reason: 'damaged' } : { name }
			} finally {
				giveBack()
			}
		} catch (error) {
			throw new OutOfOrder(errorCode(error))
		}
	}

	/** `left`: how many milliseconds looking at them may take. */
	async function attachmentsOf({ files, key, from }: MailRead, left: number) {
		const source = createHash('sha256').update(`mail ${from.address}`).digest('hex').slice(0, 16)
		const lookTime = AbortSignal.timeout(left)
		const looked = []
		for (const [index, file] of files.entries()) {
			const own = `mail ${key} ${index}`
			looked.push({ file, own, found: await look(file, own, lookTime) })
		}
		// All are looked at first: a scanner that is silent takes nothing of the time for that.
		const time = AbortSignal.timeout(scanTime)
		const kept: string[] = []
		const leftOut: { name: string; reason: string }[] = []
		for (const { file, own, found } of looked) {
			const outcome =
				'extension' in found ? await keep(file, found, { key: own, source, time }) : found
			if ('name' in outcome) kept.push(outcome.name)
			else leftOut.push({ name: file.fileName.slice(0, 255), reason: outcome.reason })
		}
		return { kept, leftOut }
	}

	/** As far as it can be read: else its head, else nothing but that it came. */
	async function readAll(path: string, place: MailPlace, aside: string | null) {
		const task = { path, filesAt: path }
		if (aside === 'tries') return { mail: nothingOf(place), aside }
		if (aside === null) {
			try {
				return { mail: await reading.read({ ...task, isHeadOnly: false }), aside }
			} catch (error) {
				if (!(error instanceof UnreadableMail)) throw error
				log.warn('mail not read', { channel: 'mail', code: error.message.slice(0, 40) })
				await truncate(path, Math.min(headBytes, place.size))
			}
		}
		const why = aside ?? 'unreadable'
		const head = await reading.read({ ...task, isHeadOnly: true }).catch((error) => {
			if (!(error instanceof UnreadableMail)) throw error
			return null
		})
		return { mail: head ?? nothingOf(place), aside: why }
	}

	return {
		/** `given`: why only the beginning of the mail is in the file; for `tries` there is none. */
		async read(path: string, place: MailPlace, given: string | null): Promise<ArrivedMail> {
			const began = performance.now()
			const { mail, aside } = await readAll(path, place, given)
			const left = Math.max(began + looking - performance.now(), Math.min(looking, leastLooking))
			const { kept, leftOut } = await attachmentsOf(mail, Math.round(left))
			const about = (reason: string) => ({ name: '', reason })
			return {
				key: aside === null ? mail.key : keyOfAside(mail, place),
				at: new Date(Math.min(place.at.getTime(), Date.now())).toISOString(),
				place: '',
				size: place.size,
				name: mail.from.name,
				subject: mail.subject,
				text: mail.text,
				quoted: mail.quoted,
				...signsOf(mail, house),
				documents: kept,
				leftOut: [
					...(aside === null
						? []
						: [about(aside === 'too_large' ? 'mail_too_large' : 'mail_unreadable')]),
					...(mail.isCut ? [about('text_cut')] : []),
					...mail.leftOut,
					...leftOut,
				],
				aside,
			}
		},

		/** The file of the mail and those of its attachments. */
		async forget(path: string): Promise<void> {
			const names = await readdir(dirname(path)).catch((): string[] => [])
			for (const name of names.filter((one) => one.startsWith(basename(path))))
				await rm(join(dirname(path), name), { force: true })
		},
	}
}

/** Two mails whose text nobody has read are told apart by their size. */
const keyOfAside = ({ key }: MailRead, { size }: MailPlace) =>
	createHash('sha256').update(`${key} ${size}`).digest('hex')

const nothingOf = ({ uid, at }: MailPlace): MailRead => ({
	headers: {},
	from: { address: '', name: '', isOnlyOne: false },
	subject: '',
	text: '',
	quoted: '',
	isCut: false,
	files: [],
	leftOut: [],
	report: null,
	key: createHash('sha256').update(`nothing ${uid} ${at.toISOString()}`).digest('hex'),
})
