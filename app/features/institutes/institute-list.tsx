import Info from 'lucide-react/icons/info'
import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'
import type { InstituteCard as Institute } from '#content/cards.ts'
import type { Localized } from '#domain/language.ts'
import { InstituteCard } from './institute/card.tsx'

export function InstituteList({ institutes }: { institutes: Localized<Institute>[] }) {
	const t = useT('institutes')
	return (
		<section className="section-tight" aria-labelledby="institutes">
			<div className="wrap">
				<SectionHead
					id="institutes"
					eyebrow={t('list.eyebrow')}
					title={t('list.title')}
					lead={t('list.lead')}
				/>
				<ul className="grid gap-6 md:gap-8">
					{institutes.map((institute) => (
						<li key={institute.id}>
							<InstituteCard institute={institute} />
						</li>
					))}
				</ul>
				{institutes.some(({ indicative }) => indicative) && (
					<p className="mt-6 flex items-start gap-2 text-muted">
						<Info className="icon mt-1" aria-hidden="true" />
						{t('list.indicative')}
					</p>
				)}
			</div>
		</section>
	)
}
