/** Everybody with an account, and inviting somebody new. */
import { useRevalidator } from 'react-router'
import { useT } from '#app/language/strings.tsx'
import type { StaffAccount } from '#domain/desk/account-api.ts'
import { InviteForm } from './invite-form.tsx'
import { PeopleList } from './people-list.tsx'

export function PeopleScreen({ people }: { people: StaffAccount[] }) {
	const t = useT('desk-account')
	const { revalidate } = useRevalidator()
	const reload = () => void revalidate()
	return (
		<div className="desk-page">
			<title>{t('people.title')}</title>
			<h1>{t('people.title')}</h1>
			<div className="desk-beside">
				<PeopleList people={people} onChange={reload} />
				<InviteForm onChange={reload} />
			</div>
		</div>
	)
}
