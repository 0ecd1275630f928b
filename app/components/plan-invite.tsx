import Route from 'lucide-react/icons/route'
import { paths } from '#domain/paths.ts'
import { ButtonLink } from '../ui/button.tsx'

interface PlanInviteProps {
	title: string
	text: string
	action: string
}

/** Leads to the plan from where its questions arise: what the year costs, whether one is admitted, when to begin. */
export function PlanInvite({ title, text, action }: PlanInviteProps) {
	return (
		<aside className="wrap plan-invite no-print" aria-label={title}>
			<span className="star" aria-hidden="true">
				<Route className="icon" />
			</span>
			<div>
				<p className="plan-invite-title">{title}</p>
				<p>{text}</p>
			</div>
			<ButtonLink variant="brand" to={paths.plan()}>
				{action}
			</ButtonLink>
		</aside>
	)
}
