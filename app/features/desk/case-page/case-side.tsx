/** Beside the thread: documents, reminders, packs and what was submitted. */
import { useT } from '#app/language/strings.tsx'
import type { DocumentLabel } from '#domain/cases/codes.ts'
import type { CaseAnswer, Colleague } from '#domain/desk/desk-api.ts'
import { ArrivedFiles } from './arrived-files.tsx'
import { ContactChange } from './contact-change.tsx'
import { DocumentsPanel } from './documents-panel.tsx'
import type { PackUniversity } from './pack-dialog.tsx'
import { PackPanel } from './pack-panel.tsx'
import type { RefusalReason } from './refusal-form.tsx'
import { RemindersPanel } from './reminders-panel.tsx'
import { SubmissionPanel } from './submission-panel.tsx'
import type { CaseChange } from './use-case-change.ts'

interface SideProps {
	file: CaseAnswer
	country: string | null
	reasons: readonly RefusalReason[]
	missing: readonly DocumentLabel[]
	universities: readonly PackUniversity[]
	colleagues: readonly Colleague[]
	change: CaseChange
	onAsk: (label: DocumentLabel) => void
	again: () => void
	now: number
}

export function CaseSide(props: SideProps) {
	const { file, country, reasons, missing, universities, colleagues, change, onAsk, again } = props
	const t = useT('desk-case')
	return (
		<>
			<ArrivedFiles onChange={again} now={props.now} {...{ file, reasons }} />
			<DocumentsPanel onChange={again} {...{ file, reasons, missing, onAsk }} />
			<RemindersPanel
				onSwitch={(reminders) => void change.change({ reminders })}
				{...{ file, country }}
			/>
			<PackPanel onChange={again} {...{ file, universities, colleagues }} />
			<div className="case-submission-side">
				<ContactChange file={file} onChange={again} />
				<SubmissionPanel
					key={file.case.id}
					file={file}
					onChange={again}
					onContinue={(reference) =>
						void change.change(
							{ stage: 'done', outcome: 'done' },
							t('others.reason', { reference }),
						)
					}
				/>
			</div>
		</>
	)
}
