/** What something is called in one language; muted where it is not the interface's own. */
import { useLanguage } from '#app/language/strings.tsx'
import { directionOf, type Language } from '#domain/language.ts'

interface NameProps {
	language: Language | null
	text: string
}

export function NameWords({ language, text }: NameProps) {
	const own = useLanguage()
	if (language === null || language === own) return <bdi>{text}</bdi>
	return (
		<bdi lang={language} dir={directionOf(language)}>
			{text}
		</bdi>
	)
}
