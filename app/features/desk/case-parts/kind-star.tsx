import BedDouble from 'lucide-react/icons/bed-double'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import MessageCircle from 'lucide-react/icons/message-circle'
import TicketsPlane from 'lucide-react/icons/tickets-plane'
import type { DeskCase } from '#domain/desk/desk-api.ts'

const icons = {
	contact_submissions: MessageCircle,
	accommodation_requests: BedDouble,
	visa_consultations: TicketsPlane,
	user_applications: GraduationCap,
}

/** What kind of case it is, in the star of the site. */
export function KindStar({ kind }: { kind: DeskCase['kind'] }) {
	const Icon = icons[kind]
	return (
		<span className="star">
			<Icon className="icon" aria-hidden="true" />
		</span>
	)
}
