/**
 * The draft on this device: what is typed in one record, each file in one of its own, so that typing does not write
 * the files again.
 */
import * as v from 'valibot'
import type { Attempt } from '#app/form/submission.ts'
import { deviceStore } from '#app/offline/device-store.ts'
import { markUnsent } from '#app/offline/unsent-mark.ts'
import { draftDatabase } from './earlier-visit.ts'
import { steps } from './steps.ts'

const week = 7 * 24 * 60 * 60 * 1000
const draftKey = 'draft'
const attemptKey = 'attempt'
const fileKey = (id: string) => `file-${id}`

const text = v.object({ ar: v.string(), en: v.string() })

const draftSchema = v.object({
	savedAt: v.number(),
	step: v.picklist(steps),
	reached: v.picklist(steps),
	values: v.record(v.string(), v.string()),
	country: v.optional(v.object({ code: v.string(), dialCode: v.string(), name: text })),
	documents: v.array(
		v.object({ id: v.string(), key: v.string(), address: v.optional(v.string()) }),
	),
})
export type Draft = v.InferOutput<typeof draftSchema>

const attemptSchema = v.object({ json: v.string(), key: v.string() })

const { read, write, erase, clear } = deviceStore(draftDatabase, 'draft')

export async function eraseDraft(): Promise<void> {
	markUnsent(false)
	await clear()
}

export async function saveDraft(draft: Omit<Draft, 'savedAt'>): Promise<void> {
	await write(draftKey, { ...draft, savedAt: Date.now() })
}

export const saveFile = (id: string, file: File) => write(fileKey(id), file)
export const eraseFile = (id: string) => erase(fileKey(id))

/** The draft of an earlier visit with its files; undefined when there is none, or when it is a week old. */
export async function loadDraft() {
	const parsed = v.safeParse(draftSchema, await read(draftKey))
	if (!parsed.success) return undefined
	const draft = parsed.output
	if (Date.now() - draft.savedAt > week) {
		await eraseDraft()
		return undefined
	}
	const files = await Promise.all(draft.documents.map(({ id }) => read(fileKey(id))))
	const documents = draft.documents.flatMap((document, position) => {
		const file = files[position]
		return file instanceof File ? [{ ...document, file }] : []
	})
	return { ...draft, documents }
}

/** What was last sent, with its key: a retry after a reload must not make a second application. */
export const attempts = {
	async read(): Promise<Attempt | undefined> {
		const parsed = v.safeParse(attemptSchema, await read(attemptKey))
		return parsed.success ? parsed.output : undefined
	},
	async keep(attempt: Attempt): Promise<void> {
		await write(attemptKey, attempt)
	},
}
