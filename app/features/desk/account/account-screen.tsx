/** A person's own account. */
import { useRevalidator } from 'react-router'
import { useT } from '#app/language/strings.tsx'
import type { OwnAccount } from '#domain/desk/account-api.ts'
import { PasswordSection } from './password-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

export function AccountScreen({ account }: { account: OwnAccount }) {
	const t = useT('desk')
	const { revalidate } = useRevalidator()
	const reload = () => void revalidate()
	return (
		<div className="desk-page">
			<title>{t('me')}</title>
			<header>
				<h1>{t('me')}</h1>
				<p className="desk-muted">
					<bdi>{account.name}</bdi> · <bdi dir="ltr">{account.email}</bdi>
				</p>
			</header>
			<div className="desk-pairs">
				<SecondFactorSection
					isOn={account.has_code}
					isRequired={account.code_required}
					recoveryLeft={account.recovery_left}
					onChange={reload}
				/>
				<PasswordSection email={account.email} />
				<SessionsSection sessions={account.sessions} onChange={reload} />
				<PreferencesSection
					language={account.language}
					shortcuts={account.shortcuts}
					noticeMail={account.notice_mail}
					canMail={account.can_mail_notices}
					onChange={reload}
				/>
			</div>
		</div>
	)
}
