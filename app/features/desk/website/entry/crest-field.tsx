/** The crest of a university or the sign of an institute, as visitors see it. It is drawn with a release; letters of the name can stand for it. */
import { Crest } from '#app/components/crest.tsx'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { valueAt } from '#domain/website/places.ts'
import { crestOfDocument } from './crest-of-document.ts'
import { idOfField, useEditing } from './edit-context.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './simple-fields.tsx'

export const isCrest = (path: readonly string[]) =>
	path.join() === 'crest' || path.join() === 'mark'

export function CrestField({ path, label }: Omit<FieldProps, 'field'>) {
	const t = useT('website')
	const { document, change } = useEditing()
	const drawn = valueAt(document, path)
	const crest = crestOfDocument(path[0] === 'mark' ? 'institute' : 'university', document)
	const id = idOfField(path)
	return (
		<FieldFrame path={path} id={id} label={label} isGroup>
			{() => (
				<div className="web-crest">
					{crest && (
						<span className="web-crest-shown">
							<Crest {...crest} />
						</span>
					)}
					<p className="field-hint">{t(drawn ? 'field.crestDrawn' : 'field.crestLetters')}</p>
					{drawn !== undefined && (
						<Button variant="line" small id={id} onClick={() => change(path, undefined)}>
							{t('field.crestUseLetters')}
						</Button>
					)}
				</div>
			)}
		</FieldFrame>
	)
}
