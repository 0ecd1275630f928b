/**
 * One picture of the site: the vector scene of that name, by day and by night, or the photo that replaces it.
 * Both moods are one file; the browser fetches it once and only the one that shows.
 */
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import art from '#generated/art.json'
import photos from '#generated/photos.json'

export function sceneAddress(name: string): string {
	return `/scenes/${name}.svg?v=${art.version}`
}

const photoOf: Record<string, { widths: number[] } | undefined> = photos

interface SceneProps {
	name: string
	/** What the picture shows, from content; empty where it only decorates. */
	alt: string
	width?: number
	height?: number
	/**
	 * The first picture of a page is fetched at once, beside the styles and fonts, and no other: connections are few. Those beside
	 * it on the first screen (`low`) follow; all others come when they are near.
	 */
	eager?: boolean | 'low'
	/** A logo that fails to load disappears; any other picture gives way to the fallback. */
	hideOnError?: boolean
	className?: string
	sizes?: string
	style?: CSSProperties
}

export function Scene({
	name,
	alt,
	width = 1200,
	height = 800,
	eager = false,
	hideOnError = false,
	className = '',
	sizes = '100vw',
	style,
}: SceneProps) {
	const [failed, setFailed] = useState(false)
	const day = useRef<HTMLImageElement>(null)
	// Synchronises with an image that failed before the application was running.
	useEffect(() => {
		const image = day.current
		if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(true)
	}, [])

	if (failed && hideOnError) return null
	const shared = { width, height, decoding: 'async' as const, draggable: false, style }
	const photo = photoOf[name]
	const priority = eager === 'low' ? 'low' : eager ? 'high' : undefined
	if (photo && !failed) {
		const set = (format: string) =>
			photo.widths.map((w) => `/photos/${name}-${w}.${format}?v=${art.version} ${w}w`).join(', ')
		return (
			<picture>
				<source type="image/avif" srcSet={set('avif')} sizes={sizes} />
				<source type="image/webp" srcSet={set('webp')} sizes={sizes} />
				<img
					{...shared}
					alt={alt}
					ref={day}
					src={`/photos/${name}-${photo.widths.at(-1)}.webp?v=${art.version}`}
					loading={eager ? 'eager' : 'lazy'}
					fetchPriority={priority}
					className={`scene ${className}`}
					onError={() => setFailed(true)}
				/>
			</picture>
		)
	}
	const address = sceneAddress(failed ? 'fallback' : name)
	return (
		<>
			<img
				{...shared}
				alt={alt}
				ref={day}
				src={address}
				loading={eager ? 'eager' : 'lazy'}
				fetchPriority={priority}
				className={`scene scene-day ${className}`}
				onError={() => setFailed(true)}
			/>
			<img
				{...shared}
				alt={alt}
				src={`${address}#d`}
				loading="lazy"
				className={`scene scene-night ${className}`}
			/>
		</>
	)
}
