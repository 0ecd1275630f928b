/** What the writer should know: how saving goes, what was brought back, who else wrote, what waits, what the release has. */
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CloudOff from 'lucide-react/icons/cloud-off'
import EyeOff from 'lucide-react/icons/eye-off'
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Users from 'lucide-react/icons/users'
import { Link, useRevalidator } from 'react-router'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatClock, formatMoment } from '#domain/desk/moment.ts'
import type { EntryAnswer } from '#domain/desk/website-api.ts'
import { DeskError } from '../../desk-error.tsx'
import { useDesk } from '../../frame/desk-context.ts'
import { useSend } from '../../use-send.ts'
import type { Saving } from './use-entry-draft.ts'

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
	// Said in the notice, in full.
	if (saving === 'gone') return null
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
	nameOf: (id: string | null) => string
	notice: 'restored' | 'published' | null
	saving: Saving
	onShow: () => void
}

export function EntryNotices({ entry, nameOf, notice, saving, onShow }: NoticeProps) {
	const t = useT('website')
	return (
		<div className="web-notices">
			{saving === 'signedOut' && (
				<p className="web-notice" role="alert">
					<CloudOff className="icon" aria-hidden="true" />
					<span>{t('saving.signedOut')}</span>
					<a className="text-link" href="/desk/sign-in" target="_blank" rel="noreferrer">
						{t('saving.signIn')}
					</a>
				</p>
			)}
			{saving === 'gone' && (
				<p className="web-notice" role="alert">
					<CloudOff className="icon" aria-hidden="true" />
					<span>{t('saving.gone')}</span>
					<Link className="text-link" to="/desk/website">
						{t('title')}
					</Link>
				</p>
			)}
			{notice && (
				<p className="web-notice" role="status">
					<RotateCcw className="icon" aria-hidden="true" />
					<span>{t(`saving.${notice}`)}</span>
				</p>
			)}
			<SharedDraft entry={entry} nameOf={nameOf} />
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

/** Who else wrote in the draft; null where it is one's own. */
export function otherWriterOf({ draft }: Pick<EntryAnswer, 'draft'>, me: string): string | null {
	if (!draft) return null
	return [draft.started_by, draft.by].find((id) => id !== me) ?? null
}

/** A colleague's text that waits here would be published along with what is written now. */
function SharedDraft({ entry, nameOf }: Pick<NoticeProps, 'entry' | 'nameOf'>) {
	const t = useT('website')
	const language = useLanguage()
	const { person } = useDesk()
	const { kind, id, draft, published } = entry
	const other = otherWriterOf(entry, person.id)
	if (!draft || other === null) return null
	const from = published.number === 0 ? 'file' : published.number
	return (
		<p className="web-notice">
			<Users className="icon" aria-hidden="true" />
			<span>
				{t('entry.draftOf', { name: nameOf(other), date: formatMoment(language, draft.at) })}
			</span>
			{published.document !== null && (
				<Link
					className="text-link"
					to={`/desk/website/${kind}/${id}/history?from=${from}&to=draft`}
				>
					{t('entry.draftSee')}
				</Link>
			)}
		</p>
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
