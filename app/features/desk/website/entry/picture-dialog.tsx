/** A photo in the place of a drawing: chosen, cut, described in both languages, and taken off again. */
import Image from 'lucide-react/icons/image'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { type FormEvent, useId, useRef, useState } from 'react'
import { FieldError } from '#app/components/field.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Modal } from '#app/ui/modal.tsx'
import { formatFileSize, formatNumber } from '#domain/format.ts'
import { directionOf, isText, type Language, languages } from '#domain/language.ts'
import { isRecord, type Json } from '#domain/website/json.ts'
import { isPhoto, type Photo } from '#domain/website/photos.ts'
import { FocusPicker } from './focus-picker.tsx'
import { ChooseButton, DropPhoto, UploadState } from './photo-source.tsx'
import { type SentPhoto, usePhotoUpload } from './use-photo-upload.ts'

const middle = { x: 50, y: 50 }

interface DialogProps {
	label: string
	/** A face is shown in one shape only. */
	isPerson: boolean
	/** As the draft has it. */
	picture: Json | undefined
	/** As visitors see it now. */
	published: Json | undefined
	onChange: (picture: Json) => void
	onClose: () => void
}

export function PictureDialog(props: DialogProps) {
	const { label, isPerson, picture, published, onChange, onClose } = props
	const t = useT('website')
	const dialog = useRef<HTMLDialogElement>(null)
	const title = useId()
	const before = isRecord(picture) ? picture : {}
	const had = isPhoto(before.photo) ? before.photo : null
	const [photo, setPhoto] = useState<Photo | null>(had)
	const [sent, setSent] = useState<SentPhoto | null>(null)
	const [missing, setMissing] = useState<readonly Language[]>([])
	const { upload, send, retry, stop } = usePhotoUpload((given) => {
		const { photo: hash, width, height } = given
		setSent(given)
		setPhoto({ hash, width, height, focus: middle })
	})
	const isOnItsWay = upload !== null && upload.reason === null
	const words = isText(before.alt) ? before.alt : { ar: '', en: '' }
	const choose = (file: File) => void send(file)

	function use(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		if (!photo) return
		const { currentTarget } = event
		const form = new FormData(currentTarget)
		const empty = languages.filter((one) => `${form.get(one)}`.trim() === '')
		setMissing(empty)
		// By hand: the browser would leave the field under the buttons, and its own words beside another place.
		const [first] = empty
		if (first) {
			const field = currentTarget.querySelector<HTMLElement>(`textarea[name=${first}]`)
			field?.focus()
			return field?.scrollIntoView({ block: 'center' })
		}
		const alt = { ar: `${form.get('ar')}`, en: `${form.get('en')}` }
		const { hash, width, height, focus } = photo
		onChange({ ...before, alt, photo: { hash, width, height, focus: { ...focus } } })
		dialog.current?.close()
	}
	function backToScene() {
		const { photo: _, ...drawn } = before
		// What was said of the drawing before a photo covered it.
		const wasDrawn = isRecord(published) && !published.photo && published.scene === drawn.scene
		onChange(wasDrawn && published.alt ? { ...drawn, alt: published.alt } : drawn)
		dialog.current?.close()
	}

	return (
		<Modal
			dialog={dialog}
			labelledBy={title}
			className="desk-dialog web-dialog web-photo"
			onClose={onClose}
		>
			<form className="desk-form" noValidate onSubmit={use}>
				<div className="web-photo-head">
					<h2 id={title}>{t('picture.title', { label: label.replace(/\.$/, '') })}</h2>
					<IconButton
						icon={X}
						label={t('close')}
						data-first-focus
						onClick={() => dialog.current?.close()}
					/>
				</div>
				{photo && (
					<p>
						{t('picture.focusHint')}{' '}
						<span className="web-focus-keys">{t('picture.focusKeys')}</span>
					</p>
				)}
				{photo && !isOnItsWay && (
					<FocusPicker
						key={photo.hash}
						photo={photo}
						isPerson={isPerson}
						onChange={(focus) => setPhoto({ ...photo, focus })}
					/>
				)}
				{!photo && !isOnItsWay && <DropPhoto onFile={choose} />}
				{upload && <UploadState upload={upload} onRetry={retry} onStop={stop} />}
				{photo && !isOnItsWay && (
					<>
						<div className="web-pair">
							{languages.map((language) => (
								<Description
									key={language}
									language={language}
									// What was said of a drawing is seldom true of a photo, so it is not taken over.
									words={had ? `${words[language]}` : ''}
									isMissing={missing.includes(language)}
									onWrite={() => setMissing(missing.filter((one) => one !== language))}
								/>
							))}
						</div>
						{sent && <SentFacts sent={sent} />}
					</>
				)}
				{(had || (photo && !isOnItsWay)) && (
					<div className="desk-actions web-dialog-foot web-photo-foot">
						{had && (
							<Button variant="quiet" className="web-to-scene" onClick={backToScene}>
								<Undo2 className="icon" aria-hidden="true" />
								{t('picture.toScene')}
							</Button>
						)}
						{photo && !isOnItsWay && (
							<>
								<Button type="submit" variant="brand">
									{t('picture.use')}
								</Button>
								<ChooseButton label={t('picture.another')} variant="line" onFile={choose} />
							</>
						)}
					</div>
				)}
			</form>
		</Modal>
	)
}

interface DescriptionProps {
	language: Language
	words: string
	isMissing: boolean
	onWrite: () => void
}

/** What the photo tells those who can't see it. */
function Description({ language, words, isMissing, onWrite }: DescriptionProps) {
	const t = useT('website')
	const id = useId()
	return (
		<div className={`web-field ${isMissing ? 'is-invalid' : ''}`}>
			<label className="web-label" htmlFor={id}>
				{t('picture.alt')} · {t(`field.${language}`)}
				<span className="field-required" aria-hidden="true">
					*
				</span>
			</label>
			<textarea
				id={id}
				name={language}
				className="field-input web-text"
				lang={language}
				dir={directionOf(language)}
				rows={2}
				aria-required
				aria-invalid={isMissing}
				aria-describedby={isMissing ? `${id}-error` : undefined}
				onInput={onWrite}
				defaultValue={words}
			/>
			{isMissing && (
				<FieldError id={`${id}-error`} error="required" text={t('findings.required')} />
			)}
		</div>
	)
}

/** What came of the file: how large it was, what was taken out of it, how heavy it is for readers. */
function SentFacts({ sent }: { sent: SentPhoto }) {
	const t = useT('website')
	const language = useLanguage()
	const side = (pixels: number) => formatNumber(language, pixels)
	return (
		<ul className="web-photo-facts">
			<li>
				<Image className="icon" aria-hidden="true" />
				<bdi>{sent.fileName}</bdi>
			</li>
			<li>
				<bdi dir="ltr">
					{side(sent.sent.width)} × {side(sent.sent.height)}
				</bdi>{' '}
				· <bdi>{formatFileSize(language, sent.bytes)}</bdi>
			</li>
			<li className="is-good">
				<ShieldCheck className="icon" aria-hidden="true" />
				{t('picture.removed')}
			</li>
			<li>
				{t('picture.sizes', { count: sent.sizes, size: formatFileSize(language, sent.largest) })}
			</li>
		</ul>
	)
}
