import '#app/features/desk/manager/manager.css'
import { AuditScreen } from '#app/features/desk/manager/audit-screen.tsx'
import { stringsOf } from '#app/language/strings.tsx'
import type { Route } from './+types/audit'
import { onDesk } from './load.ts'

export const loader = onDesk(async ({ language, read }) => ({
	strings: await stringsOf(language, 'desk-cases', 'desk-manager'),
	...(await read('GET /api/desk/events')),
	...(await read('GET /api/desk/staff')),
}))

export default function AuditPage({ loaderData }: Route.ComponentProps) {
	return <AuditScreen {...loaderData} />
}
