/** One connection to the mailbox. It is opened read-only: no flag is ever set there, and nothing is deleted or moved. */
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/** A server that says nothing for so long is gone; it is asked well before. */
const socketTimeout = 5 * 60_000
const connectTimeout = 20_000

export interface MailPlace {
	uid: number
	size: number
	/** When the server took the mail. */
	at: Date
}

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>

/** After `pollTime` the server is asked in any case: some can't say by themselves that something came, and some connections die silently. */
export async function openMailbox(url: string, pollTime: number, signal: AbortSignal) {
	// Only a process that reads a mailbox needs it.
	const { ImapFlow } = await import('imapflow')
	const { protocol, hostname, port, username, password, pathname } = new URL(url)
	const client = new ImapFlow({
		host: hostname.replace(/^\[|\]$/g, ''),
		port: Number(port) || (protocol === 'imaps:' ? 993 : 143),
		secure: protocol === 'imaps:',
		// Only to this machine (`settings.ts`), where certificates are nobody's.
		...(protocol === 'imap:' ? { doSTARTTLS: false } : {}),
		auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
		logger: false,
		disableAutoIdle: true,
		socketTimeout,
		connectionTimeout: connectTimeout,
		greetingTimeout: connectTimeout,
	})
	let hasNews = false
	let wake = () => {}
	const close = () => {
		client.close()
		wake()
	}
	// A connection that breaks fails the command that is under way; without one, the next look finds it closed.
	client.on('error', close)
	client.on('close', () => wake())
	client.on('exists', () => {
		hasNews = true
		wake()
	})
	signal.addEventListener('abort', close, { once: true })
	try {
		await client.connect()
		const path = decodeURIComponent(pathname.slice(1)) || 'INBOX'
		const { uidValidity, uidNext } = await client.mailboxOpen(path, { readOnly: true })
		/** A closed connection answers as if there were no mail: without an error, and with nothing. */
		const needOpen = () => {
			if (!client.usable || !client.mailbox) throw new Error('the connection is closed')
		}
		async function search(query: { uid: string } | { since: Date }): Promise<number[]> {
			const found = await client.search(query, { uid: true })
			if (!found) throw new Error('the mailbox could not be searched')
			return found.sort((a, b) => a - b)
		}
		return {
			uidValidity: `${uidValidity}`,
			uidNext,
			close,

			/** The mails behind this one, the oldest first. */
			async after(uid: number): Promise<number[]> {
				const found = await search({ uid: `${uid + 1}:*` })
				// A range up to the last mail has the last mail in it, also where that is older.
				return found.filter((one) => one > uid)
			},

			since: (day: Date): Promise<number[]> => search({ since: day }),

			/** Null when it was deleted meanwhile. */
			async find(uid: number): Promise<MailPlace | null> {
				const asked = { uid: true, size: true, internalDate: true }
				needOpen()
				const found = await client.fetchOne(`${uid}`, asked, { uid: true })
				needOpen()
				if (!found) return null
				const taken = new Date(found.internalDate ?? Date.now()).getTime()
				// The server says it in seconds: within one, the order of the mailbox counts.
				const at = Number.isNaN(taken) ? Date.now() : taken + (uid % 1000)
				return { uid, size: found.size ?? 0, at: new Date(at) }
			},

			/** Writes the mail into a file, or its beginning. */
			async save(uid: number, path: string, mostBytes: number): Promise<void> {
				const { content } = await client.download(`${uid}`, undefined, {
					uid: true,
					maxBytes: mostBytes,
				})
				if (!content) throw new Error('the mail is not there')
				await pipeline(content, createWriteStream(path, { mode: 0o600, flags: 'wx' }), { signal })
				// What was read until it broke looks like a whole mail.
				needOpen()
			},

			/** Until something came, the connection broke, or it is time to look in any case. */
			async news(): Promise<void> {
				const canIdle = client.capabilities.has('IDLE')
				await new Promise<void>((resolve) => {
					const timer = setTimeout(resolve, pollTime)
					wake = () => {
						clearTimeout(timer)
						resolve()
					}
					if (hasNews || signal.aborted || !client.usable) return wake()
					if (canIdle) void client.idle().catch(() => wake())
				})
				hasNews = false
				wake = () => {}
				needOpen()
				// Ends IDLE, and finds out whether the server is still there.
				await client.noop()
			},
		}
	} catch (error) {
		close()
		throw error
	}
}
