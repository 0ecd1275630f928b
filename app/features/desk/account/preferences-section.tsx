import { SelectField } from '#app/components/field.tsx'
import { useT } from '#app/language/strings.tsx'
import { type Language, languages } from '#domain/language.ts'
import { DeskError } from '../desk-error.tsx'
import { useSend } from '../use-send.ts'
import { Section } from './section.tsx'

interface Props {
	language: Language
	shortcuts: boolean
	onChange: () => void
}

/** Each is kept as soon as it is chosen. */
export function PreferencesSection({ language, shortcuts, onChange }: Props) {
	const t = useT('desk-account')
	const { send, answer } = useSend('preferences')

	async function keep(change: { language?: string; shortcuts?: boolean }) {
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
		</Section>
	)
}
