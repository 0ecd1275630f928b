/**
 * A form on the page and its record: filled in from it, written down with every change, sent, and told how that went. Fetched with the
 * first move, or at once where something is to be filled in.
 */
import { dismissWarnings, notify } from '#app/notices/notices.ts'
import type { ErrorCode, FormErrors } from '#domain/forms/errors.ts'
import type { Outcome } from './call.ts'
import { deliver } from './deliver.ts'
import { notifySent, onRecordChange, stores } from './device-forms.ts'
import { type FormValues, fillForm, focusFirst, readForm, returnFocus, typedIn } from './fields.ts'
import { createFileKeeper } from './file-keeper.ts'
import { createFiles, type Files } from './files.ts'
import type { FormOptions, FormView } from './form-types.ts'
import { createPrefill, type Fill } from './prefill.ts'
import { changesIn } from './record.ts'
import { createRecordSync } from './record-sync.ts'
import { unsavedNote } from './unsaved-note.ts'

/** The server asks for patience (429); nothing was sent and nothing typed is lost. */
function sayTooOften(seconds: number): void {
	const values = { count: Math.max(1, Math.ceil(seconds / 60)) }
	notify({ tone: 'danger', title: 'tooOften.title', text: 'tooOften.text', values })
}

type Show = (change: Partial<FormView>) => void

export function openForm(
	form: HTMLFormElement,
	latest: () => FormOptions,
	show: Show,
	whenDrawn: (act: () => void) => void,
) {
	const { endpoint, name = endpoint, about, aboutFields, lasts = 'tab', upload, notices } = latest()
	const kind = {
		form: name,
		endpoint,
		page: location.pathname,
		about,
		upload,
		notice: notices.sent,
	}
	const sync = createRecordSync({ ...kind, lasts, aboutFields }, stores, replaceAll)
	const files: Files | undefined = upload && createFiles(upload)
	const keeper = files && createFileKeeper(files, sync, (filesUnkept) => show({ filesUnkept }))
	/** Fields typed into since the page was loaded: newer than what is stored. */
	const touched = new Set<string>()
	const prefill = createPrefill(form, fill, show)
	let isLoaded = false
	let isFilling = false
	let isSending = false
	/** From the press on: a second one does nothing. */
	let isBusy = false
	/** The record that waits since the visitor agreed here. */
	let waiting: string | undefined

	function fill(...[values, how]: Parameters<Fill>): string[] {
		isFilling = true
		const filled = fillForm(form, values, how)
		isFilling = false
		follow()
		return filled
	}

	function follow(): void {
		if (latest().followed) show({ values: readForm(form) })
	}

	/** The record has left, from here or elsewhere: the form shows what is left, or nothing. */
	function replaceAll(values: FormValues): void {
		form.reset()
		touched.clear()
		unsavedNote.take(name)
		prefill.forget()
		fill(values, { replaced: true })
		void keeper?.restore()
	}

	/** Called for every change: it is in its storage before the next. */
	async function save(extra: Parameters<typeof sync.edit>[1] = {}): Promise<void> {
		if (isSending) return
		const typed = typedIn(form)
		const changes = changesIn(sync.record().values, typed)
		const writing = sync.edit(typed, extra)
		unsavedNote.note(name, changes, writing)
		await writing
		if (lasts === 'device' && !sync.isOnDevice()) show({ draftUnkept: true })
	}

	function offer(): void {
		if (prefill.offer(latest().prefill ?? {}, touched)) void save()
	}

	function refuse(errors: FormErrors, values: FormValues): void {
		const isNoField = ([name]: [string, ErrorCode]) => !form.elements.namedItem(name)
		const [, fault] = Object.entries(errors).find(isNoField) ?? []
		show({ errors, fault })
		if (!latest().onInvalid?.(errors, values))
			whenDrawn(() => focusFirst(form, Object.keys(errors)))
	}

	/** Fills in what is kept of this form, or the refused one that was asked for. */
	async function load(asked?: string): Promise<void> {
		const found = await sync.load(asked)
		if (!form.isConnected) return
		// From here on the record looks after the form.
		for (const field of window.earlyInput?.handOver(form) ?? []) touched.add(field)
		form.addEventListener('input', onInput)
		if (isLoaded || found?.state === 'refused')
			fill(found?.values ?? {}, { replaced: true, except: isLoaded ? new Set() : touched })
		else {
			const noted = unsavedNote.take(name)
			fill(noted, { except: touched })
			if (found) fill(found.values, { except: new Set([...touched, ...Object.keys(noted)]) })
		}
		isLoaded = true
		await keeper?.restore()
		show({ restored: found !== undefined })
		offer()
		if (found?.state === 'refused' && found.errors) refuse(found.errors, found.values)
		await save()
	}

	function finish(outcome: Outcome, values: FormValues, count: number): void {
		if (outcome.kind === 'refused') refuse(outcome.errors, values)
		else if (outcome.kind === 'too-often') sayTooOften(outcome.seconds)
		else if (outcome.kind === 'sent') {
			const { closes = false, onSent } = latest()
			const { reference, statusAddress } = outcome
			show({ sent: { reference, statusAddress }, restored: false })
			notifySent(notices.sent, count, outcome, !closes)
			onSent?.(outcome)
		} else if (outcome.kind !== 'cancelled') sayFailed(outcome)
	}

	function sayFailed(outcome: Extract<Outcome, { kind: 'lost' | 'failed' }>): void {
		const { title, text, files: filesText = text, cross = false } = notices.failed
		notify({ tone: 'danger', cross, title, text: outcome.of ? filesText : text })
		if (outcome.kind === 'lost') show({ unsent: { wasOffline: !navigator.onLine } })
		else console.warn('the server could not take a form', outcome.status)
	}

	async function send(): Promise<void> {
		if (isBusy) return
		isBusy = true
		await attempt().finally(() => {
			isBusy = false
		})
	}

	async function attempt(): Promise<void> {
		const { rules, toBody = (typed) => typed } = latest()
		const { id } = sync.record()
		const values = readForm(form)
		const body = toBody(values)
		const check = await rules().catch(() => undefined)
		// Without a connection there may be no rules: the server has the same ones.
		const checked = check ? check(body) : { output: body }
		if ('errors' in checked) return refuse(checked.errors, values)
		await save()
		isSending = true
		const pressed = document.activeElement
		// The notice of an earlier try goes before this one gets its own.
		dismissWarnings()
		show({ ...nothingSaid, errors: {}, sending: true })
		const json = JSON.stringify(checked.output)
		const count = files?.read().chosen.length ?? 0
		const outcome = await sync
			.send(id, json, (record) => deliver(record, files))
			.finally(() => {
				isSending = false
				show({ sending: false })
			})
		whenDrawn(() => returnFocus(pressed))
		if (outcome) finish(outcome, values, count)
	}

	function onInput({ target }: Event): void {
		// The search in a list of the form's own is no field of it.
		if (isFilling || !(target instanceof HTMLElement && 'name' in target && target.name)) return
		show(nothingSaid)
		touched.add(String(target.name))
		prefill.decide(String(target.name))
		follow()
		void save()
	}

	const stops = [
		onRecordChange((id, { arrived, left }) => {
			if (id === waiting) {
				waiting = undefined
				show({ kept: false, ...(arrived && { sent: arrived }) })
				return arrived !== undefined
			}
			if (!isSending) void sync.heard(id, left)
			return false
		}),
		files?.subscribe(() => void keeper?.save()),
	]

	return {
		files,
		load,
		send,
		record: sync.record,
		/** Stores which step is open, and the furthest one reached. */
		stand: (step: string, reached: string) => save({ step, reached }),
		/** Fields that were drawn later are filled in too. */
		refill(): void {
			fill(sync.record().values, { except: touched })
			offer()
		},
		/** What was chosen elsewhere instead of what the draft holds. */
		replace(fields: readonly string[]): void {
			prefill.replace(fields)
			void save()
		},
		/** The visitor agreed that it waits. False where the browser keeps nothing. */
		async agree(): Promise<boolean> {
			const { id, body } = sync.record()
			// What waits leaves without this page: it must not leave without its files.
			const isWhole = keeper?.hasAll() ?? true
			if (body === undefined || !isWhole || !(await sync.agree(body))) return false
			waiting = id
			show({ unsent: undefined, kept: true, restored: false })
			return true
		},
		async clear(): Promise<void> {
			await sync.clear()
			show({ ...nothingSaid, errors: {}, restored: false })
		},
		close(): void {
			void save()
			form.removeEventListener('input', onInput)
			for (const stop of stops) stop?.()
		},
	}
}
export type OpenForm = ReturnType<typeof openForm>

/** Nothing is said any more of the form as it was. */
const nothingSaid = { fault: undefined, unsent: undefined, kept: false, sent: undefined } as const
