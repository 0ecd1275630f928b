/**
 * The chosen files: checked when they are added, sent one by one when the application is, never sent twice. A store
 * of its own, because sending goes on while the page is drawn again.
 */
import { newKey } from '#app/form/submission.ts'
import { maxDocuments } from '#domain/forms/application.ts'
import {
	checkDocumentName,
	type DocumentRefusal,
	maxDocumentBytes,
} from '#domain/forms/document.ts'
import { type UploadFailure, type UploadOutcome, upload } from './upload.ts'

export interface ChosenDocument {
	id: string
	file: File
	/** Of the upload: a file whose answer was lost is not stored a second time. */
	key: string
	/** Known once it is up. */
	address?: string | undefined
	state: 'waiting' | 'sending' | 'sent' | 'failed' | 'cancelled'
	/** From 0 to 1, while it is sent. */
	progress: number
	reason?: UploadFailure | undefined
}

export type AddRefusal = DocumentRefusal | 'duplicate' | 'limit_reached'

export interface RefusedFile {
	id: string
	name: string
	reason: AddRefusal
}

export interface DocumentsState {
	documents: readonly ChosenDocument[]
	/** Of the last choice. */
	refused: readonly RefusedFile[]
}

type Send = typeof upload

export type SendAllOutcome =
	| { kind: 'sent'; addresses: string[] }
	| Exclude<UploadOutcome, { kind: 'sent' }>

function isSame(a: File, b: File): boolean {
	return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
}

function check(file: File, chosen: readonly ChosenDocument[]): AddRefusal | undefined {
	const named = checkDocumentName(file.name)
	if ('refusal' in named) return named.refusal
	if (file.size === 0) return 'empty_file'
	if (file.size > maxDocumentBytes) return 'too_large'
	if (chosen.some((document) => isSame(document.file, file))) return 'duplicate'
	return chosen.length >= maxDocuments ? 'limit_reached' : undefined
}

export function createDocuments(send: Send = upload) {
	let state: DocumentsState = { documents: [], refused: [] }
	const listeners = new Set<() => void>()
	const running = new Map<string, { controller: AbortController; done: Promise<UploadOutcome> }>()

	function change(next: Partial<DocumentsState>): void {
		state = { ...state, ...next }
		for (const listener of listeners) listener()
	}

	function update(id: string, next: Partial<ChosenDocument>): void {
		change({
			documents: state.documents.map((one) => (one.id === id ? { ...one, ...next } : one)),
		})
	}

	function add(files: Iterable<File>): void {
		const documents = [...state.documents]
		const refused: RefusedFile[] = []
		for (const file of files) {
			const reason = check(file, documents)
			const id = newKey()
			if (reason) refused.push({ id, name: file.name, reason })
			else documents.push({ id, file, key: newKey(), state: 'waiting', progress: 0 })
		}
		change({ documents, refused })
	}

	function remove(id: string): void {
		cancel(id)
		change({ documents: state.documents.filter((one) => one.id !== id) })
	}

	function cancel(id: string): void {
		running.get(id)?.controller.abort()
	}

	async function run(document: ChosenDocument, signal: AbortSignal): Promise<UploadOutcome> {
		const { id, file, key } = document
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
		const document = state.documents.find((one) => one.id === id)
		if (!document) return { kind: 'cancelled' }
		if (document.address !== undefined) return { kind: 'sent', address: document.address }
		const known = running.get(id)
		if (known) return known.done
		const controller = new AbortController()
		const done = run(document, controller.signal)
		running.set(id, { controller, done })
		return done
	}

	/** One by one; the first that does not arrive ends it. */
	async function sendAll(): Promise<SendAllOutcome> {
		const addresses: string[] = []
		for (const { id } of state.documents) {
			const outcome = await sendOne(id)
			if (outcome.kind !== 'sent') return outcome
			addresses.push(outcome.address)
		}
		return { kind: 'sent', addresses }
	}

	return {
		read: () => state,
		subscribe(listener: () => void) {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		add,
		remove,
		sendOne,
		sendAll,
		cancel,
		clear: () => change({ documents: [], refused: [] }),
		/** The server no longer knows what was sent: an upload that nobody claims is deleted after a day. */
		forgetAddresses: () =>
			change({
				documents: state.documents.map(({ id, file }) => ({
					id,
					file,
					key: newKey(),
					state: 'waiting' as const,
					progress: 0,
				})),
			}),
		restore: (kept: Pick<ChosenDocument, 'id' | 'file' | 'key' | 'address'>[]) =>
			change({
				documents: [
					...kept.map((one) => ({
						...one,
						state: one.address === undefined ? ('waiting' as const) : ('sent' as const),
						progress: 0,
					})),
					...state.documents,
				],
			}),
	}
}
export type Documents = ReturnType<typeof createDocuments>
