/** All versions of an entry, and the difference between two of them, field by field. */
import Box from 'lucide-react/icons/box'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { Colleague } from '#domain/desk/desk-api.ts'
import { formatMoment } from '#domain/desk/moment.ts'
import type { VersionsAnswer } from '#domain/desk/website-api.ts'
import type { Change } from '#domain/website/changes.ts'
import { putBack } from '#domain/website/put-back.ts'
import { DeskError } from '../../desk-error.tsx'
import { useSend } from '../../use-send.ts'
import { previewAddress } from '../preview-address.ts'
import { Differences } from './differences.tsx'
import { PublishDraft } from './publish-draft.tsx'
import { VersionRow } from './version-row.tsx'

interface ScreenProps {
	history: VersionsAnswer
	colleagues: readonly Colleague[]
	now: string
}

type Side = VersionsAnswer['from']['number']

/** 0 is the file of the release. */
const numberOf = (side: Side) => (typeof side === 'number' ? side : 0)

export function HistoryScreen({ history, colleagues, now }: ScreenProps) {
	const t = useT('website')
	const language = useLanguage()
	const navigate = useNavigate()
	const { revalidate } = useRevalidator()
	const [asked, setAsked] = useSearchParams()
	const { send, answer, isBusy } = useSend(`restore ${history.kind}/${history.id}`)
	const { kind, id, name, versions, from, to, draft } = history
	const nameOf = (person: string) => colleagues.find((one) => one.id === person)?.name ?? person
	const sideName = (side: Side) =>
		side === 'draft' || side === 'file'
			? t(`history.${side}`)
			: t('history.version', { number: side })

	function choose(which: 'from' | 'to', side: Side, other?: Side) {
		const next = new URLSearchParams(asked)
		next.set(which, `${side}`)
		if (other !== undefined) next.set('to', `${other}`)
		setAsked(next, { replace: true, preventScrollReset: true })
	}
	async function restore() {
		const number = numberOf(from.number)
		const given = await send(`POST /api/desk/website/${kind}/${id}/versions/${number}/restore`, {})
		if (given && !given.error) void navigate(`/desk/website/${kind}/${id}`, { state: 'wentBack' })
	}
	async function withdraw(number: number) {
		const given = await send(`DELETE /api/desk/website/${kind}/${id}/versions/${number}`)
		if (given && !given.error) void revalidate()
	}

	// The newer side is what would be published next: the draft, or what is shown where there is none.
	const isNext = to.number === 'draft' || (!draft && to.number === (history.current || 'file'))
	async function back(change: Change) {
		const document = putBack(to.document ?? undefined, change)
		const given = await send(`PUT /api/desk/website/${kind}/${id}/draft`, {
			version: draft?.version ?? 0,
			document,
		})
		if (given && !given.error) {
			choose('from', from.number, 'draft')
			void revalidate()
		}
	}

	const texts = versions.filter(({ has_text }) => has_text).length
	// Two texts are needed to compare; a hint and buttons beside a single one lead nowhere.
	const isComparable = texts + Number(draft !== null) + Number(history.shipped !== null) > 1
	const sides = (side: Side) =>
		isComparable && (
			<span className="web-sides">
				{(['from', 'to'] as const).map((which) => (
					<button
						key={which}
						type="button"
						aria-pressed={history[which].number === side}
						aria-label={t(`history.${which}Of`, { name: sideName(side) })}
						onClick={() => choose(which, side)}
					>
						{t(`history.${which}`)}
					</button>
				))}
			</span>
		)

	return (
		<div className="web-history">
			<title>{t('history.title', { name: name[language] })}</title>
			<div className="web-room-head">
				<h1>{t('history.title', { name: name[language] })}</h1>
				<ButtonLink variant="line" to={`/desk/website/${kind}/${id}`}>
					<Pencil className="icon" aria-hidden="true" />
					{t('history.toEntry')}
				</ButtonLink>
			</div>
			<PublishDraft
				history={history}
				onChange={() => {
					setAsked(new URLSearchParams(), { replace: true, preventScrollReset: true })
					void revalidate()
				}}
			/>
			<DeskError answer={answer?.error === 'draft' ? null : answer} />
			{answer?.error === 'draft' && (
				<p role="alert" className="desk-alert">
					{t('history.hasDraft')}
				</p>
			)}
			<div className="web-history-cols">
				<ol className="desk-panel web-versions" aria-label={t('history.list')}>
					{isComparable && <li className="web-versions-hint">{t('history.choose')}</li>}
					{draft && (
						<li>
							<span className="web-version-mark is-draft">
								<Pencil className="icon" aria-hidden="true" />
							</span>
							<span className="web-version-words">
								<b>{t('history.draft')}</b>
								<small>
									<span>
										<bdi>{nameOf(draft.by)}</bdi> · {formatMoment(language, draft.at)}
									</span>
								</small>
							</span>
							{sides('draft')}
						</li>
					)}
					{versions.map((version) => (
						<VersionRow
							key={version.number}
							version={version}
							isCurrent={version.number === history.current}
							isWaiting={version.live_at > now && !version.is_withdrawn}
							by={nameOf(version.by)}
							onWithdraw={() => void withdraw(version.number)}
						>
							{version.has_text && sides(version.number)}
						</VersionRow>
					))}
					{history.shipped !== null && (
						<li>
							<span className="web-version-mark">
								<Box className="icon" aria-hidden="true" />
							</span>
							<span className="web-version-words">
								<b>{t('history.file')}</b>
								{history.current === 0 && <span className="tag tag-ok">{t('history.live')}</span>}
							</span>
							{sides('file')}
						</li>
					)}
				</ol>
				<section className="desk-panel web-differences" aria-labelledby="web-differences">
					<h2 id="web-differences">
						{t('history.differences')}{' '}
						<small>
							{sideName(from.number)} – {sideName(to.number)}
						</small>
					</h2>
					<Differences
						before={from.document}
						after={to.document}
						names={[sideName(from.number), sideName(to.number)]}
						onPutBack={isNext && from.document !== null ? (change) => void back(change) : null}
					/>
					{history.path !== null && from.document !== null && (
						<a
							className="text-link"
							href={previewAddress(history.path, {
								...{ kind, id, language },
								...(from.number !== 'draft' && { version: numberOf(from.number) }),
							})}
							target="_blank"
							rel="noreferrer"
						>
							<Eye className="icon" aria-hidden="true" />
							{t('history.preview', { name: sideName(from.number) })}
						</a>
					)}
					{from.number !== 'draft' && from.number !== (history.current || 'file') && (
						<div className="web-restore">
							<p className="desk-muted">{t('history.restoreText')}</p>
							<Button variant="brand" disabled={isBusy} onClick={() => void restore()}>
								<RotateCcw className="icon" aria-hidden="true" />
								{from.number === 'file'
									? t('history.restoreFile')
									: t('history.restore', { name: sideName(from.number) })}
							</Button>
						</div>
					)}
				</section>
			</div>
		</div>
	)
}
