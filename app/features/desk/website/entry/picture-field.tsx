/** A picture: its drawing, and what it tells those who can't see it. */
import { Scene } from '#app/components/scene.tsx'
import { useT } from '#app/language/strings.tsx'
import { isRecord } from '#domain/website/json.ts'
import { valueAt } from '#domain/website/places.ts'
import { useEditing } from './edit-context.ts'
import { type FieldProps, TextPair, WordsField } from './simple-fields.tsx'

export function PictureField({ path, label }: FieldProps) {
	const t = useT('website')
	const { document } = useEditing()
	const value = valueAt(document, path)
	const scene = isRecord(value) && typeof value.scene === 'string' ? value.scene : ''
	return (
		<fieldset className="web-group web-picture">
			<legend>{label}</legend>
			{scene && (
				<Scene
					key={scene}
					name={scene}
					alt=""
					width={240}
					height={160}
					className="web-picture-shown"
				/>
			)}
			<div className="web-picture-words">
				<WordsField
					field={{ kind: 'words' }}
					path={[...path, 'scene']}
					label={t('picture.scene')}
				/>
				<TextPair path={[...path, 'alt']} label={t('picture.alt')} />
			</div>
		</fieldset>
	)
}
