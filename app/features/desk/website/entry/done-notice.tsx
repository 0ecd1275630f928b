/** What was just done, in sight wherever somebody is in the form: published, dated, erased or brought back. */
import CircleCheck from 'lucide-react/icons/circle-check'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { formatMoment } from '#domain/desk/moment.ts'
import type { Json } from '#domain/website/json.ts'
import type { EntryState } from '#domain/website/versions.ts'

interface PublishedNote {
	live_at: string
	isDated: boolean
	/** What was shown before; nothing of an entry that is new. */
	before: ShownBefore | null
	/** Changes that stayed in the draft. */
	left: number
}

export interface ShownBefore {
	number: number
	document: Json | null
}

export type Done = PublishedNote | EntryState | 'erased' | 'wentBack' | 'renamed'

interface DoneProps {
	done: Done
	/** The public page; null where it has none. */
	path: string | null
	/** What was published is not shown: the entry is hidden or deleted. */
	isHidden: boolean
	onBack: (before: ShownBefore) => void
	onClose: () => void
}

export function DoneNotice({ done, path, isHidden, onBack, onClose }: DoneProps) {
	const t = useT('website')
	const note = useRef<HTMLDivElement>(null)
	// Synchronises with the focus: the button that was pressed has nothing more to do, and would leave the keyboard nowhere.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that was done.
	useEffect(() => note.current?.focus({ preventScroll: true }), [done])
	const isPublished = typeof done !== 'string' && !done.isDated
	const Icon = done === 'wentBack' ? RotateCcw : CircleCheck
	return (
		<div
			ref={note}
			tabIndex={-1}
			className={`web-notice web-said ${done === 'wentBack' ? '' : 'web-notice-good'}`}
			role="status"
		>
			<Icon className="icon" aria-hidden="true" />
			<span>
				<DoneWords {...{ done, isHidden }} hasPage={path !== null} />
			</span>
			{isPublished && path && !isHidden && (
				<a className="text-link" href={path} target="_blank" rel="noreferrer">
					{t('publish.see')}
				</a>
			)}
			{isPublished && done.before !== null && <BackButton before={done.before} onBack={onBack} />}
			<IconButton icon={X} label={t('close')} title={t('close')} onClick={onClose} />
		</div>
	)
}

interface WordsProps extends Pick<DoneProps, 'done' | 'isHidden'> {
	hasPage: boolean
}

function DoneWords({ done, isHidden, hasPage }: WordsProps) {
	const t = useT('website')
	const language = useLanguage()
	if (done === 'erased') return t('erase.done')
	if (done === 'renamed') return t('names.done')
	if (done === 'wentBack') return t('saving.wentBack')
	if (typeof done === 'string') return t(`publish.done_${done}`)
	const said = done.isDated
		? t('publish.doneDated', { date: formatMoment(language, done.live_at) })
		: t(isHidden ? 'publish.doneUnseen' : hasPage ? 'publish.done' : 'publish.doneUsed')
	return done.left > 0 ? `${said} ${t('publish.stays', { count: done.left })}` : said
}

function BackButton({ before, onBack }: { before: ShownBefore; onBack: DoneProps['onBack'] }) {
	const t = useT('website')
	return (
		<Button variant="line" small onClick={() => onBack(before)}>
			{t('publish.backTo')}
		</Button>
	)
}
