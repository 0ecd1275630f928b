import '#app/features/desk/desk.css'
import '#app/features/desk/account/account.css'
import { type ActionFunctionArgs, data } from 'react-router'
import { SetupNote } from '#app/features/desk/account/setup-note.tsx'
import { SignInForm } from '#app/features/desk/account/sign-in-form.tsx'
import { SignInFrame } from '#app/features/desk/account/sign-in-frame.tsx'
import { stringsOf, useT } from '#app/language/strings.tsx'
import { requestContext } from '#server/pages/request-context.ts'
import type { Route } from './+types/sign-in'
import { onDesk } from './load.ts'

export const loader = onDesk(async ({ language, url, visit }) => ({
	strings: await stringsOf(language, 'desk', 'desk-account', 'forms'),
	next: url.searchParams.get('next') ?? '',
	hasAccount: await visit.hasAccount(),
}))

/** The form was refused before it got here (`server/desk/sign-in-forms.ts`); the page says why. */
export function action({ context }: ActionFunctionArgs) {
	const { refused } = context.get(requestContext)
	return data(refused, { status: refused?.status ?? 400 })
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
	const t = useT('desk-account')
	const { hasAccount, next } = loaderData
	const title = hasAccount ? t('signIn.title') : t('setup.title')
	return (
		<SignInFrame title={title}>
			<title>{title}</title>
			{hasAccount ? (
				<SignInForm refused={actionData ?? null} next={actionData?.next ?? next} />
			) : (
				<SetupNote />
			)}
		</SignInFrame>
	)
}
