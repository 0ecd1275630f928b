import { Link, useLocation } from 'react-router'
import { useT } from '#app/language/strings.tsx'
import { useDesk } from '../frame/desk-context.ts'
import { isCurrent, numbersOf, viewGroups } from '../frame/views.ts'
import { showFocused } from './show-focused.ts'

/** The first views at hand on phones, where the rail is a menu away. */
export function PhoneViews() {
	const t = useT('desk')
	const { counts } = useDesk()
	const { pathname, search } = useLocation()
	const numbers = numbersOf(counts)
	const [main] = viewGroups(t, [])
	if (!main) return null
	return (
		<nav className="phone-views" aria-label={main.label} onFocus={showFocused}>
			{main.views.map(({ to, label, count = '', warns }) => (
				<Link key={to} to={to} aria-current={isCurrent(to, pathname, search) ? 'page' : undefined}>
					{label}{' '}
					<em className={warns && (numbers[count] ?? 0) > 0 ? 'late' : undefined}>
						{numbers[count]}
					</em>
				</Link>
			))}
		</nav>
	)
}
