/** What the writer should know: how saving goes, what was brought back, what was just published, what the release has. */
import CircleCheck from 'lucide-react/icons/circle-check'
import CloudOff from 'lucide-react/icons/cloud-off'
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatClock, formatMoment } from '#domain/desk/moment.ts'
import type { EntryAnswer } from '#domain/desk/website-api.ts'
import type { Saving } from './use-entry-draft.ts'

export interface PublishedNote {
	live_at: string
	isDated: boolean
	/** The version that was shown before; none of an entry that is new. */
	before: number | null
}

export function SavingWords({ saving, savedAt }: { saving: Saving; savedAt: string | null }) {
	const t = useT('website')
	const language = useLanguage()
	if (saving === 'busy') {
		return (
			<>
				<span className="spinner" aria-hidden="true" />
				{t('saving.busy')}
			</>
		)
	}
	if (saving === 'failed' || saving === 'offline' || saving === 'signedOut') {
		return (
			<span className="web-unsaved">
				<CloudOff className="icon" aria-hidden="true" />
				{t(`saving.${saving}`)}
			</span>
		)
	}
	return savedAt ? t('saving.done', { time: formatClock(language, savedAt) }) : null
}

interface NoticeProps {
	entry: EntryAnswer
	done: PublishedNote | 'erased' | 'wentBack' | null
	notice: 'restored' | 'published' | null
	saving: Saving
	onBack: (number: number) => void
}

export function EntryNotices({ entry, done, notice, saving, onBack }: NoticeProps) {
	const t = useT('website')
	const language = useLanguage()
	const place = useRef<HTMLDivElement>(null)
	// Published from far down a form, the answer would be out of sight.
	useEffect(() => {
		if (done) place.current?.scrollIntoView({ block: 'center' })
	}, [done])
	return (
		<div className="web-notices" ref={place}>
			{saving === 'signedOut' && (
				<p className="web-notice" role="alert">
					<CloudOff className="icon" aria-hidden="true" />
					<span>{t('saving.signedOut')}</span>
					<a className="text-link" href="/desk/sign-in" target="_blank" rel="noreferrer">
						{t('saving.signIn')}
					</a>
				</p>
			)}
			{notice && (
				<p className="web-notice" role="status">
					<RotateCcw className="icon" aria-hidden="true" />
					<span>{t(`saving.${notice}`)}</span>
				</p>
			)}
			{done === 'erased' && (
				<p className="web-notice web-notice-good" role="status">
					<CircleCheck className="icon" aria-hidden="true" />
					<span>{t('erase.done')}</span>
				</p>
			)}
			{done === 'wentBack' && (
				<p className="web-notice" role="status">
					<RotateCcw className="icon" aria-hidden="true" />
					<span>{t('saving.wentBack')}</span>
				</p>
			)}
			{done && typeof done !== 'string' && (
				<p className="web-notice web-notice-good" role="status">
					<CircleCheck className="icon" aria-hidden="true" />
					<span>
						{done.isDated
							? t('publish.doneDated', { date: formatMoment(language, done.live_at) })
							: t('publish.done')}
					</span>
					{!done.isDated && entry.path && (
						<a className="text-link" href={entry.path} target="_blank" rel="noreferrer">
							{t('publish.see')}
						</a>
					)}
					{!done.isDated && done.before !== null && (
						<BackButton before={done.before} onBack={onBack} />
					)}
				</p>
			)}
			{entry.release !== null && (
				<p className="web-notice">
					<GitCompareArrows className="icon" aria-hidden="true" />
					<span>{t('banner.release')}</span>
					<Link
						className="text-link"
						to={`/desk/website/${entry.kind}/${entry.id}/history?from=${entry.published.number}&to=file`}
					>
						{t('banner.compare')}
					</Link>
				</p>
			)}
		</div>
	)
}

function BackButton({ before, onBack }: { before: number; onBack: (number: number) => void }) {
	const t = useT('website')
	return (
		<Button variant="line" small onClick={() => onBack(before)}>
			{t('publish.backTo')}
		</Button>
	)
}
