/** One to three pictures of the campus that turn in a circle; pressing one opens the large view. */
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Expand from 'lucide-react/icons/expand'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { PhotoViewer } from '#app/components/photo-viewer.tsx'
import { type Picture, Scene } from '#app/components/scene.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { directionOf } from '#domain/language.ts'
import { generalScene } from '#domain/website/photos.ts'
import { useCarousel } from './use-carousel.ts'

interface CampusCarouselProps {
	name: string
	photos: readonly Picture[]
}

export function CampusCarousel({ name, photos }: CampusCarouselProps) {
	const t = useT('universities')
	const direction = directionOf(useLanguage())
	const { row, turning, selected, show, move } = useCarousel(photos.length, direction)
	const [open, setOpen] = useState<number | null>(null)
	const list = useRef<HTMLUListElement>(null)
	const title = t('photos.title', { name })
	const several = photos.length > 1

	const onKeyDown = ({ key }: KeyboardEvent) => {
		const towardsRight = direction === 'ltr' ? 1 : -1
		if (key === 'ArrowRight') move(towardsRight)
		if (key === 'ArrowLeft') move(-towardsRight)
	}
	/** The large view may have moved on: focus lands on the picture last seen. */
	const close = () => {
		setOpen(null)
		requestAnimationFrame(() =>
			list.current?.children[selected]?.querySelector('button')?.focus({ preventScroll: true }),
		)
	}

	return (
		<div className="carousel">
			{/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys reach it from the controls inside. */}
			<div onKeyDown={several ? onKeyDown : undefined}>
				<div ref={row} className="carousel-window" data-turning={turning}>
					<ul ref={list} className="carousel-slides" aria-label={title}>
						{photos.map(({ scene, alt, photo }, position) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: its words change with the language, its place does not.
							<li key={position} inert={turning && position !== selected}>
								<Enlarge
									// The general drawing shows nothing of the campus that would be seen larger.
									label={photo || scene !== generalScene ? t('photos.open', { alt }) : null}
									onPress={() => setOpen(position)}
								>
									<Scene
										name={scene}
										photo={photo}
										alt=""
										eager={position === 0}
										sizes="(min-width: 1024px) 620px, 100vw"
									/>
								</Enlarge>
							</li>
						))}
					</ul>
				</div>
				{several && (
					<div className="carousel-controls needs-scripts no-print">
						<button type="button" aria-label={t('photos.previous')} onClick={() => move(-1)}>
							<ChevronLeft className="icon flip" aria-hidden="true" />
						</button>
						<div className="carousel-dots">
							{photos.map((_, position) => (
								<button
									// biome-ignore lint/suspicious/noArrayIndexKey: as above.
									key={position}
									type="button"
									aria-label={t('photos.show', { position: position + 1, total: photos.length })}
									aria-current={position === selected ? 'true' : undefined}
									onClick={() => show(position)}
								/>
							))}
						</div>
						<button type="button" aria-label={t('photos.next')} onClick={() => move(1)}>
							<ChevronRight className="icon flip" aria-hidden="true" />
						</button>
					</div>
				)}
			</div>
			<PhotoViewer
				title={title}
				pictures={photos}
				at={open}
				onMove={(at) => {
					setOpen(at)
					// Behind the large view the carousel follows unseen.
					show(at, true)
				}}
				onClose={close}
			/>
		</div>
	)
}

interface EnlargeProps {
	/** Null where there is nothing to see larger. */
	label: string | null
	onPress: () => void
	children: ReactNode
}

function Enlarge({ label, onPress, children }: EnlargeProps) {
	if (label === null) return <div className="carousel-still">{children}</div>
	return (
		<button type="button" className="press-needs-scripts" aria-label={label} onClick={onPress}>
			{children}
			<Expand className="icon carousel-expand needs-scripts" aria-hidden="true" />
		</button>
	)
}
