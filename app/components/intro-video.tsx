/**
 * The introduction of a university or an institute: a poster of the site's own art until the visitor presses Play.
 * Then the owner's video from a host that sets no cookies, or, while there is none, the site's own short film.
 * Nothing of a third party is asked for before that.
 */
import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import { useT } from '#app/language/strings.tsx'
import { lazyPart } from '#app/start/later.tsx'
import { videoEmbed } from '#domain/video.ts'
import { Bidi } from './bidi.tsx'
import { type Picture, PictureScene } from './scene.tsx'
import { SectionHead } from './section.tsx'

const IntroFilm = lazyPart(async () => (await import('./intro-film.tsx')).IntroFilm, {
	waiting: ({ pictures }) => <Poster pictures={pictures} />,
})

function Poster({ pictures }: { pictures: readonly Picture[] }) {
	const [first] = pictures
	return first && <PictureScene picture={first} alt="" sizes="(min-width: 1024px) 800px, 100vw" />
}

interface IntroVideoProps {
	/** The section's address, for links to it. */
	id?: string
	/** Whom it introduces. */
	name: string
	videoUrl: string | null
	pictures: readonly Picture[]
	/** What the film says, one sentence at a time. */
	captions: readonly string[]
}

export function IntroVideo({ id = 'video', name, videoUrl, pictures, captions }: IntroVideoProps) {
	const t = useT('parts')
	const [started, setStarted] = useState(false)
	const embed = videoEmbed(videoUrl)
	return (
		<section id={id} className="no-print" aria-labelledby={`${id}-title`}>
			<SectionHead id={`${id}-title`} title={t('video.title')} />
			<div className="film">
				{!started && (
					<>
						<Poster pictures={pictures} />
						<button
							type="button"
							className="film-start needs-scripts"
							aria-label={t('video.play', { name })}
							onClick={() => setStarted(true)}
						>
							<span className="film-star">
								<Play className="icon" aria-hidden="true" />
							</span>
						</button>
					</>
				)}
				{started && embed && (
					<iframe
						src={embed}
						title={t('video.frame', { name })}
						allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
						referrerPolicy="strict-origin-when-cross-origin"
						allowFullScreen
					/>
				)}
				{started && !embed && (
					<IntroFilm pictures={pictures} captions={captions} onGiveUp={() => setStarted(false)} />
				)}
			</div>
			<p className="needs-scripts mt-3 text-sm text-muted">
				{t(embed ? 'video.outside' : 'video.own')}
			</p>
			<noscript>
				<ul className="mt-4 list-disc ps-6">
					{captions.map((caption) => (
						<li key={caption}>
							<Bidi>{caption}</Bidi>
						</li>
					))}
				</ul>
			</noscript>
		</section>
	)
}
