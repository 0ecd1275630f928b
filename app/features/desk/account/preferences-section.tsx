import { SelectField } from '#app/components/field.tsx'
import { useT } from '#app/language/strings.tsx'
import { type Language, languages } from '#domain/language.ts'
import { DeskError } from '../desk-error.tsx'
import { useSend } from '../use-send.ts'
import { Section } from './section.tsx'

interface Props {
	language: Language
	shortcuts: boolean
	noticeMail: boolean
	/** Whether mail can reach colleagues at all. */
	canMail: boolean
	onChange: () => void
}

/** Each is kept as soon as it is chosen. */
export function PreferencesSection(props: Props) {
	const { language, shortcuts, noticeMail, canMail, onChange } = props
	const t = useT('desk-account')
	const { send, answer } = useSend('preferences')

	async function keep(change: { language?: string; shortcuts?: boolean; notice_mail?: boolean }) {
		if (await send('PATCH /api/desk/me', change)) onChange()
	}

	return (
		<Section title={t('preferences.title')}>
			<DeskError answer={answer} />
			<SelectField
				name="language"
				label={t('preferences.language')}
				hint={t('preferences.languageHint')}
				options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
				value={language}
				onChange={({ currentTarget }) => keep({ language: currentTarget.value })}
			/>
			<label className="desk-check">
				<input
					type="checkbox"
					name="shortcuts"
					checked={shortcuts}
					onChange={({ currentTarget }) => keep({ shortcuts: currentTarget.checked })}
				/>
				<span>
					{t('preferences.shortcuts')}
					<small>{t('preferences.shortcutsHint')}</small>
				</span>
			</label>
			{canMail && (
				<label className="desk-check">
					<input
						type="checkbox"
						name="notice_mail"
						checked={noticeMail}
						onChange={({ currentTarget }) => keep({ notice_mail: currentTarget.checked })}
					/>
					<span>
						{t('preferences.noticeMail')}
						<small>{t('preferences.noticeMailHint')}</small>
					</span>
				</label>
			)}
		</Section>
	)
}
