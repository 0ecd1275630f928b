import { useEffect, useState } from 'react'

/** A chosen picture, straight from the device. A picture that can't be shown leaves its place empty. */
export function PicturePreview({ file }: { file: File }) {
	const [address, setAddress] = useState<string>()
	// Synchronises with the browser's memory: the address is given back when the picture goes.
	useEffect(() => {
		const made = URL.createObjectURL(file)
		setAddress(made)
		return () => URL.revokeObjectURL(made)
	}, [file])
	return address && <img src={address} alt="" />
}
