/**
 * The draft of an entry while it is written: saved 0.8 seconds after the last key, tried again when that fails, and put together field by
 * field where somebody else saved meanwhile.
 */
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import {
	draftConflict,
	type EntryAnswer,
	entryState,
	savedDraft,
} from '#domain/desk/website-api.ts'
import type { Finding } from '#domain/website/checks/finding.ts'
import { nameOfPath } from '#domain/website/compare.ts'
import type { Json } from '#domain/website/json.ts'
import { withValueAt } from '#domain/website/places.ts'
import { CallContext } from '../../call-context.ts'
import { createDraftText, type Known, type Together } from './draft-text.ts'

const pause = 800
const retryAfter = 5000

export type Saving = 'idle' | 'busy' | 'done' | 'failed' | 'offline' | 'signedOut' | 'gone'
const unsaved: Record<string, Saving> = { offline: 'offline', signed_out: 'signedOut' }

export interface DraftClash extends Together {
	/** Who saved the other text. */
	by: string
}

const knownFrom = ({ draft, published }: EntryAnswer): Known => ({
	version: draft?.version ?? 0,
	document: draft?.document ?? published.document ?? null,
})

export function useEntryDraft(entry: EntryAnswer) {
	const call = use(CallContext)
	const address = `/api/desk/website/${entry.kind}/${entry.id}`
	const [text] = useState(() =>
		createDraftText(`website ${entry.kind}/${entry.id}`, knownFrom(entry)),
	)
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	const isBusy = useRef(false)
	const [document, setDocument] = useState<Json>(text.current)
	const [version, setVersion] = useState(knownFrom(entry).version)
	const [saving, setSaving] = useState<Saving>('idle')
	const [savedAt, setSavedAt] = useState(entry.draft?.at ?? null)
	const [findings, setFindings] = useState<readonly Finding[]>(entry.findings)
	// Who publishes right after typing asks before the page is drawn again.
	const found = useRef(findings)
	const [clash, setClash] = useState<DraftClash | null>(null)
	const [notice, setNotice] = useState<'restored' | 'published' | null>(null)

	const show = () => setDocument(text.current())

	/** The server has this text. */
	function showSaved(at: number, when: string | null, next: readonly Finding[]) {
		show()
		setVersion(at)
		setSavedAt(when)
		found.current = next
		setFindings(next)
	}

	function write(next: Json) {
		text.write(next)
		show()
		schedule()
	}

	function schedule(after = pause) {
		clearTimeout(timer.current)
		timer.current = setTimeout(() => void save(), after)
	}

	/** True where somebody has to choose before anything is saved. */
	function ask(by: string): boolean {
		const asked = text.asked()
		if (asked) setClash({ by, ...asked })
		return asked !== null
	}

	function mergeWith(next: Known, by: string) {
		text.mergeWith(next)
		return ask(by) ? setSaving('idle') : saveMerged()
	}

	function saveMerged() {
		show()
		if (text.isDirty() || text.version() > 0) return save(true)
		setSaving('idle')
	}

	function tryLater(error: string | null) {
		// A new entry that was discarded or has another name, or one that was erased: no later try finds it.
		if (error === 'not_found' || error === 'gone') return setSaving('gone')
		setSaving(unsaved[error ?? ''] ?? 'failed')
		schedule(retryAfter)
	}

	/** The draft is gone: what was written here goes on from the text that is published now. */
	async function goOn() {
		const { body, error } = await call(`GET ${address}`)
		const parsed = v.safeParse(entryState, body)
		if (!parsed.success) return tryLater(error)
		const { draft, published } = parsed.output
		setNotice('published')
		const next = draft?.document ?? published.document
		return mergeWith(
			{ version: draft?.version ?? 0, document: next },
			draft?.by ?? published.by ?? '',
		)
	}

	/** Also without a change, where version and findings of a draft that was merged are to be known. */
	async function save(isNeeded = text.isDirty()): Promise<void> {
		clearTimeout(timer.current)
		if (isBusy.current) return schedule()
		if (!isNeeded || text.asked()) return
		isBusy.current = true
		setSaving('busy')
		const sent = text.toSend()
		const answer = await call(`PUT ${address}/draft`, sent)
		isBusy.current = false
		const saved = v.safeParse(savedDraft, answer.body)
		if (answer.error === null && saved.success) {
			const { given, ...rest } = saved.output
			text.saved(sent.document, rest.version, given)
			showSaved(rest.version, rest.saved_at, rest.findings)
			setSaving('done')
			if (text.isDirty()) schedule()
			return
		}
		const conflict = v.safeParse(draftConflict, answer.body)
		if (conflict.success) {
			const { draft } = conflict.output
			if (!text.takeOwn(draft)) return mergeWith(draft, draft.by)
			show()
			return save(true)
		}
		if (answer.error === 'published') return goOn()
		tryLater(answer.error)
	}

	const bringBack = useEffectEvent(() => {
		const isUnsaved = text.bringBack()
		show()
		if (!isUnsaved) return
		setNotice('restored')
		const { draft, published } = entry
		if (!ask(draft?.by ?? published.by ?? '')) schedule(0)
	})
	const leave = useEffectEvent(() => {
		clearTimeout(timer.current)
		if (!text.hasToSave()) return
		// Whoever comes back is asked again: its answer tells this tab nothing.
		if (text.asked()) void call(`PUT ${address}/draft`, text.toSend())
		else void save()
	})
	/** Nothing runs here afterwards, so a saving that is on its way is not waited for: it makes the next version. */
	const close = useEffectEvent(() => {
		if (!isBusy.current || !text.isDirty()) return leave()
		void call(`PUT ${address}/draft`, text.toSend(1))
	})
	const online = useEffectEvent(() => {
		if (text.isDirty()) schedule(0)
	})
	useEffect(() => {
		bringBack()
		const again = () => online()
		addEventListener('online', again)
		addEventListener('pagehide', close)
		return () => {
			removeEventListener('online', again)
			removeEventListener('pagehide', close)
			leave()
		}
	}, [])

	// The page was loaded again, after publishing or because somebody else saved: adopted where nothing here is unsaved.
	const adopt = useEffectEvent((answer: EntryAnswer) => {
		if (text.isDirty() || isBusy.current) return
		const known = knownFrom(answer)
		text.adopt(known)
		showSaved(known.version, answer.draft?.at ?? null, answer.findings)
		if (!answer.draft) setSaving('idle')
	})
	useEffect(() => adopt(entry), [entry])

	return {
		document,
		version,
		saving,
		savedAt,
		findings,
		hasErrors: () => found.current.some(({ level }) => level === 'error'),
		clash,
		notice,
		save,
		isAsked: () => text.asked() !== null,
		change(path: readonly string[], value: Json | undefined) {
			write(withValueAt(text.current(), path, value) ?? null)
		},
		/** By field: whether the other's text is taken. */
		settle(theirs: ReadonlySet<string>) {
			text.settle(({ path }) => (theirs.has(nameOfPath(path)) ? 'theirs' : 'mine'))
			setClash(null)
			void saveMerged()
		},
	}
}
