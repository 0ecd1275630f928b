/** The large view of a list of pictures. Its dialog is loaded when a picture is first opened. */
import { GiveUp, lazyPart } from '#app/start/lazy-part.tsx'

const PhotoDialog = lazyPart(async () => (await import('./photo-dialog.tsx')).PhotoDialog)

export interface Picture {
	scene: string
	alt: string
}

export interface PhotoViewerProps {
	/** The dialog's title. */
	title: string
	pictures: readonly Picture[]
	/** Which picture is open; null while none is. */
	at: number | null
	onMove: (at: number) => void
	/** Focus has already returned to the picture that opened the view. */
	onClose: () => void
}

export function PhotoViewer({ at, ...rest }: PhotoViewerProps) {
	if (at === null) return null
	return (
		<GiveUp onGiveUp={rest.onClose}>
			<PhotoDialog at={at} {...rest} />
		</GiveUp>
	)
}
