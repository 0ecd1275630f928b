import { IntroVideo } from '#app/components/intro-video.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { hasIntroduction, introductionOf, type UniversityDetail } from './detail.ts'

/** Its video, or the film that the site makes of its pictures and facts. */
export function Introduction({ university }: { university: UniversityDetail }) {
	const t = useT('universities')
	const language = useLanguage()
	if (!hasIntroduction(university)) return null
	return (
		<IntroVideo
			name={university.name}
			videoUrl={university.videoUrl}
			pictures={university.photos}
			captions={introductionOf(university, t, language)}
		/>
	)
}
