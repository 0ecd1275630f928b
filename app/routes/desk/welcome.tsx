import '#app/features/desk/desk.css'
import '#app/features/desk/account/account.css'
import { type ActionFunctionArgs, data } from 'react-router'
import { SignInFrame } from '#app/features/desk/account/sign-in-frame.tsx'
import { WelcomeForm } from '#app/features/desk/account/welcome-form.tsx'
import { stringsOf, useT } from '#app/language/strings.tsx'
import { requestContext } from '#server/pages/request-context.ts'
import type { Route } from './+types/welcome'
import { onDesk } from './load.ts'

export const loader = onDesk(async ({ language, visit }) => ({
	strings: await stringsOf(language, 'desk', 'desk-account', 'forms'),
	person: await visit.invited(),
}))

export function action({ context }: ActionFunctionArgs) {
	const { refused } = context.get(requestContext)
	return data(refused, { status: refused?.status ?? 400 })
}

export default function WelcomePage({ loaderData, actionData }: Route.ComponentProps) {
	const t = useT('desk-account')
	const { person } = loaderData
	const title = person ? t('welcome.title', { name: person.name }) : t('welcome.gone')
	return (
		<SignInFrame title={title}>
			<title>{title}</title>
			{person ? (
				<WelcomeForm email={person.email} error={actionData?.error ?? null} />
			) : (
				<div className="sign-in-form">
					<p>{t('welcome.goneText')}</p>
					<a className="text-link" href="/desk/sign-in">
						{t('welcome.signIn')}
					</a>
				</div>
			)}
		</SignInFrame>
	)
}
