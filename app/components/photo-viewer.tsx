/** The large view of a list of pictures. Its dialog is loaded when a picture is first opened. */
import { lazy, Suspense } from 'react'

const PhotoDialog = lazy(() =>
	import('./photo-dialog.tsx').then((module) => ({ default: module.PhotoDialog })),
)

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
		<Suspense>
			<PhotoDialog at={at} {...rest} />
		</Suspense>
	)
}
