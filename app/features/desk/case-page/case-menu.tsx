/** What is rarely done with a case, behind one button. */
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import FileQuestionMark from 'lucide-react/icons/file-question-mark'
import Link2 from 'lucide-react/icons/link-2'
import MailOpen from 'lucide-react/icons/mail-open'
import MessageSquareLock from 'lucide-react/icons/message-square-lock'
import Pencil from 'lucide-react/icons/pencil'
import Phone from 'lucide-react/icons/phone'
import Trash2 from 'lucide-react/icons/trash'
import { useId, useRef } from 'react'
import { useT } from '#app/language/strings.tsx'
import { useMenu } from '#app/ui/use-menu.ts'

export interface MenuActions {
	edit: () => void
	note: () => void
	request: () => void
	call: () => void
	links: () => void
	unread: () => void
	rules: () => void
	/** The manager's alone, and of no use twice. */
	erase: (() => void) | null
}

export function CaseMenu({ actions }: { actions: MenuActions }) {
	const t = useT('desk-case')
	const id = useId()
	const box = useRef<HTMLDivElement>(null)
	const [open, setOpen] = useMenu(box)
	const rows = [
		{ label: t('edit.title'), Icon: Pencil, act: actions.edit },
		{ label: t('compose.note'), Icon: MessageSquareLock, act: actions.note },
		{ label: t('compose.request'), Icon: FileQuestionMark, act: actions.request },
		{ label: t('menu.call'), Icon: Phone, act: actions.call },
		{ label: t('links.title'), Icon: Link2, act: actions.links },
		{ label: t('menu.unread'), Icon: MailOpen, act: actions.unread },
		{ label: t('rules.title'), Icon: CircleQuestionMark, act: actions.rules },
	]
	const choose = (act: () => void) => () => {
		setOpen(false)
		// A dialog gives the focus back to where it was: to the button, for its row is gone by then.
		box.current?.querySelector('button')?.focus()
		act()
	}
	return (
		<div ref={box} className="case-menu">
			<button
				type="button"
				className="btn btn-line"
				aria-label={t('menu.more')}
				title={t('menu.more')}
				aria-expanded={open}
				aria-controls={id}
				onClick={() => setOpen(!open)}
			>
				<EllipsisVertical className="icon" aria-hidden="true" />
			</button>
			<div id={id} className="menu-panel case-menu-panel" hidden={!open}>
				{rows.map(({ label, Icon, act }) => (
					<button key={label} type="button" onClick={choose(act)}>
						<Icon className="icon" aria-hidden="true" />
						{label}
					</button>
				))}
				{actions.erase && (
					<button type="button" className="is-danger" onClick={choose(actions.erase)}>
						<Trash2 className="icon" aria-hidden="true" />
						{t('erase.title')}
					</button>
				)}
			</div>
		</div>
	)
}
