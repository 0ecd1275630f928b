/** The dialogs of a case, of which one is open at a time; a conflict lies over all of them. */
import type { CaseAnswer, Colleague } from '#domain/desk/desk-api.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { LinksDialog } from './links-dialog.tsx'
import { ReachDialog } from './reach-dialog.tsx'
import { RulesDialog } from './rules-dialog.tsx'
import type { CaseChange } from './use-case-change.ts'

export type OpenDialog = 'edit' | 'erase' | 'links' | 'rules' | 'whatsapp' | 'call' | null

interface DialogsProps {
	open: OpenDialog
	onClose: () => void
	file: CaseAnswer
	colleagues: readonly Colleague[]
	change: CaseChange
	again: () => void
}

export function CaseDialogs({ open, onClose, file, colleagues, change, again }: DialogsProps) {
	const { id, kind, language } = file.case
	return (
		<>
			{open === 'erase' && <EraseDialog file={file} onDone={again} onClose={onClose} />}
			{open === 'links' && <LinksDialog file={file} onDone={again} onClose={onClose} />}
			{open === 'edit' && <EditDialog current={file.case} change={change} onClose={onClose} />}
			{open === 'rules' && <RulesDialog kind={kind} onClose={onClose} />}
			{(open === 'whatsapp' || open === 'call') && (
				<ReachDialog
					caseId={id}
					channel={open}
					body=""
					language={language}
					onDone={again}
					onClose={onClose}
				/>
			)}
			{change.conflict && (
				<ConflictDialog
					conflict={change.conflict}
					colleagues={colleagues}
					change={change.change}
					giveUp={() => {
						change.giveUp()
						again()
					}}
				/>
			)}
		</>
	)
}
