import { AccountScreen } from '#app/features/desk/account/account-screen.tsx'
import type { Route } from './+types/me'
import { onDesk } from './load.ts'

export const loader = onDesk(async ({ read }) => ({ account: await read('GET /api/desk/me') }))

export default function AccountPage({ loaderData }: Route.ComponentProps) {
	return <AccountScreen {...loaderData} />
}
