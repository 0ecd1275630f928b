/**
 * Reads the mailbox: whichever process has its lease connects, takes what came in order, and waits for more. Errors make it wait
 * longer between two tries, from seconds to minutes; they never end it.
 */
import { createHash, randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { isGone } from '../deliver/process-name.ts'
import { createRoom } from '../documents/room.ts'
import { errorCode, log } from '../log.ts'
import type { Job } from '../repeat.ts'
import type { Services } from '../services.ts'
import type { MailboxSettings, Settings } from '../settings.ts'
import type { Lease } from '../store/leases.ts'
import { type Mailbox, type MailPlace, openMailbox } from './connection.ts'
import { type MailboxState, readMailboxState } from './mailbox-state.ts'
import { createMailReading } from './read-mail.ts'
import { createMailTaker, headBytes, mostMailBytes, OutOfOrder } from './take-mail.ts'

export interface MailboxTimes {
	/** How long the lease lasts, and how often it is renewed. */
	lease: number
	renew: number
	/** How long a process waits that does not have it. */
	idle: number
	/** The first pause after a fault; it doubles up to the last. */
	pause: number
	longestPause: number
	/** How often the server is asked, whether or not it says that something came. */
	poll: number
}
const usualTimes: MailboxTimes = {
	lease: 60_000,
	renew: 20_000,
	idle: 5000,
	pause: 5000,
	longestPause: 5 * 60_000,
	poll: 60_000,
}

/** A mail that ended the process, or that the database refused, so often is set aside unread. */
const mostTries = 6
const day = 24 * 60 * 60 * 1000

/** The same for the same mailbox, whatever its password is. */
export function mailboxName(url: string): string {
	const { host, username, pathname } = new URL(url)
	const digest = createHash('sha256').update(`${username}@${host}${pathname}`).digest('hex')
	return `mailbox ${digest.slice(0, 16)}`
}

/** Another process has the lease. */
class Lost extends Error {}

type Parts = Pick<Services, 'store' | 'documents' | 'scanning'>

export function startMailboxJob(
	{ store, documents, scanning }: Parts,
	settings: Settings,
	{ url, authserv }: MailboxSettings,
	times: MailboxTimes = usualTimes,
): Job {
	const { leases, mailArrivals } = store
	const lease: Lease = {
		name: mailboxName(url),
		by: `${hostname()} ${process.pid} ${randomUUID()}`,
	}
	const ending = new AbortController()
	const reading = createMailReading()
	const room = createRoom(settings, documents.folder, store.documents)
	const house = { ...settings, authserv }
	const taker = createMailTaker({ documents, scanning, room, reading, house })
	let failures = 0

	const stateNow = async () => readMailboxState(await leases.read(lease.name))
	const sleep = (ms: number, signal = ending.signal) =>
		wait(ms, undefined, { signal, ref: false }).catch(() => {})

	/** From where on to read: what comes from now on at the first start, and two days more than enough in a mailbox that was made anew. */
	async function startingPoint(mailbox: Mailbox): Promise<MailboxState> {
		const state = await stateNow()
		const { uidValidity, uidNext } = mailbox
		if (state.uidValidity === uidValidity && state.lastUid !== null) return state
		const known = state.okAt === null ? null : new Date(Date.parse(state.okAt) - 2 * day)
		const [first] = known === null ? [] : await mailbox.since(known)
		const lastUid = (first ?? uidNext) - 1
		const begun = { ...state, uidValidity, lastUid, trying: null, tries: 0 }
		await leases.write(lease, begun)
		return begun
	}

	/** The state once this mail is taken. */
	async function takeOne(
		mailbox: Mailbox,
		uid: number,
		before: MailboxState,
		signal: AbortSignal,
	): Promise<MailboxState> {
		const tries = before.trying === uid ? before.tries + 1 : 1
		const begun = { ...before, trying: uid, tries }
		await leases.write(lease, begun)
		const done = { ...before, lastUid: uid, trying: null, tries: 0 }
		/** The mail is not to blame for what stops it now. */
		const notItsFault = async (error: unknown) => {
			await leases.write(lease, { ...begun, tries: tries - 1 })
			throw error
		}
		const place = await mailbox.find(uid).catch(notItsFault)
		if (place === null) {
			await leases.write(lease, done)
			return done
		}
		try {
			await take(mailbox, place, done, { isUnreadable: tries > mostTries })
			return done
		} catch (error) {
			if (signal.aborted || error instanceof OutOfOrder) await notItsFault(error)
			throw error
		}
	}

	/** The mail in its case, and the position after it, or nothing. */
	async function take(
		mailbox: Mailbox,
		place: MailPlace,
		after: MailboxState,
		{ isUnreadable = false, again }: { isUnreadable?: boolean; again?: string },
	): Promise<void> {
		const aside = isUnreadable ? 'tries' : place.size > mostMailBytes ? 'too_large' : null
		const path = await documents.incomingPath()
		try {
			// Whatever it is that stops us, be it only its head: nothing more of it is read.
			if (aside !== 'tries')
				await mailbox
					.save(place.uid, path, aside === null ? mostMailBytes : headBytes)
					.catch((error) => {
						throw new OutOfOrder(errorCode(error))
					})
			const mail = await taker.read(path, place, aside)
			const result = await mailArrivals.take(lease, after, {
				...mail,
				place: `${mailbox.uidValidity}:${place.uid}`,
				...(again === undefined ? {} : { again }),
			})
			if (result === 'lost') throw new Lost()
			log.info('mail taken', { channel: 'mail', code: mail.aside ?? result })
			// What landed nowhere must not wait for a day in the room of families' uploads.
			await documents
				.removeUnclaimed(mail.documents)
				.catch((error) => log.warn('document not removed', { code: errorCode(error) }))
		} finally {
			await taker.forget(path)
		}
	}

	/** What a manager wants read once more: after a mistake of ours was mended, or because a flood was none. */
	async function takeAgain(
		mailbox: Mailbox,
		state: MailboxState,
		signal: AbortSignal,
	): Promise<void> {
		for (const { key, place: where } of await mailArrivals.wantedAgain()) {
			const [validity, uid] = (where ?? '').split(':')
			const place = validity === mailbox.uidValidity ? await mailbox.find(Number(uid)) : null
			if (place === null) {
				await mailArrivals.forget(key)
				continue
			}
			// Set aside before it is tried: a mail that ends the process, or that the database refuses, stays there, and the next is read.
			await mailArrivals.setAside(key, true)
			try {
				await take(mailbox, place, state, { again: key })
			} catch (error) {
				signal.throwIfAborted()
				if (error instanceof Lost) throw error
				if (error instanceof OutOfOrder) {
					await mailArrivals.setAside(key, false)
					throw error
				}
				log.warn('mail not read', { channel: 'mail', code: errorCode(error) })
			}
		}
	}

	async function readOn(mailbox: Mailbox, signal: AbortSignal): Promise<never> {
		let state = await startingPoint(mailbox)
		for (;;) {
			for (const uid of await mailbox.after(state.lastUid ?? 0)) {
				signal.throwIfAborted()
				state = await takeOne(mailbox, uid, state, signal)
			}
			state = { ...state, okAt: new Date().toISOString(), failingSince: null, code: null }
			await leases.write(lease, state)
			failures = 0
			await takeAgain(mailbox, state, signal)
			await mailbox.news()
			signal.throwIfAborted()
		}
	}

	/** As long as this process has the lease and the connection holds. */
	async function session(): Promise<void> {
		const over = new AbortController()
		const signal = AbortSignal.any([ending.signal, over.signal])
		const renewing = setInterval(() => {
			const until = new Date(Date.now() + times.lease)
			leases.take(lease, until).then(
				(isOurs) => isOurs || over.abort(new Lost()),
				() => {},
			)
		}, times.renew)
		renewing.unref()
		let mailbox: Mailbox | null = null
		try {
			mailbox = await openMailbox(url, times.poll, signal)
			await readOn(mailbox, signal)
		} finally {
			clearInterval(renewing)
			mailbox?.close()
		}
	}

	async function tellFault(error: unknown): Promise<void> {
		failures += 1
		const code = errorCode(error)
		if (failures === 1) log.warn('mailbox not read', { channel: 'mail', code })
		const state = await stateNow()
		const failingSince = state.failingSince ?? new Date().toISOString()
		await leases.write(lease, { ...state, failingSince, code })
	}

	async function run(): Promise<void> {
		while (!ending.signal.aborted) {
			try {
				// On one machine a process that has ended gives its lease back at once; on several it runs out.
				if (store.pool === null) await leases.freeGone(lease.name, (by) => isGone(by, lease.by))
				if (!(await leases.take(lease, new Date(Date.now() + times.lease)))) {
					await sleep(times.idle)
					continue
				}
				await session()
			} catch (error) {
				if (ending.signal.aborted || error instanceof Lost) continue
				await tellFault(error).catch(() => {})
				await sleep(Math.min(times.longestPause, times.pause * 2 ** Math.min(failures - 1, 10)))
			}
		}
		await leases.release(lease).catch(() => {})
		await reading.end()
	}

	const running = run()
	return {
		async stop() {
			ending.abort()
			await running
		},
	}
}
