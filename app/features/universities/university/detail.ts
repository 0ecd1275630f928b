import type { TranslateIn } from '#app/language/strings.tsx'
import type { UniversityCard } from '#content/cards.ts'
import type { University } from '#content/schema.ts'
import type { Multipliers } from '#domain/currencies.ts'
import { formatRinggitRange } from '#domain/format.ts'
import type { Language, Localized } from '#domain/language.ts'
import { generalScene } from '#domain/website/photos.ts'

/** A university as its page gets it: one language, the name of its city, and the cards of its relatives. */
export interface UniversityDetail
	extends Omit<Localized<University>, 'aliases' | 'related' | 'crest'> {
	crest: UniversityCard['crest']
	city: string
	feeSpan: UniversityCard['feeSpan']
	multipliers: Multipliers
	/** In whole ringgit, for the least expensive bachelor's programme, where it has one. */
	firstYear?: { low: number; high: number } | undefined
	related: Omit<Localized<UniversityCard>, 'search'>[]
	/** Its card for shared links is not drawn as it is now. */
	withoutCard?: true
}

/** A figure that nobody has confirmed yet is shown as indicative. */
export function isIndicative({ confidence }: { confidence: string }): boolean {
	return confidence === 'estimate' || confidence === 'sample'
}

/** A video of its own, or pictures of its own for the animated one: over the general drawing it would show nothing of the university. */
export function hasIntroduction({
	videoUrl,
	photos,
}: Pick<UniversityDetail, 'videoUrl' | 'photos'>): boolean {
	return videoUrl !== null || photos.some(({ scene, photo }) => photo || scene !== generalScene)
}

/** What the animated introduction says: who it is, three facts of its own, and what it costs. */
export function introductionOf(
	{ name, city, highlights, tuition }: UniversityDetail,
	t: TranslateIn<'universities'>,
	language: Language,
): string[] {
	const range = formatRinggitRange(language, tuition.min, tuition.max)
	return [
		t('video.opening', { name, city }),
		...highlights.slice(0, 3),
		t('video.closing', { range }),
	]
}
