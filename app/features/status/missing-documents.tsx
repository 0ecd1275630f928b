/** What the office asked for, each with its own place to send it: a plain form, so that scripts that fail keep nobody waiting. */
import Upload from 'lucide-react/icons/upload'
import { Bidi } from '#app/components/bidi.tsx'
import { FileInput } from '#app/components/file-input.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { MissingDocument } from '#domain/cases/status.ts'
import { formatDate } from '#domain/format.ts'
import { Outcome } from './outcome.tsx'
import { SendButton } from './send-button.tsx'

const limits = 'document-limits'

export interface RefusedFile {
	/** The request that the file was for. */
	request: string
	/** Why it was not kept; null when nobody waits for it any more. */
	reason: string | null
}

export function MissingDocuments({
	missing,
	refused,
}: {
	missing: readonly MissingDocument[]
	refused: RefusedFile | null
}) {
	const t = useT('status-documents')
	const isKnown = missing.some(({ id }) => id === refused?.request)
	return (
		<section id="missing" className="panel status-card status-need" aria-labelledby="need-title">
			<h2 id="need-title">{t('title', { count: missing.length })}</h2>
			{refused && !isKnown && <UploadError reason={refused.reason} />}
			<ul className="grid gap-6">
				{missing.map((one) => (
					<li key={one.id}>
						<Wanted wanted={one} refused={refused?.request === one.id ? refused : null} />
					</li>
				))}
			</ul>
			{missing.length > 0 && (
				<p id={limits} className="status-limits">
					<Bidi>{t('limits')}</Bidi>
				</p>
			)}
		</section>
	)
}

export function UploadError({ reason }: Pick<RefusedFile, 'reason'>) {
	const t = useT('status-documents')
	const apply = useT('apply')
	return (
		<Outcome isRefusal>
			{reason === null ? t('settled') : t('failed', { reason: apply(`reasons.${reason}`) })}
		</Outcome>
	)
}

function Wanted({ wanted, refused }: { wanted: MissingDocument; refused: RefusedFile | null }) {
	const t = useT('status-documents')
	const language = useLanguage()
	const { id, document, note, dueOn } = wanted
	const name = `document-${id}`
	return (
		<form
			method="post"
			action={`/status/documents?request=${encodeURIComponent(id)}`}
			encType="multipart/form-data"
		>
			<h3 id={name}>{t(`documents.${document}`)}</h3>
			{note && (
				<p dir="auto" className="status-note">
					{note}
				</p>
			)}
			{dueOn && <p>{t('due', { day: formatDate(language, dueOn) })}</p>}
			{refused && <UploadError reason={refused.reason} />}
			<div className="status-drop">
				<FileInput aria-labelledby={name} aria-describedby={limits} />
				<SendButton variant="gold">
					<Upload className="icon" aria-hidden="true" />
					{t('send')}
				</SendButton>
			</div>
		</form>
	)
}
