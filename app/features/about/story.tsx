import Bot from 'lucide-react/icons/bot'
import Globe from 'lucide-react/icons/globe'
import Phone from 'lucide-react/icons/phone'
import { Bidi } from '#app/components/bidi.tsx'
import { Scene } from '#app/components/scene.tsx'
import { useT } from '#app/language/strings.tsx'

/** From the telephone through the site to the assistant. */
const icons = [Phone, Globe, Bot]

export function Story({ title, paragraphs }: { title: string; paragraphs: string[] }) {
	const t = useT('about')
	return (
		<section className="section bg-surface-2" aria-labelledby="story">
			<div className="wrap about-story">
				<div className="about-story-head">
					<p className="eyebrow">{t('story')}</p>
					<h2 id="story">{title}</h2>
					<div className="keel">
						<Scene name="wanderbot" alt="" width={240} height={240} sizes="280px" />
					</div>
				</div>
				<ol className="voyage">
					{paragraphs.map((paragraph, position) => {
						const Icon = icons[position] ?? Globe
						return (
							// biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place in the story, in either language.
							<li key={position}>
								<span className="star" aria-hidden="true">
									<Icon className="icon" />
								</span>
								<p>
									<Bidi>{paragraph}</Bidi>
								</p>
							</li>
						)
					})}
				</ol>
			</div>
		</section>
	)
}
