/** The whole page of a request, as far as the visitor's level reaches. */
import Download from 'lucide-react/icons/download'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import Printer from 'lucide-react/icons/printer'
import { OfflineNote } from '#app/components/offline-note.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import { presentStage, type RefusedStatusForm, type StatusView } from '#domain/cases/status.ts'
import { paths, withLanguage } from '#domain/paths.ts'
import { AppliedFor } from './applied-for.tsx'
import { BothTimes } from './both-times.tsx'
import { ErasureNote } from './erasure-note.tsx'
import { FamilyCard } from './family-card.tsx'
import { FamilyQuestions } from './family-questions.tsx'
import { HelperCard } from './helper-card.tsx'
import { isMessage } from './is-message.ts'
import { MailLinkCard } from './mail-link-card.tsx'
import { Messages } from './messages.tsx'
import { MissingDocuments, type RefusedFile } from './missing-documents.tsx'
import { Outcome } from './outcome.tsx'
import { OwnActions } from './own-actions.tsx'
import { PromisedTime } from './promised-time.tsx'
import { ReceivedDocuments } from './received-documents.tsx'
import { Sea } from './sea.tsx'
import { SendButton } from './send-button.tsx'
import { StageTimeline } from './stage-timeline.tsx'

interface OverviewProps {
	view: StatusView
	refused: RefusedStatusForm | null
	upload: RefusedFile | null
	familyAddress: string | null
	/** The code of what was just done. */
	notice: string | null
}

export function Overview({ view, refused, upload, familyAddress, notice }: OverviewProps) {
	const t = useT('status')
	const answers = useT('status-answers')
	const documents = useT('status-documents')
	const language = useLanguage()
	const { person, own, kind, stages, level, ending, turn } = view
	const words = useT(isMessage(kind) ? 'status-message' : 'status-request')
	// A family reads of the applicant; everybody else reads of themselves.
	const stage = useT(level === 'family' ? 'status-family' : 'status-stages')
	const now = presentStage(view)
	// After the answer to a message nothing is asked of anybody; where a document is, the page says so below.
	const isAsked = isMessage(kind) && turn === 'student' && view.missingCount > 0
	// A file that nobody asked for is refused beside the form it was sent with.
	const isUnasked = own !== null && upload?.request === ''
	const refusedAsked = person && !isUnasked ? upload : null
	const isOften = refused?.error === 'too_often'
	const of = (form: string) => (refused?.form === form ? refused : null)
	return (
		<div className="status-page">
			<Sea stages={stages} />
			<div className="wrap status-intro">
				<div>
					<p className="status-person">
						{person && (
							<span>
								{words('person')} <bdi>{person.firstName}</bdi>{' '}
								<b>
									<bdi dir="ltr">{person.reference}</bdi>
								</b>
							</span>
						)}
						<span>
							{t('updated')} <BothTimes time={view.updatedAt} />
						</span>
					</p>
					<h1>{ending ? words(`ending.${ending}`) : stage(`now.${kind}.${now}.head`)}</h1>
					{notice && (
						<Outcome>
							{notice === 'withdrawn' ? words('withdraw.done') : answers(`notice.${notice}`)}
						</Outcome>
					)}
					<OfflineNote sendState={{}} />
					{isOften && (
						<Outcome isRefusal>
							{answers('often', { count: Math.ceil((refused.wait ?? 60) / 60) })}
						</Outcome>
					)}
					{refused?.error === 'not_yours' && <Outcome isRefusal>{answers('notYours')}</Outcome>}
					{!ending && !isAsked && (
						<p className="status-lead">
							{turn === 'student'
								? words(level === 'family' ? 'family.turn' : 'turn')
								: view.missingCount > 0 && turn !== 'nobody'
									? documents(`besides.${turn}`)
									: stage(`turn.${turn}`)}
						</p>
					)}
					{view.promise && <PromisedTime time={view.promise.by} level={level} kind={kind} />}
					{level === 'family' && view.missingCount > 0 && (
						<p>{documents('count', { count: view.missingCount })}</p>
					)}
				</div>
				<div className="actions status-print">
					<Button variant="line" onClick={() => print()}>
						<Printer className="icon" aria-hidden="true" />
						{t('print')}
					</Button>
					{(view.missing.length > 0 || (own && own.documents.length > 0)) && (
						<ButtonAnchor variant="line" href={withLanguage(paths.ownChecklist(), language)}>
							<Download className="icon" aria-hidden="true" />
							{t('checklist')}
						</ButtonAnchor>
					)}
				</div>
			</div>
			<div className="wrap status-columns">
				<div className="grid gap-6">
					{own?.erasure && <ErasureNote {...own.erasure} />}
					{(view.missing.length > 0 || refusedAsked) && (
						<MissingDocuments missing={view.missing} refused={refusedAsked} />
					)}
					<StageTimeline {...view} />
					{own && <Messages messages={own.messages} refused={of('messages')} />}
				</div>
				<div className="grid gap-6">
					<MailLinkCard {...view} />
					{level === 'family' && <FamilyQuestions />}
					{own && <FamilyCard address={familyAddress} kind={kind} />}
					{view.helper && person && (
						<HelperCard helper={view.helper} reference={person.reference} kind={kind} />
					)}
					{view.applied && <AppliedFor applied={view.applied} answers={own?.answers ?? []} />}
					{own && (
						<ReceivedDocuments
							documents={own.documents}
							isOpen={view.closedAt === null}
							refused={isUnasked ? upload : null}
						/>
					)}
					{own && (
						<OwnActions
							kind={kind}
							isOpen={view.closedAt === null}
							willBeErased={own.erasure !== null}
							isReminded={own.isReminded}
							refused={isOften ? null : of('contact')}
						/>
					)}
					<p className="status-private">
						<LockKeyhole className="icon" aria-hidden="true" />
						{level === 'own' ? words('private') : t(`private.${level}`)}
					</p>
					<form method="post" action="/status/leave">
						<SendButton variant="quiet" small className="status-leave">
							{t('leave')}
						</SendButton>
					</form>
				</div>
			</div>
		</div>
	)
}
