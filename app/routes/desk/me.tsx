import { useRevalidator } from 'react-router'
import * as v from 'valibot'
import { PasswordSection } from '#app/features/desk/account/password-section.tsx'
import { PreferencesSection } from '#app/features/desk/account/preferences-section.tsx'
import { SecondFactorSection } from '#app/features/desk/account/second-factor-section.tsx'
import { SessionsSection } from '#app/features/desk/account/sessions-section.tsx'
import { useT } from '#app/language/strings.tsx'
import { languages } from '#domain/language.ts'
import type { Route } from './+types/me'
import { onDesk } from './load.ts'

const account = v.object({
	name: v.string(),
	email: v.string(),
	language: v.picklist(languages),
	shortcuts: v.boolean(),
	has_code: v.boolean(),
	recovery_left: v.number(),
	code_required: v.boolean(),
	sessions: v.array(
		v.object({
			id: v.string(),
			device: v.string(),
			last_seen_at: v.string(),
			own: v.boolean(),
		}),
	),
})

export const loader = onDesk(async ({ call }) => ({ account: await call('/me', account) }))

export default function MePage({ loaderData }: Route.ComponentProps) {
	const t = useT('desk')
	const { revalidate } = useRevalidator()
	const again = () => void revalidate()
	const me = loaderData.account
	return (
		<div className="desk-page">
			<title>{t('me')}</title>
			<header>
				<h1>{t('me')}</h1>
				<p className="desk-muted">
					<bdi>{me.name}</bdi> · <bdi dir="ltr">{me.email}</bdi>
				</p>
			</header>
			<div className="desk-pairs">
				<SecondFactorSection
					isOn={me.has_code}
					isRequired={me.code_required}
					recoveryLeft={me.recovery_left}
					onChange={again}
				/>
				<PasswordSection email={me.email} />
				<SessionsSection sessions={me.sessions} onChange={again} />
				<PreferencesSection language={me.language} shortcuts={me.shortcuts} onChange={again} />
			</div>
		</div>
	)
}
