/** What the office asked for, each with its own place to send it: a plain form, so that scripts that fail keep nobody waiting. */
import { Upload } from 'lucide-react'
import { Bidi } from '#app/components/bidi.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { MissingDocument } from '#domain/cases/status.ts'
import { formatDate } from '#domain/format.ts'
import { documentKinds, documentRefusals } from '#domain/forms/document.ts'
import { SendButton } from './send-button.tsx'

const accept = Object.keys(documentKinds)
	.map((kind) => `.${kind}`)
	.join(',')

interface Refused {
	/** The request that the file was for. */
	request: string
	error: string
}

export function MissingDocuments({
	missing,
	refused,
}: {
	missing: readonly MissingDocument[]
	refused: Refused | null
}) {
	const t = useT('status')
	const isKnown = missing.some(({ id }) => id === refused?.request)
	return (
		<section id="missing" className="panel status-card status-need" aria-labelledby="need-title">
			<h2 id="need-title">{t('missing.title', { count: missing.length })}</h2>
			{refused && !isKnown && <UploadError error={refused.error} />}
			<ul className="grid gap-6">
				{missing.map((one) => (
					<li key={one.id}>
						<Wanted wanted={one} error={refused?.request === one.id ? refused.error : null} />
					</li>
				))}
			</ul>
		</section>
	)
}

const served: readonly string[] = ['no_room', 'too_often', ...documentRefusals]

/** The code stands in the address, where anybody can write another. */
function UploadError({ error }: { error: string }) {
	const t = useT('status')
	const apply = useT('apply')
	const isKnown = served.includes(error)
	return (
		<p role="alert" className="status-alert">
			{error === 'not_an_option'
				? t('missing.settled')
				: apply(`reasons.${isKnown ? error : 'server'}`)}
		</p>
	)
}

function Wanted({ wanted, error }: { wanted: MissingDocument; error: string | null }) {
	const t = useT('status')
	const language = useLanguage()
	const { id, document, note, dueOn } = wanted
	const field = `file-${id}`
	return (
		<form
			method="post"
			action={`/status/documents?request=${encodeURIComponent(id)}`}
			encType="multipart/form-data"
		>
			<h3>
				<label htmlFor={field}>{t(`documents.${document}`)}</label>
			</h3>
			{note && (
				<p dir="auto" className="status-note">
					{note}
				</p>
			)}
			{dueOn && <p>{t('missing.due', { day: formatDate(language, dueOn) })}</p>}
			{error && <UploadError error={error} />}
			<div className="status-drop">
				<input id={field} type="file" name="file" accept={accept} required />
				<SendButton variant="gold">
					<Upload className="icon" aria-hidden="true" />
					{t('missing.send')}
				</SendButton>
				<p>
					<Bidi>{t('missing.limits')}</Bidi>
				</p>
			</div>
		</form>
	)
}
