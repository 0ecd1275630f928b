/** What an event of the history looks like: the writer of a note, and for everything else a picture of its kind. */
import Bell from 'lucide-react/icons/bell'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import ContactRound from 'lucide-react/icons/contact-round'
import Copy from 'lucide-react/icons/copy'
import DoorClosed from 'lucide-react/icons/door-closed'
import Eye from 'lucide-react/icons/eye'
import FilePlus from 'lucide-react/icons/file-plus'
import FileQuestionMark from 'lucide-react/icons/file-question-mark'
import Flag from 'lucide-react/icons/flag'
import Hourglass from 'lucide-react/icons/hourglass'
import Link2 from 'lucide-react/icons/link-2'
import Link2Off from 'lucide-react/icons/link-2-off'
import Mail from 'lucide-react/icons/mail'
import MailOpen from 'lucide-react/icons/mail-open'
import MessageCircle from 'lucide-react/icons/message-circle'
import Package from 'lucide-react/icons/package'
import Pencil from 'lucide-react/icons/pencil'
import Phone from 'lucide-react/icons/phone'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Trash2 from 'lucide-react/icons/trash'
import Undo2 from 'lucide-react/icons/undo-2'
import Upload from 'lucide-react/icons/upload'
import type { ComponentType, SVGProps } from 'react'
import type { DeskEvent } from '#domain/desk/desk-api.ts'
import { WhatsAppIcon } from '../case-parts/whatsapp-icon.ts'
import { Avatar } from '../frame/avatar.tsx'

type Icon = ComponentType<SVGProps<SVGSVGElement>>

const icons: Readonly<Record<string, Icon>> = {
	received: FilePlus,
	message: Mail,
	message_undone: Undo2,
	wrote: MessageCircle,
	auto_mail: Mail,
	came_back: CircleX,
	delayed: Hourglass,
	mail_moved: MailOpen,
	uploaded: Upload,
	document: CircleCheck,
	requested: FileQuestionMark,
	reminded: Bell,
	opened: Eye,
	revealed: Eye,
	document_opened: Eye,
	pack_made: Package,
	pack_opened: Eye,
	link_made: Link2,
	link_mailed: Mail,
	links_stopped: Link2Off,
	door_locked: DoorClosed,
	contact_changed: ContactRound,
	contact_kept: ContactRound,
	contact_added: ContactRound,
	contact_removed: ContactRound,
	wa_reaction: WhatsAppIcon,
	wa_stopped: WhatsAppIcon,
	wa_resumed: WhatsAppIcon,
	sent_again: WhatsAppIcon,
	erasure_asked: Trash2,
	erasure_withdrawn: Undo2,
	retried: RotateCw,
	duplicate: Copy,
}
const channels: Readonly<Record<string, Icon>> = {
	whatsapp: WhatsAppIcon,
	wa: WhatsAppIcon,
	call: Phone,
}

function iconOf({ type, data }: DeskEvent): Icon {
	if (type === 'changed') return 'stage' in data || 'outcome' in data ? Flag : Pencil
	if (type === 'wrote' && data.channel === 'mail') return Mail
	if (type === 'wrote' && data.channel === 'wa') return WhatsAppIcon
	if (type === 'message') return channels[`${data.channel}`] ?? Mail
	if (type === 'document' && Array.isArray(data.state) && data.state[1] === 'refused') {
		return CircleX
	}
	return icons[type] ?? Pencil
}

export function EventIcon({ event, name }: { event: DeskEvent; name: string }) {
	if (event.type === 'note') return <Avatar id={event.actor} name={name} />
	const Icon = iconOf(event)
	return (
		<span className="event-mark">
			<Icon className="icon" aria-hidden="true" />
		</span>
	)
}
