/** The large view of a list of pictures. Its dialog is loaded when a picture is first opened. */
import { lazyPart } from '#app/start/later.tsx'
import type { PhotoDialogProps } from './photo-dialog.tsx'

const PhotoDialog = lazyPart(async () => (await import('./photo-dialog.tsx')).PhotoDialog)

/** `at`: which picture is open; null while none is. */
type PhotoViewerProps = Omit<PhotoDialogProps, 'at'> & { at: number | null }

export function PhotoViewer({ at, ...rest }: PhotoViewerProps) {
	if (at === null) return null
	return <PhotoDialog at={at} {...rest} onGiveUp={rest.onClose} />
}
