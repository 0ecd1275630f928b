/**
 * The site's own introduction: the scenes of the place, moving gently, with its facts as captions. About 20 seconds.
 * Under reduced motion the scenes stand still and only the captions change.
 */
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useEffect, useRef, useState } from 'react'
import { useT } from '#app/language/strings.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Bidi } from './bidi.tsx'
import { type Picture, Scene } from './scene.tsx'

const length = 20_000
const tick = 200

interface IntroFilmProps {
	pictures: readonly Picture[]
	captions: readonly string[]
}

/** Which of `count` equal parts of the film a moment falls into. */
function partAt(elapsed: number, count: number): number {
	return Math.min(count - 1, Math.floor((elapsed / length) * count))
}

export function IntroFilm({ pictures, captions }: IntroFilmProps) {
	const t = useT('parts')
	const [elapsed, setElapsed] = useState(0)
	const [paused, setPaused] = useState(false)
	const control = useRef<HTMLButtonElement>(null)
	const ended = elapsed >= length
	const running = !paused && !ended

	// Synchronises with the clock.
	useEffect(() => {
		if (!running) return
		const timer = setInterval(() => setElapsed((before) => Math.min(length, before + tick)), tick)
		return () => clearInterval(timer)
	}, [running])

	// Synchronises with focus: the button that started the film has just left the page.
	useEffect(() => control.current?.focus({ preventScroll: true }), [])

	const press = () => {
		if (ended) {
			setElapsed(0)
			setPaused(false)
		} else setPaused(!paused)
	}
	const [Icon, label] = ended
		? [RotateCcw, t('video.replay')]
		: paused
			? [Play, t('video.resume')]
			: [Pause, t('video.pause')]
	const shown = partAt(elapsed, pictures.length)
	return (
		<>
			{pictures.map(({ scene, alt, photo }, position) => (
				<div
					// biome-ignore lint/suspicious/noArrayIndexKey: a scene is its place in the film.
					key={position}
					className="film-scene"
					data-shown={position === shown}
					data-running={running}
					aria-hidden={position !== shown}
				>
					<Scene name={scene} photo={photo} alt={alt} sizes="(min-width: 1024px) 800px, 100vw" />
				</div>
			))}
			<div className="film-foot on-dark">
				<p className="film-caption" aria-live="polite">
					<span>
						<Bidi>{captions[partAt(elapsed, captions.length)] ?? ''}</Bidi>
					</span>
				</p>
				<div className="film-bar">
					<IconButton icon={Icon} ref={control} label={label} onClick={press} />
					<progress max={length} value={elapsed} aria-label={t('video.progress')} />
				</div>
			</div>
		</>
	)
}
