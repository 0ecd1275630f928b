/**
 * What of a photo stays in sight where it is cut: by a press on it, or by the arrow keys on one of two sliders, which screen readers
 * name. Beside it the shapes in which pages show a photo.
 */
import type { KeyboardEvent, PointerEvent } from 'react'
import { useT } from '#app/language/strings.tsx'
import { type Photo, photoAddress, photoWidths } from '#domain/website/photos.ts'

const steps: Readonly<Record<string, [x: number, y: number]>> = {
	ArrowLeft: [-2, 0],
	ArrowRight: [2, 0],
	ArrowUp: [0, -2],
	ArrowDown: [0, 2],
}
const within = (share: number) => Math.round(Math.min(100, Math.max(0, share)))

const crops = [
	{ name: 'card', sides: [16, 10] },
	{ name: 'head', sides: [5, 4] },
	{ name: 'thumb', sides: [1, 1] },
] as const

interface PickerProps {
	photo: Photo
	/** Faces are only ever shown small. */
	isPerson: boolean
	onChange: (focus: Photo['focus']) => void
}

export function FocusPicker({ photo, isPerson, onChange }: PickerProps) {
	const t = useT('website')
	const { x, y } = photo.focus
	const address = photoAddress(photo.hash, photoWidths(photo.width).at(-1) ?? 0, 'webp')

	function press({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLDivElement>) {
		if (buttons !== 1) return
		const box = currentTarget.getBoundingClientRect()
		onChange({
			x: within(((clientX - box.x) / box.width) * 100),
			y: within(((clientY - box.y) / box.height) * 100),
		})
	}
	function keys(event: KeyboardEvent) {
		const step = steps[event.key]
		if (!step) return
		event.preventDefault()
		onChange({ x: within(x + step[0]), y: within(y + step[1]) })
	}
	const sliders = [
		{ label: t('picture.focusX'), value: x, set: (share: number) => onChange({ x: share, y }) },
		{ label: t('picture.focusY'), value: y, set: (share: number) => onChange({ x, y: share }) },
	]

	return (
		<div className="web-focus">
			{/* A photo is not mirrored: its sides are those of the picture, in both languages. */}
			<div className="web-focus-photo" dir="ltr" onPointerDown={press} onPointerMove={press}>
				<img src={address} alt="" width={photo.width} height={photo.height} draggable={false} />
				<span className="web-focus-mark" style={{ insetInlineStart: `${x}%`, top: `${y}%` }} />
				{sliders.map(({ label, value, set }) => (
					<input
						key={label}
						type="range"
						className="sr-only"
						aria-label={label}
						min={0}
						max={100}
						value={value}
						onKeyDown={keys}
						onChange={({ currentTarget }) => set(within(Number(currentTarget.value)))}
					/>
				))}
			</div>
			<div className="web-crops">
				{crops
					.filter(({ name }) => !isPerson || name === 'thumb')
					.map(({ name, sides }) => (
						<figure key={name}>
							<img
								src={address}
								alt=""
								style={{ aspectRatio: sides.join(' / '), objectPosition: `${x}% ${y}%` }}
							/>
							<figcaption>
								{t(`picture.${name}`)} <bdi dir="ltr">{sides.join(':')}</bdi>
							</figcaption>
						</figure>
					))}
			</div>
		</div>
	)
}
