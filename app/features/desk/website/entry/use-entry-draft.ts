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
import { namesGiven, withNames } from '#domain/website/own-draft.ts'
import { withValueAt } from '#domain/website/places.ts'
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
	v.object({
		base: v.unknown(),
		document: v.unknown(),
		unanswered: v.optional(v.array(v.unknown()), []),
	}),
)
/** Of saves that were sent and not answered; more than a few mean that nothing arrives. */
const mostUnanswered = 3
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
	const unanswered = useRef<Json[]>([])
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
		const text = JSON.stringify({
			base: known.current.document,
			document: current.current,
			unanswered: unanswered.current,
		})
		keepInTab(name, isDirty() ? text : '')
	}

	/** A draft that this tab sent itself, whose answer was lost, is no text of somebody else. */
	function isOwn({ version: at, document: stored }: Known): boolean {
		const given = unanswered.current
			.map((sent) => namesGiven(sent, stored))
			.find((names) => names !== null)
		unanswered.current = []
		if (!given) return false
		known.current = { version: at, document: stored }
		show(withNames(current.current, given))
		return true
	}

	function mergeWith(next: Known, by: string, at: string) {
		const { merged, clashes } = compare(known.current.document, current.current, next.document)
		known.current = next
		show(merged ?? next.document)
		keep()
		if (clashes.length > 0) setClash({ by, at, clashes })
		else if (isDirty() || next.version > 0) return save(true)
		setSaving('idle')
	}

	/** The draft is gone: what was written here goes on from the text that is published now. */
	async function goOn() {
		const { body } = await call(`GET ${address}`)
		const parsed = v.safeParse(entryState, body)
		if (!parsed.success) return setSaving('failed')
		const { draft, published } = parsed.output
		const document = draft?.document ?? published.document
		setNotice('published')
		return mergeWith({ version: draft?.version ?? 0, document }, draft?.by ?? '', '')
	}

	/** Also without a change, where version and findings of a draft that was merged are to be known. */
	async function save(isNeeded = isDirty()): Promise<void> {
		clearTimeout(timer.current)
		if (isBusy.current) return schedule()
		if (!isNeeded) return
		isBusy.current = true
		setSaving('busy')
		const sent = current.current
		unanswered.current = [...unanswered.current, sent].slice(-mostUnanswered)
		keep()
		const body = { version: known.current.version, document: sent }
		const answer = await call(`PUT ${address}/draft`, body)
		isBusy.current = false
		const saved = v.safeParse(savedDraft, answer.body)
		if (answer.error === null && saved.success) {
			const { given, ...rest } = saved.output
			unanswered.current = []
			known.current = { version: rest.version, document: withNames(sent, given) }
			show(withNames(current.current, given))
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
			return isOwn(draft) ? save(true) : mergeWith(draft, draft.by, draft.at)
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
		const stored = known.current
		const mine = asJson(parsed.output.document)
		unanswered.current = parsed.output.unanswered.map(asJson)
		const sent = unanswered.current
		show(mine)
		if (!isOwn(stored)) {
			// It may still be under way.
			unanswered.current = sent
			show(compare(asJson(parsed.output.base), mine, stored.document).merged ?? stored.document)
		}
		if (!isDirty()) return keepInTab(name, '')
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
		unanswered.current = [...unanswered.current, current.current].slice(-mostUnanswered)
		keep()
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
