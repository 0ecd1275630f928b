/**
 * One record per form: what was typed, under which name it is sent, and what became of it. It lies in the tab until the visitor agrees
 * that the device keeps it; the application says on its page that the device does. Nothing else remembers a form.
 */
import * as v from 'valibot'
import type { NoticeKey } from '#app/notices/notices.ts'
import { documentLabels } from '#domain/cases/codes.ts'
import { type FormErrors, refusedSchema } from '#domain/forms/errors.ts'
import type { FormValues } from './fields.ts'

/**
 * The life of a record: from a state, by an event, to the next state. What is not in the table can't happen and changes nothing; a lost
 * connection changes nothing either. `gone` is a tombstone: the record was answered or cleared, and only its id is left.
 *
 * Files are attached, and get their addresses, in every state but the last.
 * An answer or a consent may meet a record that another tab has edited since: then what was edited stays, as a record of its own.
 */
// biome-ignore format: it is read as a table.
const table = {
	/** The visitor is writing. */
	typed:   { edit: 'typed',   send: 'sending',                                   agree: 'waiting', accept: 'gone', clear: 'gone' },
	/** Sent under its key, no answer yet. */
	sending: { edit: 'typed',   send: 'sending', fail: 'typed', refuse: 'typed',   agree: 'waiting', accept: 'gone', clear: 'gone' },
	/** The visitor agreed: it leaves by itself, from any page. */
	waiting: {                                                  refuse: 'refused',                   accept: 'gone', clear: 'gone' },
	/** It waited, and the server found fault; its form is opened again. */
	refused: { edit: 'refused', send: 'refused',                refuse: 'refused', agree: 'waiting', accept: 'gone', clear: 'gone' },
} as const satisfies Record<string, Partial<Record<RecordEvent['kind'], string>>>

export type RecordEvent =
	| ({ kind: 'edit'; values: FormValues } & Partial<Pick<FormRecord, 'about' | 'step' | 'reached'>>)
	| { kind: 'attach'; files: FileEntry[] }
	| { kind: 'send' | 'agree'; body: string }
	| { kind: 'refuse'; errors: FormErrors }
	| { kind: 'fail' | 'accept' | 'clear' }

const text = v.record(v.string(), v.string())

const fileSchema = v.object({
	id: v.string(),
	/** Of its upload: a file whose answer was lost is not stored a second time. */
	key: v.string(),
	/** Known once it is up. */
	address: v.optional(v.string()),
	/** What the visitor says it is. */
	kind: v.optional(v.picklist(documentLabels)),
})
export type FileEntry = v.InferOutput<typeof fileSchema>

const goneSchema = v.object({
	id: v.string(),
	form: v.string(),
	state: v.literal('gone'),
	savedAt: v.number(),
})

/** Kept by a build of ours, perhaps by one before this; a key that is no more is shown as it is. */
const noticeKey = v.custom<NoticeKey>((key) => typeof key === 'string')
const noticeValue = v.union([v.string(), v.number(), v.object({ ar: v.string(), en: v.string() })])

const recordSchema = v.object({
	id: v.string(),
	/** Part of every key under which it is sent; a record that is what was left of another shares it. */
	origin: v.string(),
	/** The form's name, unique on its page. */
	form: v.string(),
	/** Where it is posted. */
	endpoint: v.string(),
	/** The path of its page. */
	page: v.string(),
	/** What it is about, where a page has one form for many things: the accommodation of the booking dialog. */
	about: v.optional(v.string()),
	state: v.picklist(['typed', 'sending', 'waiting', 'refused']),
	values: text,
	files: v.array(fileSchema),
	/** Where its files are sent, and under which names of the body their addresses and their kinds are. */
	upload: v.optional(
		v.object({ path: v.string(), as: v.string(), kindsAs: v.optional(v.string()) }),
	),
	/** In a form of several steps: the open step, and the furthest one reached. */
	step: v.optional(v.string()),
	reached: v.optional(v.string()),
	/** What is sent, but for the addresses of files. */
	body: v.optional(v.string()),
	/** How often the server found its key taken by something else. */
	turn: v.number(),
	errors: v.optional(refusedSchema.entries.errors),
	/** What the visitor reads when it has arrived: keys of the `notices` strings. */
	notice: v.object({
		title: noticeKey,
		text: noticeKey,
		values: v.optional(v.record(v.string(), noticeValue)),
	}),
	savedAt: v.number(),
})
export type FormRecord = v.InferOutput<typeof recordSchema>
export type SentNotice = FormRecord['notice']
type Gone = v.InferOutput<typeof goneSchema>
export type Kept = FormRecord | Gone

const keptSchema = v.union([goneSchema, recordSchema])

/** What another build or another program left behind is no record. */
export function parseKept(stored: unknown): Kept | undefined {
	const parsed = v.safeParse(keptSchema, stored)
	return parsed.success ? parsed.output : undefined
}

/** What happens to a record; the record as it is where that can't happen to it. */
export function advance(record: FormRecord, event: RecordEvent, now: number): Kept {
	if (event.kind === 'attach') return { ...record, files: event.files, savedAt: now }
	const row: Partial<Record<string, Kept['state']>> = table[record.state]
	const state = row[event.kind]
	if (state === undefined) return record
	const { id, form, values, turn } = record
	if (state === 'gone') return { id, form, state, savedAt: now }
	const next = { ...record, state, savedAt: now }
	if (event.kind === 'edit') {
		const { kind: _, ...edited } = event
		// What may wait is what was sent, not what was typed since.
		const body = Object.keys(event.values).length === 0 ? record.body : undefined
		return { ...next, ...edited, body, values: { ...values, ...event.values } }
	}
	if ('body' in event) return { ...next, body: event.body }
	if (event.kind !== 'refuse') return next
	const isTaken = event.errors.idempotency_key === 'key_reused'
	return { ...next, errors: event.errors, turn: isTaken ? turn + 1 : turn }
}

/** What differs from what was there before; only of fields that are there. */
export function changesIn(before: FormValues, after: FormValues): FormValues {
	return Object.fromEntries(
		Object.entries(after).filter(([name, value]) => value !== (before[name] ?? '')),
	)
}

export function isBlank(values: FormValues, files: readonly unknown[] = []): boolean {
	return files.length === 0 && Object.values(values).every((value) => value === '')
}

const week = 7 * 24 * 60 * 60 * 1000

export const isTooOld = ({ savedAt }: Kept, now: number) => now - savedAt > week
