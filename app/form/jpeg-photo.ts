/**
 * Photos as iPhones keep them (HEIC). Safari, and other browsers on the devices of the same maker, can draw them: there the photo becomes
 * a JPEG before it is sent. Elsewhere it stays what it is, and is refused with a sentence that helps. A file chooser that does not
 * name the format, as ours, gets a JPEG from an iPhone without any of this: what comes here was dropped, or chosen on a computer.
 */
const isHeic = (name: string) => /\.hei[cf]$/i.test(name)

/** Longer than any scan needs; a phone has not the memory for much more. */
const longestSide = 4096

async function drawn(file: File): Promise<Blob | null> {
	const picture = await createImageBitmap(file)
	const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
	const canvas = document.createElement('canvas')
	canvas.width = Math.round(picture.width * scale)
	canvas.height = Math.round(picture.height * scale)
	canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
	picture.close()
	return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
}

/** The file as it can be sent: a HEIC photo as a JPEG of the same name where this browser can draw it. */
export async function asJpeg(file: File): Promise<File> {
	if (!isHeic(file.name)) return file
	const photo = await drawn(file).catch(() => null)
	if (!photo) return file
	const name = file.name.replace(/\.hei[cf]$/i, '.jpg')
	return new File([photo], name, { type: 'image/jpeg', lastModified: file.lastModified })
}
