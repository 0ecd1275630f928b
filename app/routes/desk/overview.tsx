import '#app/features/desk/manager/manager.css'
import { useRevalidator } from 'react-router'
import { overviewAnswer } from '#app/features/desk/manager/manager-api.ts'
import { OverviewScreen } from '#app/features/desk/manager/overview-screen.tsx'
import { stringsOf } from '#app/language/strings.tsx'
import type { Route } from './+types/overview'
import { onDesk } from './load.ts'

export const loader = onDesk(async ({ language, call }) => ({
	strings: await stringsOf(language, 'desk-cases', 'desk-manager'),
	overview: await call('/overview', overviewAnswer),
}))

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
	const { revalidate } = useRevalidator()
	return <OverviewScreen overview={loaderData.overview} onChange={() => void revalidate()} />
}
