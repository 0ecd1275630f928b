import { PictureScene } from '#app/components/scene.tsx'
import { PageHero } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'
import type { InstituteCard } from '#content/cards.ts'
import type { Localized } from '#domain/language.ts'

/** Three of the institutes look out of keel arches beside the heading, where there is room for them. */
export function InstitutesHero({ institutes }: { institutes: Localized<InstituteCard>[] }) {
	const t = useT('pages')
	return (
		<div className="relative overflow-hidden bg-surface-2">
			<PageHero title={t('institutes.heading')} lead={t('institutes.lead')} />
			<div
				className="wrap pointer-events-none absolute inset-x-0 bottom-0 hidden items-end justify-end gap-5 xl:flex"
				aria-hidden="true"
			>
				{institutes.slice(0, 3).map(({ id, photo }) => (
					<div key={id} className="keel h-40 w-42 overflow-hidden nth-2:h-46">
						{photo && <PictureScene picture={photo} alt="" sizes="170px" />}
					</div>
				))}
			</div>
		</div>
	)
}
