/**
 * The draft of an entry in this tab. It is saved 0.8 seconds after the last key; until the server has it, the tab keeps it. Where
 * somebody else saved meanwhile, the two texts are put together field by field.
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
import { type Clash, compare } from '#domain/website/compare.ts'
import { isEqual, isRecord, type Json } from '#domain/website/json.ts'
import { valueAt, withValueAt } from '#domain/website/places.ts'
import { CallContext } from '../../call-context.ts'
import { keepInTab, keptInTab } from '../../tab-storage.ts'

const pause = 800
const retryAfter = 5000

export type Saving = 'idle' | 'busy' | 'done' | 'failed' | 'offline' | 'signedOut'

export interface DraftClash {
	by: string
	at: string
	clashes: Clash[]
}

/** As the server has it. */
interface Known {
	version: number
	document: Json
}

const kept = v.pipe(
	v.string(),
	v.parseJson(),
	v.object({ base: v.unknown(), document: v.unknown() }),
)
const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null))

export function useEntryDraft(entry: EntryAnswer) {
	const call = use(CallContext)
	const address = `/api/desk/website/${entry.kind}/${entry.id}`
	const name = `website ${entry.kind}/${entry.id}`
	const knownFrom = (answer: EntryAnswer): Known => ({
		version: answer.draft?.version ?? 0,
		document: answer.draft?.document ?? answer.published.document ?? null,
	})
	const known = useRef<Known>(knownFrom(entry))
	const current = useRef<Json>(known.current.document)
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	const isBusy = useRef(false)
	const [document, setDocument] = useState<Json>(known.current.document)
	const [version, setVersion] = useState(known.current.version)
	const [saving, setSaving] = useState<Saving>('idle')
	const [savedAt, setSavedAt] = useState(entry.draft?.at ?? null)
	const [findings, setFindings] = useState<readonly Finding[]>(entry.findings)
	// Who publishes right after typing asks before the page is drawn again.
	const found = useRef(findings)
	const [clash, setClash] = useState<DraftClash | null>(null)
	const [notice, setNotice] = useState<'restored' | 'published' | null>(null)

	function find(next: readonly Finding[]) {
		found.current = next
		setFindings(next)
	}

	function show(next: Json) {
		current.current = next
		setDocument(next)
	}

	const isDirty = () => !isEqual(current.current, known.current.document)

	function schedule(after = pause) {
		clearTimeout(timer.current)
		timer.current = setTimeout(() => void save(), after)
	}

	/** The tab keeps what the server does not have, with the text that it was made from. */
	function keep() {
		const text = JSON.stringify({ base: known.current.document, document: current.current })
		keepInTab(name, isDirty() ? text : '')
	}

	function mergeWith(theirs: Json, next: Known, by: string, at: string) {
		const { merged, clashes } = compare(known.current.document, current.current, theirs)
		known.current = next
		show(merged ?? theirs)
		if (clashes.length > 0) setClash({ by, at, clashes })
		else schedule(0)
	}

	/** The draft is gone: what was written here goes on from the text that is published now. */
	async function goOn() {
		const { body } = await call(`GET ${address}`)
		const parsed = v.safeParse(entryState, body)
		if (!parsed.success) return setSaving('failed')
		const { draft, published } = parsed.output
		const theirs = draft?.document ?? published.document
		setNotice('published')
		mergeWith(theirs, { version: draft?.version ?? 0, document: theirs }, draft?.by ?? '', '')
	}

	async function save(): Promise<void> {
		clearTimeout(timer.current)
		if (isBusy.current) return schedule()
		if (!isDirty()) return
		isBusy.current = true
		setSaving('busy')
		const sent = current.current
		const body = { version: known.current.version, document: sent }
		const answer = await call(`PUT ${address}/draft`, body)
		isBusy.current = false
		const saved = v.safeParse(savedDraft, answer.body)
		if (answer.error === null && saved.success) {
			const { given, ...rest } = saved.output
			let stored = sent
			for (const { path, value } of given) {
				stored = withValueAt(stored, path, value) ?? stored
				if (!valueAt(current.current, path))
					current.current = withValueAt(current.current, path, value) ?? current.current
			}
			known.current = { version: rest.version, document: stored }
			show(current.current)
			setVersion(rest.version)
			find(rest.findings)
			setSavedAt(rest.saved_at)
			setSaving('done')
			keep()
			if (isDirty()) schedule()
			return
		}
		const conflict = v.safeParse(draftConflict, answer.body)
		if (conflict.success) {
			const { draft } = conflict.output
			return mergeWith(draft.document, { ...draft }, draft.by, draft.at)
		}
		if (answer.error === 'published') return goOn()
		setSaving(
			answer.error === 'offline'
				? 'offline'
				: answer.error === 'signed_out'
					? 'signedOut'
					: 'failed',
		)
		schedule(retryAfter)
	}

	function change(path: readonly string[], value: Json | undefined) {
		show(withValueAt(current.current, path, value) ?? null)
		keep()
		schedule()
	}

	// Text that this tab had and the server did not get is put together with what is there now, and said.
	const bringBack = useEffectEvent(() => {
		const parsed = v.safeParse(kept, keptInTab(name))
		if (!parsed.success) return
		const { merged } = compare(
			asJson(parsed.output.base),
			asJson(parsed.output.document),
			known.current.document,
		)
		if (merged === undefined || isEqual(merged, known.current.document)) return keepInTab(name, '')
		show(merged)
		setNotice('restored')
		schedule(0)
	})
	const leave = useEffectEvent(() => {
		clearTimeout(timer.current)
		if (isDirty()) void save()
	})
	/** Nothing runs here afterwards, so a saving that is on its way is not waited for: it makes the next version. */
	const close = useEffectEvent(() => {
		if (!isBusy.current || !isDirty()) return leave()
		const version = known.current.version + 1
		void call(`PUT ${address}/draft`, { version, document: current.current })
	})
	const online = useEffectEvent(() => {
		if (isDirty()) schedule(0)
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
		if (isDirty() || isBusy.current) return
		known.current = knownFrom(answer)
		show(known.current.document)
		setVersion(known.current.version)
		find(answer.findings)
		setSavedAt(answer.draft?.at ?? null)
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
		change,
		save,
		isDirty,
		/** By field: whether the other's text is taken. */
		settle(theirs: ReadonlySet<string>) {
			for (const { path, theirs: value } of clash?.clashes ?? [])
				if (theirs.has(path.join('.')))
					current.current = withValueAt(current.current, path, value) ?? current.current
			show(isRecord(current.current) ? { ...current.current } : current.current)
			setClash(null)
			keep()
			schedule(0)
		},
	}
}
