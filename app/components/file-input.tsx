/**
 * One file to be posted. The browser's own chooser speaks the language of the machine: with scripts its button and the name of what
 * was chosen are in that of the page. A photo that only some programs open becomes a JPEG where this browser can make one of it.
 */
import FileUp from 'lucide-react/icons/file-up'
import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { asJpeg } from '#app/form/jpeg-photo.ts'
import { useT } from '#app/language/strings.tsx'
import { documentEndings } from '#domain/forms/document-kinds.ts'

type FileInputProps = Pick<
	ComponentProps<'input'>,
	'id' | 'aria-labelledby' | 'aria-describedby' | 'aria-invalid'
> & { onChosen?: (fileName: string) => void }

export function FileInput({ onChosen, ...wiring }: FileInputProps) {
	const t = useT('forms')
	const [name, setName] = useState('')

	async function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>): Promise<void> {
		const [file] = input.files ?? []
		if (!file) return setName('')
		const sent = await asJpeg(file)
		if (sent !== file) {
			const files = new DataTransfer()
			files.items.add(sent)
			input.files = files.files
		}
		setName(sent.name)
		onChosen?.(sent.name)
	}

	return (
		<div className="file-input">
			<input
				{...wiring}
				type="file"
				name="file"
				accept={documentEndings}
				onChange={(event) => void choose(event)}
			/>
			<div className="file-face needs-scripts" aria-hidden="true">
				<span className="btn btn-line btn-small">
					<FileUp className="icon" />
					{t('file.choose')}
				</span>
				<bdi>{name || t('file.none')}</bdi>
			</div>
		</div>
	)
}
