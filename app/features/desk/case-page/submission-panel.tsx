/** What the applicant filled in, in words; passport and telephone behind a Show that is written down. */
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import FileText from 'lucide-react/icons/file-text'
import MapPinned from 'lucide-react/icons/map-pinned'
import { Link } from 'react-router'
import { Bidi } from '#app/components/bidi.tsx'
import { useT } from '#app/language/strings.tsx'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import type { CaseAnswer, CaseField, DeskCase } from '#domain/desk/desk-api.ts'
import { DeskError } from '../desk-error.tsx'
import { useSend } from '../use-send.ts'
import { ContactsList } from './contacts-list.tsx'
import { HiddenValue } from './hidden-value.tsx'
import { UndialableTag } from './undialable-tag.tsx'
import { UnprovedTag } from './unproved-tag.tsx'

interface PanelProps {
	file: CaseAnswer
	onChange: () => void
	/** The consultation is over: what follows is the application of this reference. */
	onContinue: (reference: string) => void
}

export function SubmissionPanel({ file, onChange, onContinue }: PanelProps) {
	const t = useT('desk-case')
	return (
		<section className="case-card" aria-label={t('submission.title')}>
			<header className="case-card-head">
				<h2>
					<CircleUserRound className="icon" aria-hidden="true" />
					{t('submission.title')}
				</h2>
				{file.case.kind === 'user_applications' && (
					<ButtonAnchor
						variant="quiet"
						small
						href={`/api/desk/cases/${file.case.id}/cover-sheet.pdf`}
					>
						<FileText className="icon" aria-hidden="true" />
						{t('submission.coverSheet')}
					</ButtonAnchor>
				)}
			</header>
			<dl className="case-submission">
				{file.fields
					.filter(({ lines }) => lines.length > 0)
					.map((field) => (
						<div key={field.name}>
							<dt>{field.label}</dt>
							<dd>
								<Value caseId={file.case.id} field={field} />
								{field.name === 'email' && <UnprovedTag provedAt={file.case.email_proved_at} />}
							</dd>
						</div>
					))}
			</dl>
			<ContactsList file={file} onChange={onChange} />
			{file.others.length > 0 && <Others file={file} onChange={onChange} onContinue={onContinue} />}
		</section>
	)
}

function Value({ caseId, field }: { caseId: string; field: CaseField }) {
	const { name, lines, label, isLatin, link, hidden, undialable } = field
	if (link)
		return (
			<a className="chip" href={link} target="_blank" rel="noreferrer">
				<MapPinned className="icon" aria-hidden="true" />
				<Bidi>{lines.join(' ')}</Bidi>
			</a>
		)
	return (
		<>
			{hidden ? (
				<HiddenValue asks={{ field: name }} {...{ caseId, lines, label }} />
			) : (
				lines.map((line) => (
					<bdi key={line} dir={isLatin ? 'ltr' : 'auto'}>
						{line}
					</bdi>
				))
			)}
			{undialable && <UndialableTag />}
		</>
	)
}

/** A consultation ends as done, or as an application that the same person has sent since. */
const canContinue = (current: DeskCase, other: DeskCase) =>
	current.kind === 'visa_consultations' &&
	current.closed_at === null &&
	other.kind === 'user_applications'

function Others({ file, onChange, onContinue }: PanelProps) {
	const t = useT('desk-case')
	const words = useT('desk-cases')
	const { send, answer, isBusy } = useSend(`${file.case.id} duplicate`)

	async function mark(of: string) {
		const given = await send(`POST /api/desk/cases/${file.case.id}/duplicate`, { of })
		if (given?.error === null) onChange()
	}

	return (
		<div className="case-others">
			<h3>{t('others.title')}</h3>
			<ul>
				{file.others.map((other) => (
					<li key={other.id}>
						<Link className="text-link" to={`/desk/cases/${other.id}`}>
							{words(`kind.${other.kind}`)} <bdi dir="ltr">{other.reference}</bdi>
						</Link>
						<UnprovedTag provedAt={other.email_proved_at} />
						{canContinue(file.case, other) && (
							<Button variant="line" small onClick={() => onContinue(other.reference)}>
								{t('others.continued')}
							</Button>
						)}
						{!file.case.closed_at && (
							<Button variant="quiet" small disabled={isBusy} onClick={() => void mark(other.id)}>
								{t('others.duplicate')}
							</Button>
						)}
					</li>
				))}
			</ul>
			<DeskError answer={answer} />
		</div>
	)
}
