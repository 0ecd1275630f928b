/**
 * One picture of the site: the vector scene of that name, by day and by night, or the photo that covers it.
 * Both moods are one file; the browser fetches it once and only the one that shows.
 */
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { type Photo, type PhotoFormat, photoAddress, photoWidths } from '#domain/website/photos.ts'
import art from '#generated/art.json'

export function sceneAddress(name: string): string {
	return `/scenes/${name}.svg?v=${art.version}`
}

/** A picture of content, in one language. */
export interface Picture {
	scene: string
	alt: string
	photo?: Photo | undefined
}

interface SceneProps {
	name: string
	/** Of the same picture, from content; the scene shows where it can't be had. */
	photo?: Photo | undefined
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
	photo,
	alt,
	width = 1200,
	height = 800,
	eager = false,
	hideOnError = false,
	className = '',
	sizes = '100vw',
	style,
}: SceneProps) {
	const [failed, setFailed] = useState<'photo' | 'scene' | null>(null)
	const first = useRef<HTMLImageElement>(null)
	// Synchronises with an image that failed before the application was running.
	useEffect(() => {
		const image = first.current
		if (image?.complete && image.naturalWidth === 0 && image.currentSrc)
			setFailed(image.dataset.photo ? 'photo' : 'scene')
	}, [])

	if (failed === 'scene' && hideOnError) return null
	const shared = { width, height, decoding: 'async' as const, draggable: false }
	const priority = eager === 'low' ? 'low' : eager ? 'high' : undefined
	if (photo && failed === null) {
		const widths = photoWidths(photo.width)
		const set = (format: PhotoFormat) =>
			widths.map((one) => `${photoAddress(photo.hash, one, format)} ${one}w`).join(', ')
		const { x, y } = photo.focus
		return (
			<picture className="contents">
				<source type="image/avif" srcSet={set('avif')} sizes={sizes} />
				<img
					{...shared}
					alt={alt}
					ref={first}
					data-photo={photo.hash}
					src={photoAddress(photo.hash, widths.at(-1) ?? 0, 'webp')}
					srcSet={set('webp')}
					sizes={sizes}
					loading={eager ? 'eager' : 'lazy'}
					fetchPriority={priority}
					className={`scene ${className}`}
					// A photo has a shape of its own: where nothing else decides, it takes that of the scene.
					style={{ aspectRatio: `${width} / ${height}`, objectPosition: `${x}% ${y}%`, ...style }}
					onError={() => setFailed('photo')}
				/>
			</picture>
		)
	}
	const address = sceneAddress(failed === 'scene' ? 'fallback' : name)
	return (
		<>
			<img
				{...shared}
				alt={alt}
				ref={first}
				src={address}
				loading={eager ? 'eager' : 'lazy'}
				fetchPriority={priority}
				className={`scene scene-day ${className}`}
				style={style}
				onError={() => setFailed('scene')}
			/>
			<img
				{...shared}
				alt={alt}
				src={`${address}#d`}
				loading="lazy"
				className={`scene scene-night ${className}`}
				style={style}
			/>
		</>
	)
}

interface PictureSceneProps extends Omit<SceneProps, 'name' | 'photo' | 'alt'> {
	/** An entry may have none: then the fallback shows. */
	picture: Picture | undefined
	/** In place of its own words: empty where it only decorates. */
	alt?: string
}

/** A picture of content. */
export function PictureScene({ picture, alt = picture?.alt ?? '', ...shown }: PictureSceneProps) {
	return <Scene name={picture?.scene ?? 'fallback'} photo={picture?.photo} alt={alt} {...shown} />
}
