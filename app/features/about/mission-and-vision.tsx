import { useT } from '#app/language/strings.tsx'

export function MissionAndVision({ mission, vision }: { mission: string; vision: string }) {
	const t = useT('about')
	return (
		<section className="section" aria-label={t('purpose')}>
			<div className="wrap about-creed">
				<div>
					<h2>{t('mission')}</h2>
					<p>{mission}</p>
				</div>
				<div>
					<h2>{t('vision')}</h2>
					<p>{vision}</p>
				</div>
			</div>
		</section>
	)
}
