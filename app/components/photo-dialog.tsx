import './photo-dialog.css'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { directionOf } from '#domain/language.ts'
import { Modal } from '../ui/modal.tsx'
import { Bidi } from './bidi.tsx'
import { type Picture, PictureScene } from './scene.tsx'

/** Shorter movements of a finger are taps. */
const swipeLength = 40

export interface PhotoDialogProps {
	/** The dialog's title. */
	title: string
	pictures: readonly Picture[]
	/** Which picture is open. */
	at: number
	onMove: (at: number) => void
	/** Focus has already returned to the picture that opened the view. */
	onClose: () => void
}

export function PhotoDialog({ title, pictures, at, onMove, onClose }: PhotoDialogProps) {
	const t = useT('parts')
	const id = useId()
	const dialog = useRef<HTMLDialogElement>(null)
	const swipeFrom = useRef<number>(undefined)
	// What lies to the right is the next picture in English and the previous one in Arabic.
	const towardsRight = directionOf(useLanguage()) === 'ltr' ? 1 : -1

	const move = (by: number) => onMove((at + by + pictures.length) % pictures.length)
	const onKeyDown = ({ key }: KeyboardEvent) => {
		if (pictures.length < 2) return
		if (key === 'ArrowRight') move(towardsRight)
		if (key === 'ArrowLeft') move(-towardsRight)
	}
	const onPointerUp = ({ clientX }: PointerEvent) => {
		const moved = clientX - (swipeFrom.current ?? clientX)
		swipeFrom.current = undefined
		if (pictures.length > 1 && Math.abs(moved) > swipeLength)
			move(moved > 0 ? -towardsRight : towardsRight)
	}

	const picture = pictures[at]
	return (
		<Modal
			dialog={dialog}
			labelledBy={id}
			className="viewer on-dark"
			closesOutside
			onClose={onClose}
			onKeyDown={onKeyDown}
		>
			<div className="viewer-bar">
				<h2 id={id}>
					<Bidi>{title}</Bidi>
				</h2>
				<IconButton icon={X} label={t('viewer.close')} onClick={() => dialog.current?.close()} />
			</div>
			<figure
				className="viewer-stage"
				onPointerDown={({ clientX }) => {
					swipeFrom.current = clientX
				}}
				onPointerUp={onPointerUp}
			>
				{picture && <PictureScene key={at} picture={picture} eager sizes="100vw" />}
				<figcaption aria-live="polite">
					<span>
						<Bidi>{picture?.alt ?? ''}</Bidi>
					</span>
					{pictures.length > 1 && (
						<span className="text-nowrap">
							{t('viewer.position', { position: at + 1, total: pictures.length })}
						</span>
					)}
				</figcaption>
			</figure>
			{pictures.length > 1 && (
				<div className="viewer-moves">
					<button
						type="button"
						className="icon-btn"
						aria-label={t('viewer.previous')}
						onClick={() => move(-1)}
					>
						<ChevronLeft className="icon flip" aria-hidden="true" />
					</button>
					<button
						type="button"
						className="icon-btn"
						aria-label={t('viewer.next')}
						onClick={() => move(1)}
					>
						<ChevronRight className="icon flip" aria-hidden="true" />
					</button>
				</div>
			)}
		</Modal>
	)
}
