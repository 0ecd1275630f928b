import { PeopleScreen } from '#app/features/desk/account/people-screen.tsx'
import type { Route } from './+types/people'
import { onDesk } from './load.ts'

export const loader = onDesk(({ read }) => read('GET /api/desk/staff'))

export default function PeoplePage({ loaderData }: Route.ComponentProps) {
	return <PeopleScreen {...loaderData} />
}
