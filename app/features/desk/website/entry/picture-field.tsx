/** A picture: its drawing or the photo that covers it, and what it tells those who can't see it. */
import ImageUp from 'lucide-react/icons/image-up'
import { useState } from 'react'
import { Scene } from '#app/components/scene.tsx'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { isRecord } from '#domain/website/json.ts'
import { generalScene, isPhoto } from '#domain/website/photos.ts'
import { valueAt } from '#domain/website/places.ts'
import { idOfField, useEditing } from './edit-context.ts'
import { FindingLine } from './field-frame.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { type FieldProps, TextPair } from './simple-fields.tsx'

/** A face: small and round wherever it is shown. */
const isPortrait = (path: readonly string[]) =>
	path.at(-1) === 'avatar' || path.includes('consultants')

export function PictureField({ path, label }: FieldProps) {
	const t = useT('website')
	const { document, published, findings, change } = useEditing()
	const [isOpen, setOpen] = useState(false)
	const value = valueAt(document, path)
	const picture = isRecord(value) ? value : {}
	const scene = typeof picture.scene === 'string' ? picture.scene : ''
	const photo = isPhoto(picture.photo) ? picture.photo : undefined
	const photoPath = [...path, 'photo']
	// The name of a drawing is nothing an editor could know: it is not asked for.
	const own = [...findings.at([...path, 'scene']), ...findings.at(photoPath)]
	return (
		<fieldset className="web-group web-picture">
			<legend>{label}</legend>
			<div className="web-picture-side">
				{(scene || photo) && (
					<Scene
						key={`${scene} ${photo?.hash}`}
						name={scene || generalScene}
						photo={photo}
						alt=""
						width={240}
						height={160}
						sizes="200px"
						className="web-picture-shown"
					/>
				)}
				<Button variant="line" small id={idOfField(photoPath)} onClick={() => setOpen(true)}>
					<ImageUp className="icon" aria-hidden="true" />
					{photo ? t('picture.change') : t('picture.choose')}
				</Button>
				{own.map((finding) => (
					<FindingLine key={finding.code} finding={finding} />
				))}
			</div>
			<div className="web-picture-words">
				{scene === generalScene && !photo ? (
					<p className="desk-muted">{t('picture.noPhoto')}</p>
				) : (
					<TextPair path={[...path, 'alt']} label={t('picture.alt')} />
				)}
			</div>
			{isOpen && (
				<PictureDialog
					label={label}
					isPerson={isPortrait(path)}
					picture={value}
					published={published === null ? undefined : valueAt(published, path)}
					onChange={(next) => change(path, next)}
					onClose={() => setOpen(false)}
				/>
			)}
		</fieldset>
	)
}
