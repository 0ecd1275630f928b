import { Bidi } from '#app/components/bidi.tsx'
import { PictureScene } from '#app/components/scene.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'
import type { Testimonial } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'

export function Testimonials({ testimonials }: { testimonials: Localized<Testimonial>[] }) {
	const t = useT('home')
	return (
		<section className="section voices" aria-labelledby="voices">
			<div className="wrap">
				<SectionHead id="voices" eyebrow={t('voices.eyebrow')} title={t('voices.title')} />
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the row scrolls sideways, and must do so by keyboard too. */}
				<ul className="voices-row" tabIndex={0} aria-labelledby="voices">
					{testimonials.map((voice) => (
						<li key={voice.name}>
							<figure className="panel voice h-full">
								<QuoteMark />
								<blockquote>
									<Bidi>{voice.text}</Bidi>
								</blockquote>
								<figcaption>
									<span className="avatar">
										<PictureScene picture={voice.avatar} alt="" width={240} height={240} />
									</span>
									<span>
										<b className="block leading-normal">{voice.name}</b>
										<small className="block text-sm leading-relaxed text-muted">
											{t('voices.who', { country: voice.country, programme: voice.programme })}
										</small>
									</span>
								</figcaption>
							</figure>
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}

function QuoteMark() {
	return (
		<svg className="quote" viewBox="0 0 38 30" fill="currentColor" aria-hidden="true">
			<path d="M16 4C10 7 7 11 7 15q2-1 4-1a6 7 0 0 1 5 7c0 5-4 8-8 8c-5 0-8-4-8-10C0 10 6 3 14 0zM37 4c-6 3-9 7-9 11q2-1 4-1a6 7 0 0 1 5 7c0 5-4 8-8 8c-5 0-8-4-8-10C21 10 27 3 35 0z" />
		</svg>
	)
}
