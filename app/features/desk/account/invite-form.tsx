import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { SelectField, TextField } from '#app/components/field.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { roles } from '#domain/desk/roles.ts'
import { languages } from '#domain/language.ts'
import { DeskError } from '../desk-error.tsx'
import { useSend } from '../use-send.ts'
import { OneTimeAddress } from './one-time-address.tsx'
import { Section } from './section.tsx'

const invited = v.object({ address: v.string() })

export function InviteForm({ onChange }: { onChange: () => void }) {
	const t = useT('desk-account')
	const desk = useT('desk')
	const language = useLanguage()
	const [address, setAddress] = useState<string | null>(null)
	const { send, answer, isBusy } = useSend('invitation')

	async function invite(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = event.currentTarget
		const given = await send('POST /api/desk/staff', Object.fromEntries(new FormData(form)))
		const parsed = v.safeParse(invited, given?.body)
		if (!parsed.success) return
		setAddress(parsed.output.address)
		form.reset()
		onChange()
	}

	return (
		<Section title={t('people.invite')} text={t('people.inviteText')}>
			<form onSubmit={invite} className="desk-form">
				<DeskError answer={answer} />
				{address && <OneTimeAddress address={address} />}
				<TextField
					name="name"
					label={t('people.name')}
					required="browser"
					maxLength={100}
					autoComplete="off"
				/>
				<TextField
					type="email"
					name="email"
					label={t('signIn.email')}
					required="browser"
					autoComplete="off"
				/>
				<SelectField
					name="role"
					label={t('people.role')}
					options={roles.map((value) => ({ value, label: desk(`role.${value}`) }))}
				/>
				<SelectField
					name="language"
					label={t('preferences.language')}
					options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
					defaultValue={language}
				/>
				<Button type="submit" variant="brand" disabled={isBusy} busyLabel={isBusy && t('busy')}>
					{t('people.send')}
				</Button>
			</form>
		</Section>
	)
}
