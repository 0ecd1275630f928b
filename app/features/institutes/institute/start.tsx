import { Bidi } from '#app/components/bidi.tsx'
import { IntroVideo } from '#app/components/intro-video.tsx'
import { NumberedSteps } from '#app/components/numbered-steps.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'
import type { InstituteEntry } from './entry.ts'

interface Props {
	institute: InstituteEntry
	steps: { title: string; text: string }[]
}

/** How one gets in, and beside it what waits inside: the film and the highlights. */
export function InstituteStart({ institute, steps }: Props) {
	const t = useT('institute')
	const { name, area, videoUrl, photos, highlights } = institute
	return (
		<div className="bg-surface-2">
			<div className="wrap section-tight grid gap-14 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] lg:gap-16">
				<NumberedSteps steps={steps} />
				<div className="grid content-start gap-12">
					<IntroVideo
						name={name}
						videoUrl={videoUrl}
						pictures={photos}
						captions={[t('video.where', { name, area }), ...highlights]}
					/>
					<section id="highlights" aria-labelledby="highlights-title">
						<SectionHead id="highlights-title" title={t('highlights.title')} />
						<ul className="panel grid gap-4 p-6">
							{highlights.map((highlight) => (
								<li key={highlight} className="highlight">
									<span>
										<Bidi>{highlight}</Bidi>
									</span>
								</li>
							))}
						</ul>
					</section>
				</div>
			</div>
		</div>
	)
}
