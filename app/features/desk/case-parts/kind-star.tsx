import { BedDouble, GraduationCap, MessageCircle, TicketsPlane } from 'lucide-react'
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
