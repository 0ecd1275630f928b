/** The draft among the versions can be published where it was put together. */
import CircleCheck from 'lucide-react/icons/circle-check'
import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatMoment } from '#domain/desk/moment.ts'
import type { VersionsAnswer } from '#domain/desk/website-api.ts'
import { PublishDialog, type Published } from '../entry/publish-dialog.tsx'
import { readyToPublish, type ToPublish } from '../entry/ready-to-publish.ts'

interface PublishProps {
	history: Pick<VersionsAnswer, 'kind' | 'id' | 'name' | 'draft'>
	/** The list of versions is another one now. */
	onChange: () => void
}

type Shown = 'unfinished' | Published | null

/** The button that was pressed is gone: the keyboard goes on from what is said. */
const focusNote = (note: HTMLElement | null) => note?.focus({ preventScroll: true })

export function PublishDraft({ history: { kind, id, name, draft }, onChange }: PublishProps) {
	const t = useT('website')
	const language = useLanguage()
	const [ready, setReady] = useState<ToPublish | null>(null)
	const [shown, setShown] = useState<Shown>(null)

	async function prepare() {
		const entry = await readyToPublish({ kind, id, name: name[language] })
		const isUnfinished = entry?.findings.some(({ level }) => level === 'error') === true
		setShown(isUnfinished ? 'unfinished' : null)
		if (entry === null) onChange()
		else if (!isUnfinished) setReady(entry)
	}

	return (
		<>
			{draft && (
				<div className="web-publish-draft">
					<p>{t('history.draftWaits')}</p>
					<Button variant="gold" onClick={() => void prepare()}>
						<Upload className="icon" aria-hidden="true" />
						{t('history.publishDraft')}
					</Button>
				</div>
			)}
			{shown === 'unfinished' && (
				<p role="alert" className="desk-alert">
					{t('history.unfinished')}{' '}
					<Link className="text-link" to={`/desk/website/${kind}/${id}`}>
						{t('history.toEntry')}
					</Link>
				</p>
			)}
			{shown !== null && shown !== 'unfinished' && (
				<p className="web-notice web-notice-good" role="status" tabIndex={-1} ref={focusNote}>
					<CircleCheck className="icon" aria-hidden="true" />
					<span>
						{shown.isDated
							? t('publish.doneDated', { date: formatMoment(language, shown.live_at) })
							: t('publish.done')}{' '}
						{shown.left > 0 && t('publish.stays', { count: shown.left })}
					</span>
				</p>
			)}
			{ready && (
				<PublishDialog
					entries={[ready]}
					onDone={(published) => {
						setReady(null)
						setShown(published)
						onChange()
					}}
					onClose={() => setReady(null)}
				/>
			)}
		</>
	)
}
