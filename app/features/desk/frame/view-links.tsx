import Globe from 'lucide-react/icons/globe'
import Inbox from 'lucide-react/icons/inbox'
import { Link, useLocation } from 'react-router'
import { useT } from '#app/language/strings.tsx'
import type { SavedView } from '#domain/desk/desk-api.ts'
import { hasRight, type Role } from '#domain/desk/roles.ts'
import { isCurrent, isInWebsite, type View, viewGroups, websiteGroups } from './views.ts'

/** By the name of a view, or of whom a case waits for. */
export type Numbers = Readonly<Record<string, number>>

/** All views in their groups; the rail on wide screens and the menu on narrow ones. */
export function ViewLinks({
	role,
	counts,
	saved,
}: {
	role: Role
	counts: Numbers
	saved: readonly SavedView[]
}) {
	const t = useT('desk')
	const { pathname } = useLocation()
	const isManager = hasRight(role, 'manage')
	const groups = isInWebsite(pathname, role) ? websiteGroups(t) : viewGroups(t, saved)
	return groups
		.filter(({ forManagers, views }) => (isManager || !forManagers) && views.length > 0)
		.map(({ label, heading, views }) => (
			<nav key={label} aria-label={label}>
				{heading && <p aria-hidden="true">{label}</p>}
				{views
					.filter(({ hidesEmpty, count }) => !hidesEmpty || (counts[count ?? ''] ?? 0) > 0)
					.map((view) => (
						<ViewLink key={view.to} view={view} count={counts[view.count ?? '']} />
					))}
			</nav>
		))
}

/** For those who work in both rooms. */
export function RoomLinks({ role }: { role: Role }) {
	const t = useT('desk')
	const { pathname } = useLocation()
	if (!hasRight(role, 'cases') || !hasRight(role, 'website')) return null
	const isWebsite = isInWebsite(pathname, role)
	const rooms = [
		{ to: '/desk', label: t('rooms.cases'), Icon: Inbox, isHere: !isWebsite },
		{ to: '/desk/website', label: t('rooms.website'), Icon: Globe, isHere: isWebsite },
	]
	return (
		<nav className="rail-rooms" aria-label={t('rooms.label')}>
			{rooms.map(({ to, label, Icon, isHere }) => (
				<Link key={to} to={to} aria-current={isHere ? 'true' : undefined} title={label}>
					<Icon className="icon" aria-hidden="true" />
					<span>{label}</span>
				</Link>
			))}
		</nav>
	)
}

function ViewLink({ view, count }: { view: View; count: number | undefined }) {
	const { pathname, search } = useLocation()
	const { to, label, Icon, warns } = view
	return (
		<Link to={to} aria-current={isCurrent(to, pathname, search) ? 'page' : undefined} title={label}>
			<Icon className="icon" aria-hidden="true" />
			<span>{label}</span>
			{count !== undefined && (!warns || count > 0) && (
				<em className={warns ? 'late' : undefined}>{count}</em>
			)}
		</Link>
	)
}
