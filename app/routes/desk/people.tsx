import { useRevalidator } from 'react-router'
import * as v from 'valibot'
import { InviteForm } from '#app/features/desk/account/invite-form.tsx'
import { PeopleList } from '#app/features/desk/account/people-list.tsx'
import { useT } from '#app/language/strings.tsx'
import { roles } from '#domain/desk/roles.ts'
import type { Route } from './+types/people'
import { onDesk } from './load.ts'

const team = v.object({
	people: v.array(
		v.object({
			id: v.string(),
			name: v.string(),
			email: v.string(),
			role: v.picklist(roles),
			state: v.picklist(['invited', 'active', 'disabled']),
			has_code: v.boolean(),
		}),
	),
})

export const loader = onDesk(({ call }) => call('/staff', team))

export default function PeoplePage({ loaderData }: Route.ComponentProps) {
	const t = useT('desk-account')
	const { revalidate } = useRevalidator()
	const again = () => void revalidate()
	return (
		<div className="desk-page">
			<title>{t('people.title')}</title>
			<h1>{t('people.title')}</h1>
			<div className="desk-beside">
				<PeopleList people={loaderData.people} onChange={again} />
				<InviteForm onChange={again} />
			</div>
		</div>
	)
}
