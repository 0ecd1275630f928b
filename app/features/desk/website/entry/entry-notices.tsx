/** What the writer should know: how saving goes, what was brought back, what was just published, what the release has. */
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleCheck from 'lucide-react/icons/circle-check'
import CloudOff from 'lucide-react/icons/cloud-off'
import EyeOff from 'lucide-react/icons/eye-off'
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useEffect, useRef } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatClock, formatMoment } from '#domain/desk/moment.ts'
import type { EntryAnswer } from '#domain/desk/website-api.ts'
import { DeskError } from '../../desk-error.tsx'
import { useSend } from '../../use-send.ts'
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
	onShow: () => void
}

export function EntryNotices({ entry, done, notice, saving, onBack, onShow }: NoticeProps) {
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
			{!entry.is_new && entry.published.state !== 'shown' && (
				<p className="web-notice">
					<EyeOff className="icon" aria-hidden="true" />
					<span>{t(`entry.${entry.published.state}`)}</span>
					<Button variant="line" small onClick={onShow}>
						{t('entry.show')}
					</Button>
				</p>
			)}
			<WaitingVersions entry={entry} />
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

/** What is published on a later day: what it changes, and taking it back before that. */
function WaitingVersions({ entry }: { entry: EntryAnswer }) {
	const t = useT('website')
	const language = useLanguage()
	const { revalidate } = useRevalidator()
	const { kind, id, waiting, published } = entry
	const { send, answer, isBusy } = useSend(`withdraw ${kind}/${id}`)
	const now = published.number === 0 ? 'file' : published.number
	async function withdraw(number: number) {
		const given = await send(`DELETE /api/desk/website/${kind}/${id}/versions/${number}`)
		if (given && !given.error) await revalidate()
	}
	return (
		<>
			{waiting.map(({ number, live_at }) => (
				<p key={number} className="web-notice">
					<CalendarClock className="icon" aria-hidden="true" />
					<span>{t('entry.waits', { number, date: formatMoment(language, live_at) })}</span>
					<Link
						className="text-link"
						to={`/desk/website/${kind}/${id}/history?from=${now}&to=${number}`}
					>
						{t('banner.compare')}
					</Link>
					<Button variant="line" small disabled={isBusy} onClick={() => void withdraw(number)}>
						{t('history.withdraw', { number })}
					</Button>
				</p>
			))}
			<DeskError answer={answer} />
		</>
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
