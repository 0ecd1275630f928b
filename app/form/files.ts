/**
 * The files of a form: checked when they are added, sent one by one when the form is, never sent twice. A store of its own, because
 * sending goes on while the page is drawn again.
 */
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { DocumentLabel } from '#domain/cases/codes.ts'
import { maxDocuments } from '#domain/forms/application.ts'
import {
	checkDocumentName,
	type DocumentRefusal,
	documentRefusals,
	maxDocumentBytes,
} from '#domain/forms/document.ts'
import { guessDocument } from '#domain/forms/document-guess.ts'
import { type Answer, call } from './call.ts'
import { asJpeg } from './jpeg-photo.ts'
import type { FileEntry } from './record.ts'
import { newId } from './submission-key.ts'

/** What the server has against a file, or against any file just now. */
const refusal = v.picklist([...documentRefusals, 'no_room', 'too_often', 'files_in_line'])
const refusedAnswer = v.union([
	v.object({ error: refusal }),
	v.object({ errors: v.object({ file: refusal }) }),
])
const sentAnswer = v.object({ address: v.string() })

/** Why a file did not arrive. */
type UploadFailure = v.InferOutput<typeof refusal> | 'network' | 'server'

export type UploadOutcome =
	| { kind: 'sent'; address: string }
	| { kind: 'failed'; reason: UploadFailure }
	| { kind: 'cancelled' }

export interface ChosenFile extends FileEntry {
	file: File
	kind: DocumentLabel
	state: 'waiting' | 'sending' | 'sent' | 'failed' | 'cancelled'
	/** From 0 to 1, while it is sent. */
	progress: number
	reason?: UploadFailure | undefined
}

type AddRefusal = DocumentRefusal | 'duplicate' | 'limit_reached'

interface RefusedFile {
	id: string
	name: string
	reason: AddRefusal
}

interface FilesState {
	chosen: readonly ChosenFile[]
	/** Of the last choice. */
	refused: readonly RefusedFile[]
}

const patience = 60_000

/** Also when a proxy in front answered, in words of its own. */
const failureOf: Partial<Record<number, UploadFailure>> = { 413: 'too_large', 429: 'too_often' }

export function uploadOutcome(answer: Answer | undefined, isCancelled: boolean): UploadOutcome {
	if (isCancelled) return { kind: 'cancelled' }
	if (!answer) return { kind: 'failed', reason: 'network' }
	const { status, body } = answer
	if (status === 201 && v.is(sentAnswer, body)) return { kind: 'sent', address: body.address }
	if (!v.is(refusedAnswer, body)) return { kind: 'failed', reason: failureOf[status] ?? 'server' }
	return { kind: 'failed', reason: 'error' in body ? body.error : body.errors.file }
}

interface UploadOptions {
	key: string
	onProgress: (share: number) => void
	signal: AbortSignal
}

const uploadTo = (path: string) => async (file: File, options: UploadOptions) => {
	const body = new FormData()
	body.append('file', file, file.name)
	const answer = await call(path, { ...options, body, patience })
	return uploadOutcome(answer, options.signal.aborted)
}

function fileOf(one: FileEntry & { file: File }): ChosenFile {
	const { kind = guessDocument(one.file.name) } = one
	return { ...one, kind, state: one.address === undefined ? 'waiting' : 'sent', progress: 0 }
}

function isSame(a: File, b: File): boolean {
	return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
}

/** `path`: where each is sent. */
export function createFiles({ path }: { path: string }, send = uploadTo(path)) {
	let state: FilesState = { chosen: [], refused: [] }
	const listeners = new Set<() => void>()
	const running = new Map<string, { controller: AbortController; done: Promise<UploadOutcome> }>()

	function change(next: Partial<FilesState>): void {
		state = { ...state, ...next }
		for (const listener of listeners) listener()
	}

	function update(id: string, next: Partial<ChosenFile>): void {
		change({ chosen: state.chosen.map((one) => (one.id === id ? { ...one, ...next } : one)) })
	}

	function check(file: File, chosen: readonly ChosenFile[]): AddRefusal | undefined {
		const named = checkDocumentName(file.name)
		if ('refusal' in named) return named.refusal
		if (file.size === 0) return 'empty_file'
		if (file.size > maxDocumentBytes) return 'too_large'
		if (chosen.some((one) => isSame(one.file, file))) return 'duplicate'
		return chosen.length >= maxDocuments ? 'limit_reached' : undefined
	}

	async function add(files: Iterable<File>): Promise<void> {
		const readable = await Promise.all([...files].map(asJpeg))
		const chosen = [...state.chosen]
		const refused: RefusedFile[] = []
		for (const file of readable) {
			const reason = check(file, chosen)
			const id = newId()
			if (reason) refused.push({ id, name: file.name, reason })
			else chosen.push(fileOf({ id, file, key: newId() }))
		}
		change({ chosen, refused })
	}

	function cancel(id: string): void {
		running.get(id)?.controller.abort()
	}

	function remove(id: string): void {
		cancel(id)
		change({ chosen: state.chosen.filter((one) => one.id !== id) })
	}

	async function run({ id, file, key }: ChosenFile, signal: AbortSignal): Promise<UploadOutcome> {
		update(id, { state: 'sending', progress: 0, reason: undefined })
		const onProgress = (progress: number) => update(id, { progress })
		const outcome = await send(file, { key, signal, onProgress })
		running.delete(id)
		if (outcome.kind === 'sent') update(id, { state: 'sent', address: outcome.address })
		else if (outcome.kind === 'failed') update(id, { state: 'failed', reason: outcome.reason })
		else update(id, { state: 'cancelled' })
		return outcome
	}

	/** One that is on its way already is waited for. */
	async function sendOne(id: string): Promise<UploadOutcome> {
		const one = state.chosen.find((chosen) => chosen.id === id)
		if (!one) return { kind: 'cancelled' }
		if (one.address !== undefined) return { kind: 'sent', address: one.address }
		const known = running.get(id)
		if (known) return known.done
		const controller = new AbortController()
		const done = run(one, controller.signal)
		running.set(id, { controller, done })
		return done
	}

	/** One by one; the first that does not arrive ends it. */
	async function sendAll(): Promise<
		| { kind: 'sent'; addresses: string[]; kinds: DocumentLabel[] }
		| Exclude<UploadOutcome, { kind: 'sent' }>
	> {
		const addresses: string[] = []
		for (const { id } of state.chosen) {
			const outcome = await sendOne(id)
			if (outcome.kind !== 'sent') return outcome
			addresses.push(outcome.address)
		}
		return { kind: 'sent', addresses, kinds: state.chosen.map((one) => one.kind) }
	}

	return {
		read: () => state,
		subscribe(listener: () => void) {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		add,
		remove,
		name: (id: string, kind: DocumentLabel) => update(id, { kind }),
		cancel,
		sendOne,
		sendAll,
		/** What a record keeps of them; their bytes lie apart, so that typing does not write them again. */
		entries: (): FileEntry[] =>
			state.chosen.map(({ id, key, address, kind }) => ({ id, key, address, kind })),
		/** The server no longer knows what was sent: an upload that nobody claims is deleted after a day. */
		forgetAddresses: () =>
			change({
				chosen: state.chosen.map(({ id, file, kind }) => fileOf({ id, file, kind, key: newId() })),
			}),
		/** Those of a record in place of all others. */
		restore: (kept: (FileEntry & { file: File })[]) =>
			change({ chosen: kept.map(fileOf), refused: [] }),
	}
}
export type Files = ReturnType<typeof createFiles>

export function useFiles({ subscribe, read }: Files): FilesState {
	return useSyncExternalStore(subscribe, read, read)
}
